import { type AttributeChoice, readAttributes, writeAttributes } from '@mall/domain/search';
import type { CallInput } from '@mall/mf-kit';
import { readId, readPage } from '../../parts/read-id.ts';
import { asKeyword } from '../../parts/search-address.ts';

export type SearchInput = CallInput<'search.customerSearchProducts'>;
export type Sort = NonNullable<SearchInput['sort']>;
const sorts: readonly Sort[] = ['relevance', 'sales', 'newest', 'priceAsc', 'priceDesc'];
const pageSize = 20;

/** Everything a buyer chose on a result page. All of it lives in the address, so a link, a reload and 后退 show the same. */
export interface SearchFilters {
  keyword: string;
  category: number | undefined;
  brands: number[];
  attributes: AttributeChoice[];
  inStock: boolean;
  sort: Sort;
  view: 'list' | 'picture';
  page: number;
}

/** Reads an address; what makes no sense in it counts as not said. */
export function readFilters(query: URLSearchParams): SearchFilters {
  const sort = query.get('sort') as Sort;
  return {
    keyword: asKeyword(query.get('keyword') ?? ''),
    category: readId(query.get('category')),
    brands: [...new Set((query.get('brand') ?? '').split(',').flatMap((text) => readId(text) ?? []))].slice(0, 50),
    attributes: readAttributes((query.get('attr') ?? '').slice(0, 2000)),
    inStock: query.get('stock') === '1',
    sort: sorts.includes(sort) ? sort : 'relevance',
    view: query.get('view') === 'picture' ? 'picture' : 'list',
    page: readPage(query),
  };
}

/** The query of an address, without what is as usual. */
export function writeFilters({ keyword, category, brands, attributes, inStock, sort, view, page }: SearchFilters): string {
  const query = new URLSearchParams({ keyword });
  if (category !== undefined) query.set('category', String(category));
  if (brands.length) query.set('brand', brands.join(','));
  if (attributes.length) query.set('attr', writeAttributes(attributes));
  if (inStock) query.set('stock', '1');
  if (sort !== 'relevance') query.set('sort', sort);
  if (view !== 'list') query.set('view', view);
  if (page > 1) query.set('page', String(page));
  return `?${query}`;
}

/** What the API is asked for. The layout isn't part of it, so changing it asks nothing. */
export function toInput({ keyword, category, brands, attributes, inStock, sort, page }: SearchFilters): SearchInput {
  return {
    keyword,
    sort,
    pageIndex: page,
    pageSize,
    ...(category === undefined ? {} : { categoryId: category }),
    ...(brands.length ? { manufacturerIds: brands } : {}),
    ...(attributes.length ? { attributes: writeAttributes(attributes) } : {}),
    ...(inStock ? { inStock } : {}),
  };
}

export const hasFilters = ({ category, brands, attributes, inStock }: SearchFilters): boolean =>
  category !== undefined || brands.length > 0 || attributes.length > 0 || inStock;

/** Nothing but a keyword: the search itself, before anybody chose anything. */
export const isPlain = (filters: SearchFilters): boolean =>
  filters.keyword !== '' && !hasFilters(filters) && filters.page === 1 && filters.sort === 'relevance';

export const withoutFilters = (filters: SearchFilters): SearchFilters => ({
  ...filters,
  category: undefined,
  brands: [],
  attributes: [],
  inStock: false,
  page: 1,
});

export const toggleCategory = (filters: SearchFilters, id: number): SearchFilters => ({
  ...filters,
  category: filters.category === id ? undefined : id,
  page: 1,
});

type FacetKey = { key: string; type: 'brand' | 'attribute' };
type FacetValue = { id?: number | undefined; value: string };

export const isChosen = ({ brands, attributes }: SearchFilters, facet: FacetKey, value: FacetValue): boolean =>
  facet.type === 'brand' ? brands.includes(value.id ?? 0) : attributes.some((one) => one.key === facet.key && one.value === value.value);

/** Chooses or takes back one value of a facet; the list starts at its first page again. */
export function toggleValue(filters: SearchFilters, facet: FacetKey, value: FacetValue): SearchFilters {
  const { brands, attributes } = filters;
  const gone = isChosen(filters, facet, value);
  if (facet.type === 'brand') {
    const id = value.id ?? 0;
    return { ...filters, brands: gone ? brands.filter((one) => one !== id) : [...brands, id], page: 1 };
  }
  const isOther = (one: AttributeChoice) => one.key !== facet.key || one.value !== value.value;
  return {
    ...filters,
    attributes: gone ? attributes.filter(isOther) : [...attributes, { key: facet.key, value: value.value }],
    page: 1,
  };
}
