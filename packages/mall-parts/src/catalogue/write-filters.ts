import { writeAttributes } from '@mall/domain/search';
import type { ListFilters } from './list-filters.ts';

/** The query of an address, '' for a list as it is opened first; what is as usual is left out. @param query what stands before the filters */
export function writeFilters(filters: ListFilters, query = new URLSearchParams()): string {
  const { category, brands, attributes, inStock, within, sort, view, page } = filters;
  if (category !== undefined) query.set('category', String(category));
  if (brands.length) query.set('brand', brands.join(','));
  if (attributes.length) query.set('attr', writeAttributes(attributes));
  if (inStock) query.set('stock', '1');
  for (const word of within) query.append('within', word);
  if (sort !== 'relevance') query.set('sort', sort);
  if (view !== 'list') query.set('view', view);
  if (page > 1) query.set('page', String(page));
  return query.size ? `?${query}` : '';
}
