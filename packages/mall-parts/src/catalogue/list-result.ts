import type { CallOutput } from '@mall/mf-kit';

/** A page of SKUs with its facets, as search, categories and brands answer it. */
export type ListResult = CallOutput<'search.customerSearchProducts'>;
export type ListedSku = ListResult['products'][number];
export type Facets = ListResult['elasticSearchAttributeResult'];
