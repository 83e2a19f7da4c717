import { PhoneCodeFields, usePhoneCode } from '@mall/mall-parts/account/phone-code';
import { Button } from '@mall/ui-kit';
import { type FormEvent, useState } from 'react';
import { styled } from 'styled-components';
import type { ShellPlatform } from '../../platform/shell-platform.ts';
import { AgreementBox, AgreementReminder } from './agreement.tsx';
import type { SignedIn } from './finish-login.ts';
import { loginFailureOf } from './login-failure.ts';
import { keepRegistration } from './pending-registration.ts';
import { useAgreements } from './use-agreements.ts';

interface Props {
  platform: ShellPlatform;
  onSignedIn: (result: SignedIn) => void;
  /** The number has no account: it was verified, and registration goes on. */
  onRegister: () => void;
  submitText?: string;
  /** A number typed elsewhere. */
  startPhone?: string;
  /** Proof of a WeChat identity that is bound by this login. */
  unionId?: string;
}

/** 短信登录/注册: number, code, agreement. A number without an account goes on to registration. */
export function SmsForm({ platform, onSignedIn, onRegister, submitText = '登录 / 注册', startPhone = '', unionId }: Props) {
  const form = usePhoneCode(platform, { startPhone, readFailure: loginFailureOf });
  const agreements = useAgreements();
  const [isTicked, setTicked] = useState(false);
  const [isReminding, setReminding] = useState(false);
  const [isBusy, setBusy] = useState(false);

  async function signIn() {
    const { phone, code, captcha } = form;
    const { ticked } = agreements;
    setBusy(true);
    try {
      const { account } = platform.sdk;
      const result = await captcha.run(phone, (proof) => {
        const input = { userName: phone, mobileCode: code, agreements: ticked, ...proof };
        return unionId ? account.loginUnBindForCode({ ...input, unionId }) : account.loginByCode(input);
      });
      onSignedIn(result);
    } catch (error) {
      const { registerToken } = loginFailureOf(error);
      if (registerToken) {
        keepRegistration({ token: registerToken, phone, agreements: ticked });
        return onRegister();
      }
      if (agreements.learn(error, ticked)) {
        setTicked(false);
        setReminding(true);
      } else form.refuse(error);
    } finally {
      setBusy(false);
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!form.check()) return;
    if (isTicked) void signIn();
    else setReminding(true);
  }

  return (
    <Form onSubmit={submit} noValidate aria-label="短信登录">
      <PhoneCodeFields form={form} />
      <AgreementBox isTicked={isTicked} versions={agreements.ticked} onChange={setTicked} />
      <Button variant="primary" size="lg" block type="submit" busy={isBusy}>
        {submitText}
      </Button>
      <AgreementReminder
        isOpen={isReminding}
        changed={agreements.changed}
        onClose={() => setReminding(false)}
        onAgree={() => {
          setTicked(true);
          void signIn();
        }}
      />
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: 14px;
`;
