import { useState } from 'react';

interface Challenge {
  ticket: string;
  image: string;
}

/** The picture the mall API asks to be read after several wrong passwords. */
export function useCaptcha() {
  const [challenge, setChallenge] = useState<Challenge>();
  const [answer, setAnswer] = useState('');
  return {
    image: challenge?.image,
    answer,
    setAnswer,
    proof: challenge ? { ticket: challenge.ticket, randomStr: answer.trim() } : {},
    /** Brings another picture. */
    async renew() {
      setAnswer('');
      const response = await fetch('/api/customer/ValidCaptchaCount', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ isForced: true }),
      }).catch(() => undefined);
      const envelope = (await response?.json().catch(() => undefined)) as { body?: Challenge } | undefined;
      setChallenge(envelope?.body?.image ? envelope.body : undefined);
    },
  };
}
