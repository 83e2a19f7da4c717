import { asKeyword, writeAttributes } from '@mall/domain/search';
import { hasFilters, type ListFilters, readFilters as readListFilters } from '@mall/mall-parts/catalogue';
import type { CallInput } from '@mall/mf-kit';

export type SearchInput = CallInput<'search.customerSearchProducts'>;
const pageSize = 20;

/** What was searched for, and everything a buyer chose on the result page. */
export interface SearchFilters extends ListFilters {
  keyword: string;
}

/** Reads an address; what makes no sense in it counts as not said. */
export const readFilters = (query: URLSearchParams): SearchFilters => ({
  keyword: asKeyword(query.get('keyword') ?? ''),
  ...readListFilters(query),
});

/** What the API is asked for. The layout isn't part of it, so changing it asks nothing. */
export function toInput({ keyword, category, brands, attributes, inStock, within, sort, page }: SearchFilters): SearchInput {
  return {
    keyword,
    sort,
    pageIndex: page,
    pageSize,
    ...(category === undefined ? {} : { categoryId: category }),
    ...(brands.length ? { manufacturerIds: brands } : {}),
    ...(attributes.length ? { attributes: writeAttributes(attributes) } : {}),
    ...(inStock ? { inStock } : {}),
    ...(within.length ? { within } : {}),
  };
}

/** Nothing but a keyword: the search itself, before anybody chose anything. */
export const isPlain = (filters: SearchFilters): boolean =>
  filters.keyword !== '' && !hasFilters(filters) && filters.page === 1 && filters.sort === 'relevance';
