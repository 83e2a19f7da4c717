import { type Call, type CallOutput, call } from '@mall/mf-kit';
import { hasSkuCall } from '../../parts/search-address.ts';
import { isPlain, readFilters, toInput } from './search-filters.ts';

export type SearchResult = CallOutput<'search.customerSearchProducts'>;

/** The results that an address asks for; null where it names no keyword. */
export function resultsCall(query: URLSearchParams): Call<SearchResult> | null {
  const filters = readFilters(query);
  return filters.keyword ? call('search.customerSearchProducts', toInput(filters)) : null;
}

/** Asked only while nothing but the keyword is said: a buyer who filters wants the list. */
export function directCall(query: URLSearchParams) {
  const filters = readFilters(query);
  return isPlain(filters) ? hasSkuCall(filters.keyword) : null;
}

/** Words that others search for: the way on where nothing was found or asked. */
export const hotWordsCall = (index: number) => call('layout.getMallHotSearchKeywords', { index, count: 6 });
