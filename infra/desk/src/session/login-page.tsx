import { color, radius, space, type } from '@mall/design-tokens';
import { BrandMark, Button, Notice } from '@mall/ui-kit';
import { Field, Input } from '@mall/ui-kit/forms';
import { type FormEvent, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { call } from '../platform/call.ts';
import type { PlatformError } from '../platform/platform-error.ts';
import { useCaptcha } from './use-captcha.ts';

/** The door: an operator's account and password, a picture to read after several wrong ones. */
export function LoginPage({ onSignedIn }: { onSignedIn: () => void }) {
  const [account, setAccount] = useState('');
  const [password, setPassword] = useState('');
  const [failure, setFailure] = useState<PlatformError>();
  const [isBusy, setBusy] = useState(false);
  const captcha = useCaptcha();
  useEffect(() => {
    document.title = '登录 - 运维台';
  }, []);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    setFailure(undefined);
    try {
      await call('POST', 'login', { body: { account, password, ...captcha.proof } });
      onSignedIn();
    } catch (error) {
      const refused = error as PlatformError;
      setFailure(refused);
      const needsPicture = String(refused.details.reason ?? '').startsWith('CAPTCHA') || refused.details.isCaptchaNeeded === true;
      if (needsPicture || captcha.image) await captcha.renew();
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
        {captcha.image && (
          <Picture>
            <Field label="图形验证码">
              <Input
                value={captcha.answer}
                maxLength={6}
                autoComplete="off"
                placeholder="请输入图中字符"
                onChange={({ target }) => captcha.setAnswer(target.value)}
              />
            </Field>
            <button type="button" aria-label="看不清，换一张" onClick={() => void captcha.renew()}>
              <img src={captcha.image} alt="图形验证码" width={112} height={36} />
            </button>
          </Picture>
        )}
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
  width: 400px;
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
const Picture = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 114px;
  gap: ${space.md};
  button { align-self: end; height: 36px; border: 1px solid ${color.line}; border-radius: ${radius.md}; overflow: hidden; }
`;
