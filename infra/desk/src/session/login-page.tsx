import { color, radius, space, type } from '@mall/design-tokens';
import { BrandMark, Button, Notice } from '@mall/ui-kit';
import { Field, Input } from '@mall/ui-kit/forms';
import { type FormEvent, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { call } from '../platform/call.ts';
import type { PlatformError } from '../platform/platform-error.ts';
import { useCaptcha } from './use-captcha.ts';

const captchaWords = { idle: '', working: '正在验证…', done: '验证通过', failed: '验证失败，请重试' };

/** The door: an operator's account and password, the code of the authenticator where it is asked for, a captcha that solves itself after several wrong ones. */
export function LoginPage({ onSignedIn }: { onSignedIn: () => void }) {
  const [account, setAccount] = useState('');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState<string>();
  const [failure, setFailure] = useState<PlatformError>();
  const [isBusy, setBusy] = useState(false);
  const captcha = useCaptcha();
  useEffect(() => {
    document.title = '登录 - 运维台';
  }, []);

  /** Sends the proof of a captcha where one is asked for: the work may have grown since the last try. */
  async function signIn() {
    const attempt = async () =>
      call('POST', 'login', { body: { account, password, ...(code ? { code } : {}), ...(await captcha.proof()) } });
    try {
      await attempt();
    } catch (error) {
      if (!String((error as PlatformError).details.reason ?? '').startsWith('CAPTCHA')) throw error;
      await captcha.prepare(account);
      await attempt();
    }
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    setFailure(undefined);
    try {
      await signIn();
      onSignedIn();
    } catch (error) {
      const refused = error as PlatformError;
      const { reason } = refused.details;
      if (reason === 'SECOND_STEP_NEEDED' || reason === 'SECOND_STEP_WRONG') setCode('');
      // Being asked for the code is no failure.
      if (reason !== 'SECOND_STEP_NEEDED') setFailure(refused);
      if (refused.details.isCaptchaNeeded === true) void captcha.prepare(account);
      else captcha.rest();
    } finally {
      setBusy(false);
    }
  }

  return (
    <Middle>
      <Form onSubmit={(event) => void submit(event)} aria-label="运维台登录">
        <header>
          <BrandMark size={28} />
          <div>
            <h1>百工商城运维台</h1>
            <p>员工账号登录，所有操作都会留下记录。</p>
          </div>
        </header>
        {failure && (
          <Notice tone="danger" live title={failure.message}>
            {failure.fix}
          </Notice>
        )}
        <Field label="账号">
          <Input value={account} autoComplete="username" autoFocus onChange={({ target }) => setAccount(target.value)} />
        </Field>
        <Field label="密码">
          <Input type="password" value={password} autoComplete="current-password" onChange={({ target }) => setPassword(target.value)} />
        </Field>
        {code !== undefined && (
          <Field label="验证码" hint="身份验证器上的6位数字">
            <Input
              value={code}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={6}
              autoFocus
              onChange={({ target }) => setCode(target.value.trim())}
            />
          </Field>
        )}
        <State role="status">{captchaWords[captcha.state]}</State>
        <Button variant="primary" type="submit" block busy={isBusy}>
          登录
        </Button>
        <a href="/">返回商城</a>
      </Form>
    </Middle>
  );
}

const Middle = styled.main`
  display: grid;
  justify-items: center;
  padding-top: 14vh;
`;
const Form = styled.form`
  display: grid;
  gap: ${space.lg};
  width: min(400px, 100vw - 32px);
  padding: ${space.section};
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${radius.lg};
  header { display: flex; gap: ${space.md}; align-items: center; margin-bottom: ${space.xs}; }
  header svg { color: ${color.accent}; }
  h1 { font-size: ${type.sizeTitle}; }
  header p, > a { color: ${color.inkSecond}; font-size: ${type.sizeTable}; }
  > a { justify-self: center; }
`;
const State = styled.p`
  color: ${color.inkSecond};
  font-size: ${type.sizeTable};
  &:empty { position: absolute; }
`;
