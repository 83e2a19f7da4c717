import { isCallFailure, type Platform } from '@mall/mf-kit';
import { useState } from 'react';
import { useTimeLeft } from '../../time/use-time-left.ts';
import { phoneCodeTexts } from './phone-code-texts.ts';
import type { Captcha } from './use-captcha.ts';

/** Sends a code by text message and counts down until the next may be asked for. */
export function useSmsCode({ sdk, notify }: Pick<Platform, 'sdk' | 'notify'>, captcha: Captcha) {
  const [until, setUntil] = useState(0);
  const left = useTimeLeft(until, { everyMs: 250 });
  const [isSending, setSending] = useState(false);
  const wait = (seconds: number) => setUntil(Date.now() + seconds * 1000);

  /** @param onRefused told what went wrong */
  async function send(phone: string, onRefused: (error: unknown) => void): Promise<void> {
    setSending(true);
    try {
      const { resendAfterSeconds } = await captcha.run(phone, (proof) => sdk.account.getMobileCode({ cellPhone: phone, ...proof }));
      wait(resendAfterSeconds);
      notify({ tone: 'success', text: phoneCodeTexts.codeSent });
    } catch (error) {
      if (isCallFailure(error) && error.reason === 'SMS_TOO_SOON') wait(error.details.waitSeconds);
      onRefused(error);
    } finally {
      setSending(false);
    }
  }
  return {
    send,
    isSending,
    /** Seconds until another code may be asked for. */
    left: Math.ceil(left / 1000),
    wasSent: until > 0,
  };
}
