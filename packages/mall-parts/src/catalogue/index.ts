export { toggleCategory, withoutFilters } from './filter-changes.ts';
export { hasFilters, type ListFilters, readFilters } from './list-filters.ts';
export type { Facets, ListedSku } from './list-result.ts';
export { readId, readPage } from './read-id.ts';
export type { RowWays } from './row-ways.ts';
export { SkuList } from './sku-list.tsx';
export { SkuListing } from './sku-listing.tsx';
export { type FilterWays, useFilters } from './use-filters.ts';
export { writeFilters } from './write-filters.ts';
