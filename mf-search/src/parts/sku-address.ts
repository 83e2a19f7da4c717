import { skuUrl } from '@mall/domain/catalogue';

export interface Found {
  requestId: string;
  keyword: string;
}

/** The page of a SKU found by a search: `r` the request that found it, `keyword` what was asked (rules search 14; page-addresses 2). */
export function foundSkuUrl(skuNumber: string, { requestId, keyword }: Found): string {
  const query = new URLSearchParams();
  if (requestId) query.set('r', requestId);
  if (keyword) query.set('keyword', keyword);
  return query.size ? `${skuUrl(skuNumber)}?${query}` : skuUrl(skuNumber);
}
