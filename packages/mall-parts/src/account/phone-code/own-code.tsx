import { isCallFailure, usePlatform } from '@mall/mf-kit';
import { useEffect, useState } from 'react';
import { CaptchaStatus } from './captcha-status.tsx';
import { CodeField } from './code-field.tsx';
import { useCaptcha } from './use-captcha.ts';

interface Props {
  value: string;
  error?: string | undefined;
  onChange: (code: string) => void;
  /** Sends it: to whose number is not this page's to know. @returns seconds until another may be asked for */
  send: (proof: object) => Promise<{ resendAfterSeconds: number }>;
}

/** A code by SMS to a number that the page knows masked only, with the captcha where one is asked for. */
export function OwnCode({ value, error, onChange, send }: Props) {
  const platform = usePlatform();
  const captcha = useCaptcha(platform, 'sms');
  const [left, setLeft] = useState(0);
  const [refused, setRefused] = useState('');
  const [isSending, setSending] = useState(false);
  const [wasSent, setSent] = useState(false);
  useEffect(() => {
    if (left <= 0) return undefined;
    const timer = setTimeout(() => setLeft((seconds) => seconds - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);

  async function ask() {
    setSending(true);
    setRefused('');
    try {
      setLeft((await captcha.run('', send)).resendAfterSeconds);
      setSent(true);
      platform.notify({ tone: 'success', text: '短信验证码已发送' });
    } catch (failure) {
      if (isCallFailure(failure) && failure.reason === 'SMS_TOO_SOON') setLeft(failure.details.waitSeconds);
      setRefused((failure as Error).message);
    } finally {
      setSending(false);
    }
  }
  return (
    <div>
      <CodeField
        value={value}
        error={error ?? (refused || undefined)}
        onChange={onChange}
        onSend={() => void ask()}
        isSending={isSending}
        left={left}
        wasSent={wasSent}
        side={128}
      />
      <CaptchaStatus captcha={captcha} />
    </div>
  );
}
