import { usePlatform } from '@mall/mf-kit';
import { useEffect, useRef } from 'react';

const everyMs = 60_000;
/** Shorter looks aren't work. */
const leastSeconds = 5;
const mostSeconds = 3600;

/** Tells how long the buyer worked on the sheet, as far as the page was in sight (rule inquiry 62). What can't be told is no loss. */
export function useWorkingTime(inquiryId: number) {
  const { sdk } = usePlatform();
  const newest = useRef({ sdk, inquiryId });
  newest.current = { sdk, inquiryId };
  useEffect(() => {
    let since = document.visibilityState === 'visible' ? performance.now() : undefined;
    let worked = 0;
    const count = () => {
      if (since !== undefined) worked += performance.now() - since;
      since = document.visibilityState === 'visible' ? performance.now() : undefined;
    };
    const tell = () => {
      count();
      const seconds = Math.min(Math.round(worked / 1000), mostSeconds);
      const { sdk: client, inquiryId: id } = newest.current;
      if (seconds < leastSeconds || id === 0) return;
      worked = 0;
      client.inquiry.saveStatisticsDataByTimespan({ inquiryId: id, seconds }).catch(() => {});
    };
    const timer = setInterval(tell, everyMs);
    document.addEventListener('visibilitychange', tell);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tell);
      tell();
    };
  }, []);
}
