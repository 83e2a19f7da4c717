import { color, radius, space, type } from '@mall/design-tokens';
import { Link, usePlatform, useSearchParams } from '@mall/mf-kit';
import { failureOf } from '@mall/mf-kit/write';
import { Button, ButtonLink, Notice, SuccessIcon } from '@mall/ui-kit';
import { Field, Input } from '@mall/ui-kit/forms';
import { type FormEvent, useState } from 'react';
import { styled } from 'styled-components';
import { emptyReset, faultOf, type ResetFaults, type ResetForm, resetFaults, sendFaults } from './reset-rules.ts';
import { useSmsCode } from './use-sms-code.ts';

const digits = (text: string, most: number) => text.replace(/\D/g, '').slice(0, most);

/** /customer/forgetpassword?cellphone=… A new password by a code to the phone. */
export default function ForgetPasswordPage() {
  const { sdk } = usePlatform();
  const [query] = useSearchParams();
  const [form, setForm] = useState<ResetForm>({ ...emptyReset, phone: digits(query.get('cellphone') ?? '', 11) });
  const [faults, setFaults] = useState<ResetFaults>({});
  const [isBusy, setBusy] = useState(false);
  const [isDone, setDone] = useState(false);
  const sms = useSmsCode();
  const set = (field: keyof ResetForm, value: string) => {
    setForm((before) => ({ ...before, [field]: value }));
    setFaults(({ [field]: _, form: __, ...rest }) => rest);
  };

  async function send() {
    const found = sendFaults(form, sms.challenge !== undefined);
    setFaults(found);
    if (Object.keys(found).length === 0) setFaults(await sms.send(form.phone, form.captcha));
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    const found = resetFaults(form);
    setFaults(found);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    try {
      const input = { cellPhone: form.phone, mobileCode: form.code, password: form.password };
      await sdk.account.resetPassword({ ...input, ...sms.proof(form.captcha) });
      setDone(true);
    } catch (error) {
      const failure = failureOf(error);
      setFaults(faultOf(failure));
      setForm((before) => ({ ...before, captcha: '' }));
      await sms.renewAfter(failure, form.phone);
    } finally {
      setBusy(false);
    }
  }

  if (isDone)
    return (
      <Card aria-label="找回密码">
        <Done role="status">
          <SuccessIcon size={48} strokeWidth={1} />
          <h1>密码已更新</h1>
          <p>其他设备上的登录已失效，请用新密码登录</p>
          <ButtonLink as={Link} to="/login" variant="primary" size="lg">
            去登录
          </ButtonLink>
        </Done>
      </Card>
    );
  return (
    <Card aria-labelledby="forget-password-title">
      <h1 id="forget-password-title">找回密码</h1>
      <p>验证手机号后设置新的登录密码</p>
      <form onSubmit={submit} noValidate aria-label="找回密码">
        {faults.form && (
          <Notice tone="danger" live>
            {faults.form}
          </Notice>
        )}
        <Field label="手机号" error={faults.phone}>
          <Input
            type="tel"
            inputMode="numeric"
            autoComplete="tel-national"
            name="phone"
            placeholder="11位手机号"
            prefix="+86"
            value={form.phone}
            onChange={(event) => set('phone', digits(event.target.value, 11))}
          />
        </Field>
        {sms.challenge && (
          <Row>
            <Field label="图形验证码" error={faults.captcha}>
              <Input
                value={form.captcha}
                maxLength={6}
                autoComplete="off"
                placeholder="请输入图中字符"
                onChange={(event) => set('captcha', event.target.value)}
              />
            </Field>
            <Another type="button" aria-label="看不清，换一张" onClick={() => void sms.renew(form.phone)}>
              <img src={sms.challenge.image} alt="图形验证码" width={126} height={36} />
            </Another>
          </Row>
        )}
        <Row>
          <Field label="短信验证码" error={faults.code}>
            <Input
              inputMode="numeric"
              autoComplete="one-time-code"
              name="code"
              placeholder="6位验证码"
              value={form.code}
              onChange={(event) => set('code', digits(event.target.value, 6))}
            />
          </Field>
          <Send busy={sms.isSending} disabled={sms.left > 0} onClick={() => void send()}>
            {sms.left > 0 ? `${sms.left} 秒后重发` : sms.wasSent ? '重新发送' : '获取验证码'}
          </Send>
        </Row>
        <Field label="新密码" error={faults.password} hint="8至20位，同时包含字母和数字">
          <Input
            type="password"
            autoComplete="new-password"
            name="password"
            maxLength={20}
            value={form.password}
            onChange={(event) => set('password', event.target.value)}
          />
        </Field>
        <Field label="确认新密码" error={faults.repeated}>
          <Input
            type="password"
            autoComplete="new-password"
            name="repeated"
            maxLength={20}
            value={form.repeated}
            onChange={(event) => set('repeated', event.target.value)}
          />
        </Field>
        <Button variant="primary" size="lg" block type="submit" busy={isBusy}>
          设置新密码
        </Button>
        <Link to="/login">想起密码了，去登录</Link>
      </form>
    </Card>
  );
}

const Card = styled.section`
  width: 440px;
  margin: ${space.section} auto 0;
  padding: ${space.section};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
  & > h1 {
    font-size: ${type.sizeTitle};
  }
  & > p {
    padding-bottom: ${space.xl};
    color: ${color.inkSecond};
    font-size: ${type.sizeTable};
  }
  & > form {
    display: grid;
    gap: ${space.lg};
  }
  & > form > a {
    justify-self: center;
    font-size: ${type.sizeTable};
  }
`;
const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 128px;
  gap: ${space.md};
`;
const Send = styled(Button)`
  margin-top: 24px;
  padding: 0;
`;
const Another = styled.button`
  height: 36px;
  margin-top: 24px;
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
`;
const Done = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space.md};
  & > svg {
    color: ${color.success};
  }
  & > h1 {
    font-size: ${type.sizeTitle};
  }
  & > p {
    padding-bottom: ${space.md};
    color: ${color.inkSecond};
  }
`;
