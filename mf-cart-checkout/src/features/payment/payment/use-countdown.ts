import { useEffect, useEffectEvent, useState } from 'react';

const pad = (value: number) => String(value).padStart(2, '0');

/** '71:59:08' until an instant, '' once it has passed or where there is none. */
export function remainingText(until: string, now: number): string {
  const left = Math.floor((Date.parse(until) - now) / 1000);
  if (!(left > 0)) return '';
  return `${pad(Math.floor(left / 3600))}:${pad(Math.floor((left % 3600) / 60))}:${pad(left % 60)}`;
}

/** Counts down to an instant. @param onEnd called once when it is reached while the page is open */
export function useCountdown(until: string, onEnd: () => void): string {
  const [now, setNow] = useState(() => Date.now());
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (!remainingText(until, Date.now())) return;
    const timer = setInterval(() => {
      setNow(Date.now());
      if (remainingText(until, Date.now())) return;
      clearInterval(timer);
      end();
    }, 1000);
    return () => clearInterval(timer);
  }, [until]);
  return remainingText(until, now);
}
