import { Button } from '@mall/ui-kit';
import { Field, Input } from '@mall/ui-kit/forms';
import { useState } from 'react';
import { CodeInput } from './code-input.tsx';
import { StepForm } from './step-form.tsx';
import type { useSignIn } from './use-sign-in.ts';

/** 'ABCD EFGH', 'abcdefgh' and 'abcd-efgh' are one recovery code. */
const recoveryOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z2-7]/g, '')
    .slice(0, 8)
    .replace(/^(.{4})(.+)$/, '$1-$2');

/** The second step: the authenticator's figures, or a recovery code where the phone is gone. */
export function SecondStep({ signIn, ticket }: { signIn: ReturnType<typeof useSignIn>; ticket: string }) {
  const [isRecovery, setRecovery] = useState(false);
  const [code, setCode] = useState('');
  const verify = (given: string) =>
    void signIn.verify(ticket, given).then((isDone) => {
      if (!isDone) setCode('');
    });
  const change = () => {
    setRecovery(!isRecovery);
    setCode('');
  };
  return (
    <StepForm
      title={isRecovery ? '使用恢复码' : '两步验证'}
      text={isRecovery ? '每个恢复码只能使用一次。' : '打开手机上的身份验证器，输入“百工商城”当前的验证码。'}
      failure={signIn.failure}
      isBusy={signIn.isBusy}
      submitText="登录"
      isReady={isRecovery ? /^[a-z2-7]{4}-[a-z2-7]{4}$/.test(code) : /^\d{6}$/.test(code)}
      onSubmit={() => verify(code)}
      ways={
        <>
          <Button variant="link" onClick={change}>
            {isRecovery ? '使用验证码' : '手机不在身边？使用恢复码'}
          </Button>
          <Button variant="link" onClick={signIn.back}>
            返回
          </Button>
        </>
      }
    >
      {isRecovery ? (
        <Field label="恢复码" hint="形如 abcd-2345">
          <Input
            value={code}
            autoFocus
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={({ target }) => setCode(recoveryOf(target.value))}
          />
        </Field>
      ) : (
        <CodeInput value={code} onChange={setCode} onFull={verify} />
      )}
    </StepForm>
  );
}
