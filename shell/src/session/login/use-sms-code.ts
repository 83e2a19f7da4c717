import { isCallFailure } from '@mall/api-sdk';
import { useState } from 'react';
import type { ShellPlatform } from '../../platform/create-platform.ts';
import { type LoginFailure, loginFailureOf } from './login-failure.ts';
import { loginTexts } from './login-texts.ts';
import type { Captcha } from './use-captcha.ts';
import { useCountdown } from './use-countdown.ts';

/** Sends a code by text message and counts down until the next may be asked for. */
export function useSmsCode({ sdk, notify }: ShellPlatform, captcha: Captcha) {
  const { left, hasRun, start } = useCountdown();
  const [isSending, setSending] = useState(false);
  /** Resolves with what went wrong, or with nothing. */
  async function send(phone: string): Promise<LoginFailure | undefined> {
    setSending(true);
    try {
      const { resendAfterSeconds } = await sdk.account.getMobileCode({ cellPhone: phone, ...captcha.proof });
      start(resendAfterSeconds);
      notify({ tone: 'success', text: loginTexts.codeSent });
      if (captcha.isNeeded) await captcha.check(phone);
      return undefined;
    } catch (error) {
      const failure = loginFailureOf(error);
      if (isCallFailure(error) && error.reason === 'SMS_TOO_SOON') start(error.details.waitSeconds);
      if (failure.needsCaptcha || captcha.isNeeded) await captcha.renew(phone);
      return failure;
    } finally {
      setSending(false);
    }
  }
  return { send, isSending, left, wasSent: hasRun };
}
