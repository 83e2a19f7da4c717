import type { CallOutput, Platform } from '@mall/mf-kit';
import { useState } from 'react';
import { phoneCodeTexts } from './phone-code-texts.ts';

type Challenge = CallOutput<'account.validCaptchaCount'>;

/** The picture that has to be read after failures: none until the server asks for it. */
export function useCaptcha({ sdk, notify }: Pick<Platform, 'sdk' | 'notify'>) {
  const [challenge, setChallenge] = useState<Challenge | undefined>(undefined);
  const [answer, setAnswer] = useState('');
  async function ask(userName: string, isForced: boolean) {
    setAnswer('');
    try {
      const next = await sdk.account.validCaptchaCount({ ...(/^1[3-9]\d{9}$/.test(userName) ? { userName } : {}), isForced });
      setChallenge(next.isNeeded ? next : undefined);
    } catch {
      notify({ tone: 'danger', text: phoneCodeTexts.captchaUnavailable });
    }
  }
  return {
    isNeeded: !!challenge,
    image: challenge?.image ?? '',
    answer,
    setAnswer,
    /** Asks whether a picture is needed for this number. */
    check: (phone: string) => ask(phone, false),
    /** Another picture, please; a used one is of no more use. */
    renew: (phone: string) => ask(phone, true),
    /** What goes along with a call that may need it. */
    proof: challenge ? { ticket: challenge.ticket, randomStr: answer.trim() } : {},
  };
}
export type Captcha = ReturnType<typeof useCaptcha>;
