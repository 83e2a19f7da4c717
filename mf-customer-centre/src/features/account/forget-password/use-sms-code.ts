import { type CallOutput, usePlatform } from '@mall/mf-kit';
import { failureOf } from '@mall/mf-kit/write';
import { useEffect, useState } from 'react';
import { faultOf, type ResetFaults } from './reset-rules.ts';

type Challenge = CallOutput<'account.validCaptchaCount'>;

/** Sends a code by text message, with a picture to read where the server asks for one, and counts down until the next may be asked for. */
export function useSmsCode() {
  const { sdk, notify } = usePlatform();
  const [until, setUntil] = useState(0);
  const [now, setNow] = useState(0);
  const [isSending, setSending] = useState(false);
  const [challenge, setChallenge] = useState<Challenge>();
  const left = Math.max(0, Math.ceil((until - now) / 1000));
  useEffect(() => {
    if (!left) return;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [left]);
  const wait = (seconds: number) => {
    setNow(Date.now());
    setUntil(Date.now() + seconds * 1000);
  };
  async function renew(userName: string) {
    try {
      const next = await sdk.account.validCaptchaCount({ ...(/^1[3-9]\d{9}$/.test(userName) ? { userName } : {}), isForced: true });
      setChallenge(next.isNeeded ? next : undefined);
    } catch (error) {
      notify({ tone: 'danger', text: failureOf(error).message });
    }
  }
  const proof = (captcha: string) => (challenge ? { ticket: challenge.ticket, randomStr: captcha.trim() } : {});
  /** A picture is good once: after a failure there is another, where one is needed. */
  async function renewAfter({ reason, details }: ReturnType<typeof failureOf>, phone: string) {
    const { isCaptchaNeeded = false } = (details ?? {}) as { isCaptchaNeeded?: boolean };
    if (challenge || isCaptchaNeeded || reason === 'CAPTCHA_REQUIRED') await renew(phone);
  }
  return {
    isSending,
    /** Seconds until another code may be asked for. */
    left,
    wasSent: until > 0,
    challenge,
    /** Another picture, please. */
    renew,
    renewAfter,
    /** What goes along with a call that may need the picture. */
    proof,
    /** @returns what went wrong, or nothing */
    async send(phone: string, captcha: string): Promise<ResetFaults> {
      setSending(true);
      try {
        const { resendAfterSeconds } = await sdk.account.getMobileCode({ cellPhone: phone, ...proof(captcha) });
        wait(resendAfterSeconds);
        setChallenge(undefined);
        notify({ tone: 'success', text: '短信验证码已发送' });
        return {};
      } catch (error) {
        const failure = failureOf(error);
        const { waitSeconds = 0 } = (failure.details ?? {}) as { waitSeconds?: number };
        if (waitSeconds > 0) wait(waitSeconds);
        await renewAfter(failure, phone);
        return faultOf(failure);
      } finally {
        setSending(false);
      }
    },
  };
}
