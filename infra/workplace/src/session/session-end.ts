import { useEffect, useState } from 'react';
import { serverNow } from '../calls/server-clock.ts';

/** So long before its end a session says so. */
const warnedMinutes = 10;

/** When the gateway lets the session end, in ms since 1970; undefined where it didn't say. */
function endOfSession(): number | undefined {
  const text = /(?:^|; )staff-until=(\d+)/.exec(document.cookie)?.[1];
  return text ? Number(text) : undefined;
}

/** Whole minutes that are left, once they are few; 0 when the session is over. */
export function useMinutesLeft(): number | undefined {
  const [left, setLeft] = useState<number>();
  useEffect(() => {
    const look = () => {
      const end = endOfSession();
      const minutes = end === undefined ? undefined : Math.max(0, Math.ceil((end - serverNow()) / 60_000));
      setLeft(minutes !== undefined && minutes <= warnedMinutes ? minutes : undefined);
    };
    look();
    const timer = setInterval(look, 5000);
    return () => clearInterval(timer);
  }, []);
  return left;
}
