export { toggleCategory, withoutFilters } from './filter-changes.ts';
export { hasFilters, type ListFilters, readFilters } from './list-filters.ts';
export type { Facets, ListedSku } from './list-result.ts';
export type { RowWays } from './row-ways.ts';
export { SkuListing } from './sku-listing.tsx';
export { type FilterWays, useFilters } from './use-filters.ts';
export { writeFilters } from './write-filters.ts';
