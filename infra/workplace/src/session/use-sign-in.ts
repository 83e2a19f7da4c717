import type { Enrolment, Operator, SignInStep } from '@mall/api-contract/operator';
import type { CallFailure, Sdk } from '@mall/api-sdk';
import { outcomeOf } from '@mall/mf-kit/write';
import { useRef, useState } from 'react';
import { failureWords } from '../calls/failure-words.ts';
import { useSdk } from '../calls/sdk-context.ts';
import { type Proof, useCaptcha } from './use-captcha.ts';

export type Step =
  | { name: 'password' }
  | { name: 'newPassword'; ticket: string }
  | { name: 'enrolment'; ticket: string; enrolment: Enrolment }
  | { name: 'secondStep'; ticket: string }
  | { name: 'recoveryCodes'; codes: string[]; operator: Operator };

/** What comes after an answer: a step, or the session. */
type Next = Step | { name: 'done'; operator: Operator };

const wantsCaptcha = ({ reason, details }: CallFailure) =>
  reason === 'CAPTCHA_REQUIRED' || reason === 'CAPTCHA_WRONG' || (reason === 'LOGIN_PASSWORD_WRONG' && details?.isCaptchaNeeded === true);

async function nextOf(sdk: Sdk, { ticket, next }: SignInStep): Promise<Step> {
  return next === 'enrolment' ? { name: next, ticket, enrolment: await sdk.operator.beginEnrolment({ ticket }) } : { name: next, ticket };
}

/** Signing in, step by step (rules operator 10–13): a step too late begins again, with what was said before. */
export function useSignIn(onDone: (operator: Operator) => void) {
  const sdk = useSdk();
  const captcha = useCaptcha();
  const [step, setStep] = useState<Step>({ name: 'password' });
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const isRunning = useRef(false);
  const needsProof = useRef(false);

  async function run(work: () => Promise<Next>) {
    if (isRunning.current) return false;
    isRunning.current = true;
    setBusy(true);
    setFailure('');
    const { answer, failure: refused } = await outcomeOf(work, reportError);
    isRunning.current = false;
    setBusy(false);
    if (answer) {
      if (answer.name === 'done') onDone(answer.operator);
      else setStep(answer);
      return true;
    }
    if (refused.reason === 'SIGN_IN_EXPIRED') setStep({ name: 'password' });
    setFailure(failureWords(refused));
    return false;
  }

  return {
    step,
    isBusy,
    failure,
    captcha: captcha.state,
    back() {
      setFailure('');
      setStep({ name: 'password' });
    },
    /** A captcha that is asked for is solved here, at most once an attempt: the person only waits a moment. */
    enter: (account: string, password: string) =>
      run(async () => {
        const attempt = (proof: Proof) => sdk.operator.signIn({ account, password, ...proof });
        const proof = needsProof.current ? await captcha.solve(account) : {};
        const sent = await attempt(proof).catch(async (refused: CallFailure) => {
          needsProof.current = wantsCaptcha(refused);
          if (!refused.reason.startsWith('CAPTCHA')) throw refused;
          return attempt(await captcha.solve(account));
        });
        needsProof.current = false;
        return nextOf(sdk, sent);
      }),
    setPassword: (ticket: string, password: string) =>
      run(async () => nextOf(sdk, await sdk.operator.setNewPassword({ ticket, password }))),
    enrol: (ticket: string, code: string) =>
      run(async () => {
        const { recoveryCodes, operator } = await sdk.operator.finishEnrolment({ ticket, code });
        return { name: 'recoveryCodes', codes: recoveryCodes, operator };
      }),
    verify: (ticket: string, code: string) =>
      run(async () => {
        const { operator } = await sdk.operator.verifySecondStep({ ticket, code });
        return { name: 'done', operator };
      }),
    finish: (operator: Operator) => onDone(operator),
  };
}
