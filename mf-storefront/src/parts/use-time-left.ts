import { useEffect, useState } from 'react';

const two = (value: number) => String(value).padStart(2, '0');

/** `2 天 03:15:09` until a campaign ends. The server doesn't know the buyer's moment, so it says nothing. */
export function useTimeLeft(endsAt: string, runs: boolean): string {
  const [left, setLeft] = useState<number>();
  useEffect(() => {
    if (!runs) return;
    const tick = () => setLeft(Math.max(0, Math.floor((Date.parse(endsAt) - Date.now()) / 1000)));
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [endsAt, runs]);
  if (!left) return '';
  const days = Math.floor(left / 86_400);
  return `${days ? `${days} 天 ` : ''}${two(Math.floor(left / 3600) % 24)}:${two(Math.floor(left / 60) % 60)}:${two(left % 60)}`;
}
