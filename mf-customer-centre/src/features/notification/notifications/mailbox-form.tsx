import { below, color, space, type } from '@mall/design-tokens';
import { call, useCall, usePlatform } from '@mall/mf-kit';
import { useWrite } from '@mall/mf-kit/write';
import { Button, Skeleton } from '@mall/ui-kit';
import { Field, Input } from '@mall/ui-kit/forms';
import { type FormEvent, useState } from 'react';
import { styled } from 'styled-components';

/** Where mail goes (rule notification 9): an address, and the code that was sent there. */
export function MailboxForm() {
  const { sdk, notify } = usePlatform();
  const { data, show } = useCall(call('notification.getMailbox'));
  const [typed, setTyped] = useState('');
  const [code, setCode] = useState('');
  const saving = useWrite();
  if (!data) return <Skeleton lines={1} />;

  async function save(address: string) {
    const { answer } = await saving.run({ address, at: Date.now() }, (options) => sdk.notification.saveMailbox({ address }, options));
    if (!answer) return;
    show(answer);
    setCode('');
    if (address) notify({ tone: 'success', text: '验证码已发送到邮箱' });
  }
  async function confirm() {
    const { answer } = await saving.run({ code }, (options) => sdk.notification.confirmMailbox({ code }, options));
    if (!answer) return;
    show(answer);
    setTyped('');
    notify({ tone: 'success', text: '邮箱已确认' });
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void (data.wanted ? confirm() : save(typed.trim()));
  };
  return (
    <Form aria-label="接收消息的邮箱" onSubmit={submit}>
      <p>
        {data.address ? (
          <>
            邮件发到 <b>{data.address}</b>
            <Button variant="link" size="sm" disabled={saving.isBusy} onClick={() => void save('')}>
              不再收邮件
            </Button>
          </>
        ) : (
          '还没有邮箱，邮件提醒在确认邮箱后生效'
        )}
      </p>
      {data.wanted ? (
        <div>
          <Field label={`发到 ${data.wanted} 的验证码`} error={saving.failure || undefined}>
            <Input
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={6}
              value={code}
              onChange={(event) => setCode(event.target.value)}
            />
          </Field>
          <Button type="submit" busy={saving.isBusy} disabled={!/^\d{6}$/.test(code)}>
            确认邮箱
          </Button>
          <Button variant="link" disabled={saving.isBusy} onClick={() => void save(data.wanted)}>
            重新发送
          </Button>
        </div>
      ) : (
        <div>
          <Field label={data.address ? '换一个邮箱' : '邮箱'} error={saving.failure || undefined}>
            <Input type="email" autoComplete="email" maxLength={100} value={typed} onChange={(event) => setTyped(event.target.value)} />
          </Field>
          <Button type="submit" busy={saving.isBusy} disabled={!/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(typed.trim())}>
            发送验证码
          </Button>
        </div>
      )}
    </Form>
  );
}

const Form = styled.form`
  padding-bottom: ${space.lg};
  font-size: ${type.sizeTable};
  & > p {
    color: ${color.inkSecond};
  }
  & > p > b {
    margin-right: ${space.sm};
    color: ${color.ink};
    overflow-wrap: anywhere;
  }
  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: flex-end;
    gap: ${space.sm};
    max-width: 520px;
    padding-top: ${space.sm};
  }
  & > div > :first-child {
    flex: 1 1 240px;
  }
  ${below.tablet} {
    & button {
      min-height: 44px;
    }
  }
`;
