import type { Operator } from '@mall/api-contract/operator';
import { EnrolmentStep } from './enrolment-step.tsx';
import { NewPasswordStep } from './new-password-step.tsx';
import { PasswordStep } from './password-step.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SecondStep } from './second-step.tsx';
import { useSignIn } from './use-sign-in.ts';

interface Props {
  title: string;
  text: string;
  account?: string;
  onDone: (operator: Operator) => void;
}

/** Signing in, from the password to the session; on a page of its own, or in a dialog over somebody's work. */
export function SignIn({ title, text, account, onDone }: Props) {
  const signIn = useSignIn(onDone);
  const { step } = signIn;
  if (step.name === 'newPassword') return <NewPasswordStep signIn={signIn} ticket={step.ticket} />;
  if (step.name === 'enrolment') return <EnrolmentStep signIn={signIn} ticket={step.ticket} enrolment={step.enrolment} />;
  if (step.name === 'secondStep') return <SecondStep signIn={signIn} ticket={step.ticket} />;
  if (step.name === 'recoveryCodes')
    return <RecoveryCodes codes={step.codes} account={step.operator.account} onDone={() => signIn.finish(step.operator)} />;
  return <PasswordStep signIn={signIn} title={title} text={text} account={account} />;
}
