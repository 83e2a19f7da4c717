import { Button, Notice } from '@mall/ui-kit';
import { type FormEvent, useState } from 'react';
import { styled } from 'styled-components';
import type { ShellPlatform } from '../../platform/create-platform.ts';
import { AgreementBox, AgreementReminder } from './agreement.tsx';
import { CaptchaField } from './captcha-field.tsx';
import { CodeField } from './code-field.tsx';
import type { SignedIn } from './finish-login.ts';
import { type LoginFailure, loginFailureOf } from './login-failure.ts';
import { type Problems, sendProblems, smsProblems } from './login-rules.ts';
import { keepRegistration } from './pending-registration.ts';
import { PhoneField } from './phone-field.tsx';
import { useCaptcha } from './use-captcha.ts';
import { useSmsCode } from './use-sms-code.ts';

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
  const [phone, setPhone] = useState(startPhone);
  const [code, setCode] = useState('');
  const [isTicked, setTicked] = useState(false);
  const [isReminding, setReminding] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problems, setProblems] = useState<Problems<'phone' | 'code' | 'captcha' | 'form' | 'password'>>({});
  const captcha = useCaptcha(platform);
  const sms = useSmsCode(platform, captcha);
  const forget = (field: 'phone' | 'code') => setProblems(({ [field]: _, form: __, ...rest }) => rest);
  const showFailure = ({ field, message }: LoginFailure) => setProblems({ [field]: message });

  async function sendCode() {
    const found = sendProblems({ phone, captcha: captcha.answer }, captcha.isNeeded);
    setProblems(found);
    if (Object.keys(found).length) return;
    const failure = await sms.send(phone);
    if (failure) showFailure(failure);
  }

  async function signIn() {
    setBusy(true);
    try {
      const { account } = platform.sdk;
      const input = { userName: phone, mobileCode: code, ...captcha.proof };
      onSignedIn(await (unionId ? account.loginUnBindForCode({ ...input, unionId }) : account.loginByCode(input)));
    } catch (error) {
      const failure = loginFailureOf(error);
      if (failure.registerToken) {
        keepRegistration({ token: failure.registerToken, phone });
        return onRegister();
      }
      showFailure(failure);
      if (failure.needsCaptcha || captcha.isNeeded) await captcha.renew(phone);
    } finally {
      setBusy(false);
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const found = smsProblems({ phone, code, captcha: captcha.answer }, captcha.isNeeded);
    setProblems(found);
    if (Object.keys(found).length) return;
    if (isTicked) void signIn();
    else setReminding(true);
  }

  return (
    <Form onSubmit={submit} noValidate aria-label="短信登录">
      {problems.form && (
        <Notice tone="danger" live>
          {problems.form}
        </Notice>
      )}
      <PhoneField
        value={phone}
        error={problems.phone}
        onChange={(next) => {
          setPhone(next);
          forget('phone');
        }}
      />
      <CaptchaField captcha={captcha} phone={phone} error={problems.captcha} />
      <CodeField
        value={code}
        error={problems.code}
        onChange={(next) => {
          setCode(next);
          forget('code');
        }}
        onSend={() => void sendCode()}
        isSending={sms.isSending}
        left={sms.left}
        wasSent={sms.wasSent}
      />
      <AgreementBox isTicked={isTicked} onChange={setTicked} />
      <Button variant="primary" size="lg" block type="submit" busy={isBusy}>
        {submitText}
      </Button>
      <AgreementReminder
        isOpen={isReminding}
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
