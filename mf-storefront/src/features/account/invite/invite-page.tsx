import { below, color, radius, space, type } from '@mall/design-tokens';
import { Link, useCall, useNavigate, useParams, usePlatform } from '@mall/mf-kit';
import { useWrite } from '@mall/mf-kit/write';
import { Body, Breadcrumb, Button, ErrorPanel, Notice, PageSkeleton } from '@mall/ui-kit';
import { Field, Input } from '@mall/ui-kit/forms';
import { type FormEvent, useState } from 'react';
import { styled } from 'styled-components';
import { inviteCall } from './invite-call.ts';

const gains = [
  ['专属顾问', '选型、询价、订单由邀请您的顾问跟进'],
  ['企业价格', '注册后即可查看价格、库存与货期'],
  ['账期采购', '通过审核后先货后款，按月对账开票'],
] as const;

/** /invite/{code} of somebody of staff; without a code, or with one that is none, it asks for it (rule login 63). */
export default function InvitePage() {
  const { code } = useParams();
  const { sdk, navigate: goTo } = usePlatform();
  const navigate = useNavigate();
  const read = inviteCall(code);
  const { data, error, refresh } = useCall(read ?? null);
  const [typed, setTyped] = useState(code?.slice(0, 14) ?? '');
  const opening = useWrite();
  const isUnknown = !!code && (!read || error?.reason === 'INVITATION_UNKNOWN');

  async function register() {
    const { answer } = await opening.run(['openInvitation', code], () => sdk.account.openInvitation({ code: code! }));
    if (answer) goTo(answer.path);
  }
  function look(event: FormEvent) {
    event.preventDefault();
    const given = typed.replaceAll(/[\s-]/g, '').toUpperCase();
    if (given) void navigate(`/invite/${encodeURIComponent(given)}`);
  }
  function face() {
    if (read && !data && !error) return <PageSkeleton what="邀请" variant="panel" count={4} />;
    if (error && !isUnknown) return <ErrorPanel error={error} onRetry={() => void refresh()} />;
    if (data)
      return (
        <>
          <h1>{data.staffName} 邀请您注册百工商城</h1>
          <p>注册企业账号后，{data.staffName} 是您的专属顾问。</p>
          <Button variant="primary" size="lg" busy={opening.isBusy} onClick={() => void register()}>
            注册企业账号
          </Button>
          {opening.failure && (
            <Notice tone="danger" live>
              {opening.failure}
            </Notice>
          )}
        </>
      );
    return (
      <>
        <h1>凭邀请码注册</h1>
        <p>{isUnknown ? '这个邀请码无效，或邀请人已经离职，请核对后重新填写。' : '填写顾问给您的 10 位邀请码。'}</p>
        <form onSubmit={look} aria-label="邀请码">
          <Field label="邀请码">
            <Input value={typed} maxLength={14} autoCapitalize="characters" onChange={({ target }) => setTyped(target.value)} />
          </Field>
          <Button variant="primary" type="submit">
            下一步
          </Button>
        </form>
        <Link to="/register">没有邀请码，直接注册</Link>
      </>
    );
  }
  return (
    <Body>
      <Breadcrumb linkAs={Link} items={[{ label: '首页', href: '/' }, { label: '邀请注册' }]} />
      <Root>
        <div>{face()}</div>
        <dl>
          {gains.map(([name, text]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </Root>
    </Body>
  );
}

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 320px;
  gap: ${space.section};
  margin: ${space.sm} 0 ${space.xxl};
  padding: ${space.section};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
  & > div:first-child { display: grid; align-content: start; justify-items: start; gap: ${space.md}; }
  & h1 { font-size: ${type.sizeDisplay}; line-height: ${type.lineTitle}; }
  & p { color: ${color.inkSecond}; }
  & form { display: grid; gap: ${space.md}; width: min(100%, 320px); }
  & form + a { padding-block: 12px; }
  & > dl { margin: 0; padding-left: ${space.xxl}; border-left: 1px solid ${color.line}; }
  & dt { padding-top: ${space.sm}; font-weight: ${type.weightStrong}; }
  & dd { margin: 0; padding-bottom: ${space.sm}; color: ${color.inkSecond}; font-size: ${type.sizeTable}; }
  ${below.tablet} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.xl};
    padding: ${space.lg};
    & > dl { padding: ${space.md} 0 0; border-top: 1px solid ${color.line}; border-left: 0; }
    & form > button { min-height: 44px; }
  }
`;
