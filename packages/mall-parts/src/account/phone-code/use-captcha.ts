import { isCallFailure, type Platform } from '@mall/mf-kit';
import { useRef, useState } from 'react';
import { phoneCodeTexts } from './phone-code-texts.ts';
import type { CaptchaProof } from './solve-captcha.ts';

export type CaptchaState = 'idle' | 'working' | 'done' | 'failed';

interface Kept {
  userName: string;
  solvedBy: Promise<CaptchaProof>;
  at: number;
}

/** A little less than the five minutes that it is good for. */
const goodForMs = 4 * 60_000;
/** The work may have grown meanwhile; after that many the refusal is shown. */
const attempts = 3;

const asksForCaptcha = (error: unknown) =>
  isCallFailure(error) && (error.reason === 'CAPTCHA_REQUIRED' || error.reason === 'CAPTCHA_WRONG');
const nextNeedsOne = (error: unknown) =>
  isCallFailure(error) && (error.details as { isCaptchaNeeded?: boolean } | undefined)?.isCaptchaNeeded === true;

/**
 * Solves a captcha where the server asks for one, without a click: a call that is refused for want of it is sent again with the proof, and after
 * a wrong try the proof for the next is made ready (rules login 56, 58, 60). @param scope what the calls are: a login, codes, or an application
 */
export function useCaptcha({ sdk, notify }: Pick<Platform, 'sdk' | 'notify'>, scope: 'login' | 'sms' | 'apply') {
  const [state, setState] = useState<CaptchaState>('idle');
  const kept = useRef<Kept | undefined>(undefined);

  async function solve(userName: string): Promise<CaptchaProof> {
    setState('working');
    try {
      const asked = /^1[3-9]\d{9}$/.test(userName) ? { userName } : {};
      const challenge = await sdk.account.validCaptchaCount({ ...asked, scope, isForced: true }).catch((error: unknown) => {
        notify({ tone: 'danger', text: phoneCodeTexts.captchaUnavailable });
        throw error;
      });
      const { solveCaptcha } = await import(/* webpackChunkName: "captcha" */ './solve-captcha.ts');
      const proof = await solveCaptcha(challenge);
      setState('done');
      return proof;
    } catch (error) {
      setState('failed');
      throw error;
    }
  }
  function prepare(userName: string) {
    const solvedBy = solve(userName);
    // Who fails says so by its state; the next call then goes without.
    solvedBy.catch(() => {});
    kept.current = { userName, solvedBy, at: Date.now() };
  }
  async function take(userName: string): Promise<CaptchaProof> {
    const ready = kept.current;
    kept.current = undefined;
    if (!ready || ready.userName !== userName || Date.now() - ready.at > goodForMs) return {};
    return ready.solvedBy.catch(() => ({}));
  }

  return {
    state,
    /** Makes a call that may need a captcha. @param userName the number it is about, '' for none @throws what the call was refused with */
    async run<T>(userName: string, call: (proof: CaptchaProof) => Promise<T>): Promise<T> {
      let proof = await take(userName);
      for (let attempt = 1; ; attempt += 1) {
        try {
          const answer = await call(proof);
          setState('idle');
          return answer;
        } catch (error) {
          if (nextNeedsOne(error)) prepare(userName);
          else if (!asksForCaptcha(error)) setState('idle');
          if (!asksForCaptcha(error) || attempt === attempts) throw error;
          proof = await solve(userName).catch(() => {
            throw error;
          });
        }
      }
    },
  };
}
export type Captcha = ReturnType<typeof useCaptcha>;
