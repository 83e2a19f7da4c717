import { space } from '@mall/design-tokens';
import { Button, Notice } from '@mall/ui-kit';
import { type FormEvent, useState } from 'react';
import { styled } from 'styled-components';
import type { ShellPlatform } from '../../platform/create-platform.ts';
import { CaptchaField } from '../../session/login/captcha-field.tsx';
import { CodeField } from '../../session/login/code-field.tsx';
import type { SignedIn } from '../../session/login/finish-login.ts';
import { type LoginFailure, loginFailureOf } from '../../session/login/login-failure.ts';
import { type Problems, sendProblems, smsProblems } from '../../session/login/login-rules.ts';
import { PhoneField } from '../../session/login/phone-field.tsx';
import { useCaptcha } from '../../session/login/use-captcha.ts';
import { useSmsCode } from '../../session/login/use-sms-code.ts';

interface Props {
  platform: ShellPlatform;
  kpId: number;
  unBindToken: string;
  onSignedIn: (result: SignedIn) => void;
}

/** The number of the account and the code that was sent to it. */
export function BindForm({ platform, kpId, unBindToken, onSignedIn }: Props) {
  const [phone, setPhone] = useState('');
  const [code, setCode] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [problems, setProblems] = useState<Problems<LoginFailure['field']>>({});
  const captcha = useCaptcha(platform);
  const sms = useSmsCode(platform, captcha);
  const forget = (field: 'phone' | 'code') => setProblems(({ [field]: _, form: __, ...rest }) => rest);

  async function sendCode() {
    const found = sendProblems({ phone, captcha: captcha.answer }, captcha.isNeeded);
    setProblems(found);
    if (Object.keys(found).length) return;
    const failure = await sms.send(phone);
    if (failure) setProblems({ [failure.field]: failure.message });
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    const found = smsProblems({ phone, code, captcha: captcha.answer }, captcha.isNeeded);
    setProblems(found);
    if (Object.keys(found).length) return;
    setBusy(true);
    try {
      onSignedIn(
        await platform.sdk.account.registerBind({ kpid: kpId, unBindToken, cellPhone: phone, mobileCode: code, ...captcha.proof }),
      );
    } catch (error) {
      const failure = loginFailureOf(error);
      setProblems({ [failure.field]: failure.message });
      if (failure.needsCaptcha || captcha.isNeeded) await captcha.renew(phone);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Form onSubmit={submit} noValidate aria-label="绑定手机号">
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
      <Button variant="primary" size="lg" block type="submit" busy={isBusy}>
        绑定并登录
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: 14px;
  width: 420px;
  margin: ${space.section} auto 0;
`;
