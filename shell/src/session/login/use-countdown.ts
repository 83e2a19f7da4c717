import { useEffect, useState } from 'react';

/** Seconds left until something may be done again; it follows the clock, so a sleeping tab wakes up right. */
export function useCountdown() {
  const [until, setUntil] = useState(0);
  const [now, setNow] = useState(0);
  const left = Math.max(0, Math.ceil((until - now) / 1000));
  useEffect(() => {
    if (!left) return;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [left]);
  return {
    left,
    /** False until it was started for the first time. */
    hasRun: until > 0,
    start(seconds: number) {
      setNow(Date.now());
      setUntil(Date.now() + seconds * 1000);
    },
  };
}
