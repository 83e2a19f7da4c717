import { below, color, space, type } from '@mall/design-tokens';
import { PhoneCodeFields, type Problems, phoneDigits, usePhoneCode } from '@mall/mall-parts/account/phone-code';
import { Link, usePlatform, useSearchParams } from '@mall/mf-kit';
import { useWrite } from '@mall/mf-kit/write';
import { Button, ButtonLink, SuccessIcon } from '@mall/ui-kit';
import { Field, Input } from '@mall/ui-kit/forms';
import { type FormEvent, useState } from 'react';
import { styled } from 'styled-components';
import { NarrowCard } from '../../../parts/narrow-card.ts';
import { type NewPassword, passwordFaults } from './reset-rules.ts';

/** /customer/forgetpassword?cellphone=… A new password by a code to the phone. */
export default function ForgetPasswordPage() {
  const platform = usePlatform();
  const [query] = useSearchParams();
  const form = usePhoneCode(platform, { startPhone: phoneDigits(query.get('cellphone') ?? '') });
  const [typed, setTyped] = useState<NewPassword>({ password: '', repeated: '' });
  const [faults, setFaults] = useState<Problems<keyof NewPassword>>({});
  const [isDone, setDone] = useState(false);
  const resetting = useWrite({ onFailure: form.refuse });
  const set = (field: keyof NewPassword, value: string) => {
    setTyped((before) => ({ ...before, [field]: value }));
    setFaults(({ [field]: _, ...rest }) => rest);
    form.forget('password');
  };

  async function submit(event: FormEvent) {
    event.preventDefault();
    const found = passwordFaults(typed);
    setFaults(found);
    if (!form.check() || Object.keys(found).length > 0) return;
    const { phone, code, captcha } = form;
    const input = { cellPhone: phone, mobileCode: code, password: typed.password };
    const { answer } = await resetting.run('reset', () =>
      captcha.run(phone, (proof) => platform.sdk.account.resetPassword({ ...input, ...proof })),
    );
    if (answer) setDone(true);
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
        <PhoneCodeFields form={form} side={128} />
        <Field label="新密码" error={faults.password ?? form.problems.password} hint="8至20位，同时包含字母和数字">
          <Input
            type="password"
            autoComplete="new-password"
            name="password"
            maxLength={20}
            value={typed.password}
            onChange={(event) => set('password', event.target.value)}
          />
        </Field>
        <Field label="确认新密码" error={faults.repeated}>
          <Input
            type="password"
            autoComplete="new-password"
            name="repeated"
            maxLength={20}
            value={typed.repeated}
            onChange={(event) => set('repeated', event.target.value)}
          />
        </Field>
        <Button variant="primary" size="lg" block type="submit" busy={resetting.isBusy}>
          设置新密码
        </Button>
        <Link to="/login">想起密码了，去登录</Link>
      </form>
    </Card>
  );
}

const Card = styled(NarrowCard)`
  & > form {
    display: grid;
    gap: ${space.lg};
  }
  & > form > a {
    justify-self: center;
    font-size: ${type.sizeTable};
  }
  ${below.tablet} {
    & > form > a {
      padding: 12px;
    }
  }
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
