import type { CallOutput } from '@mall/mf-kit';

/** A page of SKUs with its facets: what search, categories and brands answer alike. */
export type ListResult = Omit<CallOutput<'search.customerSearchProducts'>, 'understood' | 'relaxed' | 'near' | 'inquiry'>;
export type ListedSku = ListResult['products'][number];
export type Facets = ListResult['elasticSearchAttributeResult'];
