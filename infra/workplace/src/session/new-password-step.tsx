import { Button } from '@mall/ui-kit';
import { Field, Input } from '@mall/ui-kit/forms';
import { useState } from 'react';
import { StepForm } from './step-form.tsx';
import type { useSignIn } from './use-sign-in.ts';

const isStrong = (password: string) => password.length >= 8 && /[A-Za-z]/.test(password) && /\d/.test(password);

/** The one-time password was right: one of their own comes before anything else. */
export function NewPasswordStep({ signIn, ticket }: { signIn: ReturnType<typeof useSignIn>; ticket: string }) {
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const [isLeft, setLeft] = useState(false);
  const differs = isLeft && again !== '' && again !== password;
  return (
    <StepForm
      title="设置自己的密码"
      text="一次性密码只能使用这一次，请换成只有您知道的密码。"
      failure={signIn.failure}
      isBusy={signIn.isBusy}
      submitText="下一步"
      isReady={isStrong(password) && again === password}
      onSubmit={() => void signIn.setPassword(ticket, password)}
      ways={
        <Button variant="link" onClick={signIn.back}>
          返回登录
        </Button>
      }
    >
      <Field label="新密码" hint="8 至 20 位，同时包含字母和数字">
        <Input
          type="password"
          value={password}
          maxLength={20}
          autoComplete="new-password"
          autoFocus
          onChange={({ target }) => setPassword(target.value)}
        />
      </Field>
      <Field label="再输入一次" error={differs ? '两次输入的密码不一致' : undefined}>
        <Input
          type="password"
          value={again}
          maxLength={20}
          autoComplete="new-password"
          onBlur={() => setLeft(true)}
          onChange={({ target }) => setAgain(target.value)}
        />
      </Field>
    </StepForm>
  );
}
