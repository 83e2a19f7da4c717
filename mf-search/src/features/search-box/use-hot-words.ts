import { call, useCall } from '@mall/mf-kit';
import { useState } from 'react';

const batch = 6;

/** What others search for, six at a time (rule search 5); `more` shows the next batch. Asked for when it is first wanted. */
export function useHotWords(isWanted: boolean) {
  const [index, setIndex] = useState(0);
  const { data } = useCall(isWanted ? call('layout.getMallHotSearchKeywords', { index, count: batch }) : null, { keepPreviousData: true });
  return { words: data?.keywords ?? [], more: () => setIndex(index + 1) };
}
