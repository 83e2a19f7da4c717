import { useEffectEvent, useLayoutEffect, useState } from 'react';

interface Options {
  everyMs?: number;
  /** Called once when the instant is reached while the page is open. */
  onEnd?: () => void;
}

/**
 * Milliseconds until an instant, 0 once it has passed or where there is none. It follows the clock, so a sleeping tab wakes up right. The server doesn't
 * know the buyer's moment and says 0. @param until in ms since 1970
 */
export function useTimeLeft(until: number, { everyMs = 1000, onEnd }: Options = {}): number {
  const [left, setLeft] = useState(0);
  const end = useEffectEvent(() => onEnd?.());
  useLayoutEffect(() => {
    const look = () => {
      const ms = Math.max(0, until - Date.now()) || 0;
      setLeft(ms);
      return ms;
    };
    if (!look()) return;
    const timer = setInterval(() => {
      if (look()) return;
      clearInterval(timer);
      end();
    }, everyMs);
    return () => clearInterval(timer);
  }, [until, everyMs]);
  return left;
}
