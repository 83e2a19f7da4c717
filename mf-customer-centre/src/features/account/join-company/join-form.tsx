import { space } from '@mall/design-tokens';
import { isStrongPassword } from '@mall/domain/account';
import { OwnCode } from '@mall/mall-parts/account/phone-code';
import { call, useCall, usePlatform } from '@mall/mf-kit';
import { useWrite } from '@mall/mf-kit/write';
import { Button } from '@mall/ui-kit';
import { Checkbox, Field, Input } from '@mall/ui-kit/forms';
import { type FormEvent, useState } from 'react';
import { styled } from 'styled-components';

/** The code, a password where one is wanted, and the agreements; then they are in. */
export function JoinForm({ token, cellPhone }: { token: string; cellPhone: string }) {
  const { sdk } = usePlatform();
  const { data: agreements = [] } = useCall(call('content.getAgreementsInForce'));
  const [typed, setTyped] = useState({ mobileCode: '', password: '', isAgreed: false });
  const [fault, setFault] = useState<{ field: 'mobileCode' | 'password' | 'isAgreed'; text: string }>();
  const joining = useWrite();
  const set = (more: Partial<typeof typed>) => {
    setTyped((before) => ({ ...before, ...more }));
    setFault(undefined);
  };
  const errorOf = (field: string) => (fault?.field === field ? fault.text : undefined);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const { mobileCode, password, isAgreed } = typed;
    if (!/^\d{6}$/.test(mobileCode)) return setFault({ field: 'mobileCode', text: '请输入6位短信验证码' });
    if (password && !isStrongPassword(password)) return setFault({ field: 'password', text: '密码须为8至20位，并同时包含字母和数字' });
    if (!isAgreed) return setFault({ field: 'isAgreed', text: '请阅读并同意协议' });
    const seen = agreements.map(({ type, version }) => ({ type, version }));
    const input = { invitation: token, mobileCode, agreements: seen, ...(password ? { password } : {}) };
    const { answer } = await joining.run(input, () => sdk.account.acceptKpInvitation(input));
    if (answer) location.assign('/customer/personCenter');
    return undefined;
  }
  return (
    <Form onSubmit={submit} noValidate aria-label="加入企业">
      <p>验证码将发送到 {cellPhone}</p>
      <OwnCode
        value={typed.mobileCode}
        error={errorOf('mobileCode')}
        onChange={(mobileCode) => set({ mobileCode })}
        send={(proof) => sdk.account.sendKpInvitationCode({ invitation: token, ...proof })}
      />
      <Field label="登录密码" error={errorOf('password')} hint="选填，8至20位，同时包含字母和数字；不填可用短信登录">
        <Input
          type="password"
          autoComplete="new-password"
          maxLength={20}
          value={typed.password}
          onChange={({ target }) => set({ password: target.value })}
        />
      </Field>
      <Checkbox
        label={
          <>
            已阅读并同意
            {agreements.map(({ type, title }) => (
              <a key={type} href={`/t/agreement/${type}`} target="_blank" rel="noreferrer">
                《{title}》
              </a>
            ))}
          </>
        }
        checked={typed.isAgreed}
        onCheckedChange={(isAgreed) => set({ isAgreed })}
      />
      <p role="alert">{errorOf('isAgreed') ?? joining.failure}</p>
      <Button variant="primary" size="lg" block type="submit" busy={joining.isBusy}>
        加入企业
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${space.lg};
  & > [role='alert']:empty {
    display: none;
  }
`;
