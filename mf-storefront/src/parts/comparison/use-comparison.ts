import { call, useBusEvent, useCall, useSession } from '@mall/mf-kit';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { noLocalList, readLocalList, subscribeLocalList } from './local-list.ts';
import { comparisonListCall, useCompare } from './use-compare.ts';

/** What is compared now, and the ways to change it. `items` is undefined until it is known. */
export function useComparison() {
  const { signedIn } = useSession();
  const ways = useCompare();
  const local = useSyncExternalStore(subscribeLocalList, readLocalList, noLocalList);
  // The first render is the server's, which knows neither the buyer nor the browser's list.
  const [isHere, setHere] = useState(false);
  useEffect(() => setHere(true), []);
  const isEmpty = isHere && !signedIn && local.length === 0;
  const read = signedIn
    ? comparisonListCall()
    : local.length
      ? call('comparison.getSkuComparisonsBySkuNumbers', { skuNumbers: [...local] })
      : null;
  const { data, error, refresh } = useCall(isHere ? read : null, { keepPreviousData: true });
  useBusEvent('location:changed', () => void refresh());
  const { bringAlong } = ways;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the visitor has become a buyer
  useEffect(bringAlong, [signedIn]);
  return { items: isEmpty ? [] : data?.items, error, refresh, ...ways };
}
