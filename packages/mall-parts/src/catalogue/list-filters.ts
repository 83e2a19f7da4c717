import { type AttributeChoice, asWithin, readAttributes } from '@mall/domain/search';
import type { CallInput } from '@mall/mf-kit';
import { readId, readPage } from './read-id.ts';

export type Sort = NonNullable<CallInput<'search.customerSearchProducts'>['sort']>;
const sorts: readonly Sort[] = ['relevance', 'sales', 'newest', 'priceAsc', 'priceDesc'];

/** Everything a buyer chose on a list of SKUs. All of it lives in the address, so a link, a reload and 后退 show the same. */
export interface ListFilters {
  category: number | undefined;
  brands: number[];
  attributes: AttributeChoice[];
  inStock: boolean;
  /** What is searched for within the list. */
  within: string[];
  sort: Sort;
  view: 'list' | 'picture';
  page: number;
}

/** Reads an address; what makes no sense in it counts as not said. */
export function readFilters(query: URLSearchParams): ListFilters {
  const sort = query.get('sort') as Sort;
  return {
    category: readId(query.get('category')),
    brands: [...new Set((query.get('brand') ?? '').split(',').flatMap((text) => readId(text) ?? []))].slice(0, 50),
    attributes: readAttributes((query.get('attr') ?? '').slice(0, 2000)),
    inStock: query.get('stock') === '1',
    within: asWithin(query.getAll('within')),
    sort: sorts.includes(sort) ? sort : 'relevance',
    view: query.get('view') === 'picture' ? 'picture' : 'list',
    page: readPage(query),
  };
}

/** How many values are ticked among the facets; 仅看现货 stands beside them. */
export const chosenCount = ({ category, brands, attributes }: ListFilters): number =>
  (category === undefined ? 0 : 1) + brands.length + attributes.length;

export const hasFilters = (filters: ListFilters): boolean => chosenCount(filters) > 0 || filters.inStock || filters.within.length > 0;
