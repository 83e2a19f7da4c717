import { useCall } from '@mall/mf-kit';
import { useEffect, useState } from 'react';
import { phrasesCall } from '../frame-data.ts';

const everyMs = 5000;
const plainWords = '商品名称、型号、订货号、品牌';

/** The phrase that stands in the empty search box; three by turns, each for 5 s (storefront section 4, "Search box"). @param isStill the one in sight stays */
export function usePhrases(isStill: boolean) {
  const { data } = useCall(phrasesCall());
  const [at, setAt] = useState(0);
  const phrases = data?.phrases ?? [];
  const count = phrases.length;
  useEffect(() => {
    if (isStill || count < 2 || window.matchMedia?.('(prefers-reduced-motion: reduce)').matches) return;
    const timer = setInterval(() => setAt((now) => now + 1), everyMs);
    return () => clearInterval(timer);
  }, [isStill, count]);
  const phrase = count ? (phrases[at % count] ?? '') : '';
  return { phrase, placeholder: phrase || plainWords };
}
