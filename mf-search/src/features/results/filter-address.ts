import { writeFilters } from '@mall/mall-parts/catalogue';
import { readFilters, type SearchFilters } from './search-filters.ts';

/** How a search stands in the address of its results: the keyword, then what isn't as usual. */
export const filterAddress = {
  read: readFilters,
  write: (filters: SearchFilters): string => writeFilters(filters, new URLSearchParams({ keyword: filters.keyword })),
};
