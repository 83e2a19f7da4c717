import { useBusEvent, useCall, usePlatform } from '@mall/mf-kit';
import { useEffect } from 'react';
import { directUrl } from '../../parts/search-address.ts';
import { rememberSearch } from '../../parts/search-history.ts';
import { directCall, resultsCall } from './results-call.ts';

/**
 * The results of an address: the old ones stay while other filters are answered, another sale region asks anew. `direct` is where an exact SKU or a
 * category's name leads instead; it is followed at once.
 */
export function useResults(query: URLSearchParams, keyword: string) {
  const { bus, navigate } = usePlatform();
  const asked = directCall(query);
  const known = useCall(asked, { revalidateIfStale: false });
  const direct = known.data && directUrl(known.data);
  const isDeciding = asked !== null && !known.data && !known.error;
  const state = useCall(resultsCall(query), { keepPreviousData: true });
  useBusEvent('location:changed', () => void state.refresh());

  useEffect(() => {
    if (direct) navigate(direct, { replace: true });
  }, [direct, navigate]);

  const shown = isDeciding || direct ? undefined : state.data;
  const requestId = shown?.requestId;
  const total = shown?.total;
  // biome-ignore lint/correctness/useExhaustiveDependencies: one answer is told once
  useEffect(() => {
    if (total === undefined) return;
    rememberSearch(keyword);
    bus.emit('search:performed', { keyword, total });
  }, [requestId]);

  return { ...state, data: shown, error: isDeciding ? undefined : state.error, direct };
}
export type ResultsState = ReturnType<typeof useResults>;
