import { categoryUrl, skuUrl } from '@mall/domain/catalogue';
import { type Call, type CallOutput, call } from '@mall/mf-kit';

/** The result page of a keyword. */
export const searchUrl = (keyword: string): string => `/search?keyword=${encodeURIComponent(keyword)}`;

type Known = CallOutput<'search.hasSku'>;

/** Is the keyword a SKU, or a category's name? Asked before every search. */
export const hasSkuCall = (keyword: string): Call<Known> => call('search.hasSku', { keyword });

/**
 * Where a search leads before there is a result page: a category id above 0 to the category, else an existing SKU to its page in upper case, with `d=1`
 * for an exact hit (rules search 11; page-addresses 2); undefined: to `/search`.
 */
export function directUrl({ hasSku, skuNumber, categoryId }: Known): string | undefined {
  if (categoryId > 0) return categoryUrl(categoryId);
  return hasSku && skuNumber ? `${skuUrl(skuNumber)}?d=1` : undefined;
}
