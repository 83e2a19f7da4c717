import { color, type } from '@mall/design-tokens';
import { Field, Input } from '@mall/ui-kit/forms';
import { useState } from 'react';
import { styled } from 'styled-components';
import { StepForm } from './step-form.tsx';
import { captchaWords } from './use-captcha.ts';
import type { useSignIn } from './use-sign-in.ts';

interface Props {
  signIn: ReturnType<typeof useSignIn>;
  title: string;
  text: string;
  /** Whose session ended: the account is theirs. */
  account?: string | undefined;
}

/** Account and password. */
export function PasswordStep({ signIn, title, text, account: own }: Props) {
  const [account, setAccount] = useState(own ?? '');
  const [password, setPassword] = useState('');
  return (
    <StepForm
      title={title}
      text={text}
      failure={signIn.failure}
      isBusy={signIn.isBusy}
      submitText="下一步"
      isReady={account.trim() !== '' && password !== ''}
      onSubmit={() =>
        void signIn.enter(account.trim(), password).then((isDone) => {
          // A wrong password is typed anew; the account stays.
          if (!isDone) setPassword('');
        })
      }
    >
      <Field label="账号">
        <Input
          value={account}
          maxLength={40}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus={own === undefined}
          readOnly={own !== undefined}
          onChange={({ target }) => setAccount(target.value)}
        />
      </Field>
      <Field label="密码">
        <Input
          type="password"
          value={password}
          maxLength={20}
          autoComplete="current-password"
          autoFocus={own !== undefined}
          onChange={({ target }) => setPassword(target.value)}
        />
      </Field>
      <State role="status">{captchaWords[signIn.captcha]}</State>
    </StepForm>
  );
}

const State = styled.p`
  color: ${color.inkSecond};
  font-size: ${type.sizeTable};
  &:empty { display: none; }
`;
