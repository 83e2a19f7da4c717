import { call, useCall } from '@mall/mf-kit';
import { useEffect, useState } from 'react';

/** What an empty search box says; the frame asks for it with every page. */
export const phrasesCall = () => call('layout.getMallSearchBoxMarketingInfo', { index: 0 });

const everyMs = 5000;
const plainWords = '商品名称、型号、订货号、品牌';

/**
 * The three phrases that stand in the empty box by turns, each for 5 s (rules search 1, 2). `phrase` is what an empty search searches for, ''
 * while none is known. @param isStill the box has the focus or a text: the phrase in sight stays
 */
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
