import { type AttributeChoice, readAttributes, writeAttributes } from '@mall/domain/search';
import type { CallInput } from '@mall/mf-kit';
import { readId, readPage } from '../../parts/read-id.ts';

export type Sort = NonNullable<NonNullable<CallInput<'catalogue.getCatalogue'>['elasticSearchInput']>['sort']>;
const sorts: readonly Sort[] = ['relevance', 'sales', 'newest', 'priceAsc', 'priceDesc'];

/** Everything a buyer can choose on a category or brand page. All of it lives in the address. */
export interface CatalogueFilters {
  attributes: AttributeChoice[];
  brands: number[];
  category: number | undefined;
  inStock: boolean;
  sort: Sort;
  page: number;
  view: 'list' | 'picture';
}

export function readFilters(query: URLSearchParams): CatalogueFilters {
  const sort = query.get('sort') as Sort;
  return {
    attributes: readAttributes((query.get('attr') ?? '').slice(0, 2000)),
    brands: (query.get('brand') ?? '')
      .split(',')
      .flatMap((text) => readId(text) ?? [])
      .slice(0, 50),
    category: readId(query.get('category')),
    inStock: query.get('stock') === '1',
    sort: sorts.includes(sort) ? sort : 'relevance',
    page: readPage(query),
    view: query.get('view') === 'picture' ? 'picture' : 'list',
  };
}

/** The query of an address, '' for the page as it is opened first; what is as usual is left out. */
export function writeFilters({ attributes, brands, category, inStock, sort, page, view }: CatalogueFilters): string {
  const query = new URLSearchParams();
  if (category) query.set('category', String(category));
  if (brands.length) query.set('brand', brands.join(','));
  if (attributes.length) query.set('attr', writeAttributes(attributes));
  if (inStock) query.set('stock', '1');
  if (sort !== 'relevance') query.set('sort', sort);
  if (view !== 'list') query.set('view', view);
  if (page > 1) query.set('page', String(page));
  const text = query.toString();
  return text && `?${text}`;
}

/** Chooses or takes back one value of a facet; the list starts at its first page again. */
export function toggleValue(
  filters: CatalogueFilters,
  facet: { key: string; type: 'brand' | 'attribute' },
  value: { id?: number; value: string },
) {
  if (facet.type === 'brand') {
    const id = value.id ?? 0;
    const brands = filters.brands.includes(id) ? filters.brands.filter((one) => one !== id) : [...filters.brands, id];
    return { ...filters, brands, page: 1 };
  }
  const isSame = (one: AttributeChoice) => one.key === facet.key && one.value === value.value;
  const attributes = filters.attributes.some(isSame)
    ? filters.attributes.filter((one) => !isSame(one))
    : [...filters.attributes, { key: facet.key, value: value.value }];
  return { ...filters, attributes, page: 1 };
}

export const withoutFilters = (filters: CatalogueFilters): CatalogueFilters => ({
  ...filters,
  attributes: [],
  brands: [],
  category: undefined,
  inStock: false,
  page: 1,
});
