import { below, space, type } from '@mall/design-tokens';
import { CaptchaStatus, PhoneField, type Problems, type RefusedField, useCaptcha } from '@mall/mall-parts/account/phone-code';
import { Button, EyeIcon, EyeOffIcon, IconButton, Notice } from '@mall/ui-kit';
import { Field, Input } from '@mall/ui-kit/forms';
import { type FormEvent, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { ShellPlatform } from '../../platform/shell-platform.ts';
import { useSiteFacts } from '../../platform/site-facts.ts';
import type { SignedIn } from './finish-login.ts';
import { loginFailureOf } from './login-failure.ts';
import { longest, passwordProblems } from './login-rules.ts';

const resetPath = '/customer/forgetpassword';

interface Props {
  platform: ShellPlatform;
  onSignedIn: (result: SignedIn) => void;
  /** The password is right, but the mall chose it. */
  onGenerated: (phone: string) => void;
  onUseSms?: () => void;
  /** Proof of a WeChat identity that is bound by this login. */
  unionId?: string;
}

/** 密码登录. A wrong password offers the ways out: a new password, or a code by SMS. */
export function PasswordForm({ platform, onSignedIn, onGenerated, onUseSms, unionId }: Props) {
  const { hasPage } = useSiteFacts();
  const [phone, setPhone] = useState('');
  const [password, setPassword] = useState('');
  const [isVisible, setVisible] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [offersReset, setOffersReset] = useState(false);
  const [problems, setProblems] = useState<Problems<RefusedField>>({});
  const captcha = useCaptcha(platform, 'login');
  const passwordInput = useRef<HTMLInputElement>(null);

  function typePhone(next: string) {
    setPhone(next);
    setProblems(({ phone: _, form: __, ...rest }) => rest);
    if (next.length === 11 && next !== phone) passwordInput.current?.focus();
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    const found = passwordProblems({ phone, password });
    setProblems(found);
    if (Object.keys(found).length) return;
    setBusy(true);
    try {
      const { account } = platform.sdk;
      const result = await captcha.run(phone, (proof) => {
        const input = { username: phone, password, ...proof };
        return unionId ? account.loginUnBind({ ...input, unionId }) : account.login(input);
      });
      onSignedIn(result);
    } catch (error) {
      const failure = loginFailureOf(error);
      if (failure.isPasswordGenerated) return onGenerated(phone);
      setProblems({ [failure.field]: failure.message });
      setOffersReset(failure.offersReset);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Form onSubmit={submit} noValidate aria-label="密码登录">
      {problems.form && (
        <Notice tone="danger" live>
          {problems.form}
        </Notice>
      )}
      <PhoneField value={phone} error={problems.phone} onChange={typePhone} autoComplete="username" />
      <Field label="密码" error={problems.password}>
        <Input
          ref={passwordInput}
          type={isVisible ? 'text' : 'password'}
          autoComplete="current-password"
          name="password"
          maxLength={longest.password}
          placeholder="登录密码"
          value={password}
          suffix={
            <IconButton
              label={isVisible ? '隐藏密码' : '显示密码'}
              icon={isVisible ? <EyeOffIcon /> : <EyeIcon />}
              pressed={isVisible}
              onClick={() => setVisible(!isVisible)}
            />
          }
          onChange={(event) => {
            setPassword(event.target.value);
            setProblems(({ password: _, form: __, ...rest }) => rest);
          }}
        />
      </Field>
      <CaptchaStatus captcha={captcha} error={problems.captcha} />
      <Ways>
        {hasPage(resetPath) && <a href={`${resetPath}${phone ? `?cellphone=${phone}` : ''}`}>{offersReset ? '重设密码' : '忘记密码'}</a>}
        {onUseSms && (
          <button type="button" onClick={onUseSms}>
            用短信验证码登录
          </button>
        )}
      </Ways>
      <Button variant="primary" size="lg" block type="submit" busy={isBusy}>
        {unionId ? '下一步' : '登录'}
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: 14px;
`;
const Ways = styled.p`
  display: flex;
  gap: ${space.lg};
  min-height: 22px;
  font-size: ${type.sizeTable};
  & > button {
    margin-left: auto;
    color: var(--color-accent);
  }
  ${below.tablet} {
    & > * {
      min-height: 44px;
    }
  }
`;
