import { color, space } from '@mall/design-tokens';
import { Button } from '@mall/ui-kit';
import { Input } from '@mall/ui-kit/forms';
import { type FormEvent, useState } from 'react';
import { styled } from 'styled-components';
import type { Who } from '../debug-settings.ts';
import { type PlatformError, platformCall } from '../platform-call.ts';
import { ControlGroup, Segments } from './control-group.tsx';

const whos = [
  { value: 'visitor', label: '访客' },
  { value: 'own', label: '本浏览器的登录' },
  { value: 'contact', label: '联系人…' },
] as const;

interface Contact {
  contactName: string;
  companyName: string;
}

/** Whom the area takes the visitor for. A contact person's account is entered with the operator's own password, and that is audited. */
export function WhoControls({ who, onWho }: { who: Who; onWho: (who: Who) => void }) {
  const [isEntering, setEntering] = useState(false);
  const [contact, setContact] = useState<Contact>();
  const [asksCode, setAsksCode] = useState(false);
  const [failure, setFailure] = useState<PlatformError>();
  const [isBusy, setBusy] = useState(false);

  const choose = (next: Who) => {
    setFailure(undefined);
    setEntering(next === 'contact');
    if (next !== 'contact') onWho(next);
  };
  async function enter(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setBusy(true);
    setFailure(undefined);
    try {
      const { cellPhone, password, code } = Object.fromEntries(form);
      setContact(await platformCall<Contact>('POST', 'contact', { cellPhone, password, ...(code ? { code } : {}) }));
      setEntering(false);
      onWho('contact');
    } catch (error) {
      const refused = error as PlatformError;
      if (refused.details.reason === 'SECOND_STEP_NEEDED') setAsksCode(true);
      setFailure(refused);
    } finally {
      setBusy(false);
    }
  }

  return (
    <ControlGroup label="身份">
      <Segments choices={whos} value={isEntering ? 'contact' : who} onChoose={choose} />
      {isEntering ? (
        <Form onSubmit={enter} aria-label="进入联系人的账户">
          <Input
            size="sm"
            name="cellPhone"
            aria-label="联系人手机号"
            placeholder="联系人手机号"
            inputMode="numeric"
            autoComplete="off"
            required
          />
          <Input
            size="sm"
            name="password"
            type="password"
            aria-label="您的员工密码"
            placeholder="您的员工密码"
            autoComplete="off"
            required
          />
          {asksCode ? (
            <Input
              size="sm"
              name="code"
              aria-label="身份验证器上的验证码"
              placeholder="6位验证码"
              inputMode="numeric"
              maxLength={6}
              autoComplete="one-time-code"
              autoFocus
              required
            />
          ) : null}
          <Button size="sm" type="submit" busy={isBusy}>
            进入
          </Button>
        </Form>
      ) : null}
      {who === 'contact' && !isEntering ? (
        <Entered>{contact ? `${contact.contactName}，${contact.companyName}` : '已进入的联系人'}</Entered>
      ) : null}
      <span role="alert">{failure ? <Failure>{failure.message}</Failure> : null}</span>
    </ControlGroup>
  );
}

const Form = styled.form`
  display: flex;
  gap: ${space.sm};
  & > input {
    width: 124px;
  }
`;
const Entered = styled.span`
  color: ${color.warning};
`;
const Failure = styled.span`
  color: ${color.danger};
`;
