import { isSubstitute, skuUrl } from '@mall/domain/catalogue';

/** The page of a SKU found in a list, with the request that found it. */
export const foundSkuUrl = (skuNumber: string, requestId: string): string =>
  requestId ? `${skuUrl(skuNumber)}?r=${encodeURIComponent(requestId)}` : skuUrl(skuNumber);

/**
 * The page of a related SKU: `?r={r}&t=1` when it is a substitute (type 1 or 6) and the page it is opened from has the query `r`
 * (rule product 13).
 * @param ofList the request that the list answers, where it is opened from one
 */
export function relatedSkuUrl(skuNumber: string, typeId: number, query: URLSearchParams, ofList?: string): string {
  const r = query.get('r') ?? ofList;
  return r && isSubstitute(typeId) ? `${skuUrl(skuNumber)}?r=${encodeURIComponent(r)}&t=1` : skuUrl(skuNumber);
}
