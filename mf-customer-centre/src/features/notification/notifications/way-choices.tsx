import { below, color, space, type } from '@mall/design-tokens';
import { Panel } from '@mall/mall-parts/account';
import { type CallOutput, useCall, usePlatform } from '@mall/mf-kit';
import { useWrite } from '@mall/mf-kit/write';
import { ErrorPanel, Skeleton } from '@mall/ui-kit';
import { Checkbox } from '@mall/ui-kit/forms';
import { styled } from 'styled-components';
import { MailboxForm } from './mailbox-form.tsx';
import { choicesCall } from './notification-filters.ts';

type Choice = CallOutput<'notification.getNotificationChoices'>[number];

/** Which kinds come by SMS and by mail too (rule notification 5): kept at each tick, and put back where that failed. */
export function WayChoices() {
  const { sdk, notify } = usePlatform();
  const { data, error, refresh, show } = useCall(choicesCall());
  const saving = useWrite({
    onFailure({ message }) {
      notify({ tone: 'danger', text: message });
      return refresh();
    },
  });
  async function choose(all: readonly Choice[], { kind }: Choice, chosen: { bySms: boolean } | { byMail: boolean }) {
    show(all.map((one) => (one.kind === kind ? { ...one, ...chosen } : one)));
    const choices = [{ kind, ...chosen }];
    const { answer } = await saving.run(choices, (options) => sdk.notification.saveNotificationChoices({ choices }, options));
    if (answer) show(answer);
  }
  return (
    <Panel title="短信与邮件提醒" note="商城内的消息始终保留，这里选择哪些同时发到您的手机和邮箱">
      <MailboxForm />
      {data ? (
        <Kinds>
          {data.map((one) => (
            <li key={one.kind}>
              <b>{one.kindName}</b>
              <Checkbox
                label="短信"
                aria-label={`${one.kindName}发短信`}
                checked={one.bySms}
                disabled={saving.isBusy}
                onCheckedChange={(bySms) => void choose(data, one, { bySms })}
              />
              <Checkbox
                label="邮件"
                aria-label={`${one.kindName}发邮件`}
                checked={one.byMail}
                disabled={saving.isBusy}
                onCheckedChange={(byMail) => void choose(data, one, { byMail })}
              />
            </li>
          ))}
        </Kinds>
      ) : error ? (
        <ErrorPanel error={error} onRetry={refresh} />
      ) : (
        <Skeleton lines={2} />
      )}
    </Panel>
  );
}

const Kinds = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(280px, 1fr));
  gap: 0 ${space.xxl};
  font-size: ${type.sizeTable};
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto auto;
    align-items: center;
    gap: ${space.lg};
    min-height: 36px;
    border-bottom: 1px solid ${color.line};
  }
  & b {
    font-weight: ${type.weightText};
  }
  ${below.tablet} {
    grid-template-columns: minmax(0, 1fr);
    & > li {
      min-height: 44px;
    }
  }
`;
