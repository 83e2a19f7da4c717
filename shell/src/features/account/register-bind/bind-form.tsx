import { below, space } from '@mall/design-tokens';
import { PhoneCodeFields, usePhoneCode } from '@mall/mall-parts/account/phone-code';
import { Button } from '@mall/ui-kit';
import { type FormEvent, useState } from 'react';
import { styled } from 'styled-components';
import type { ShellPlatform } from '../../../platform/shell-platform.ts';
import type { SignedIn } from '../../../session/login/finish-login.ts';
import { loginFailureOf } from '../../../session/login/login-failure.ts';

interface Props {
  platform: ShellPlatform;
  kpId: number;
  unBindToken: string;
  onSignedIn: (result: SignedIn) => void;
}

/** The number of the account and the code that was sent to it. */
export function BindForm({ platform, kpId, unBindToken, onSignedIn }: Props) {
  const form = usePhoneCode(platform, { readFailure: loginFailureOf });
  const [isBusy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!form.check()) return;
    const { phone, code, captcha } = form;
    setBusy(true);
    try {
      const input = { kpid: kpId, unBindToken, cellPhone: phone, mobileCode: code };
      onSignedIn(await captcha.run(phone, (proof) => platform.sdk.account.registerBind({ ...input, ...proof })));
    } catch (error) {
      form.refuse(error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Form onSubmit={submit} noValidate aria-label="绑定手机号">
      <PhoneCodeFields form={form} />
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
  ${below.tablet} {
    width: auto;
    margin-top: ${space.lg};
  }
`;
