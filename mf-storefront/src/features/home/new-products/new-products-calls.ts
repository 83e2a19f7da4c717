import { readId, readPage } from '@mall/mall-parts/catalogue';
import { call } from '@mall/mf-kit';

export const newProductsPageSize = 30;

/** First-level categories that have new products. */
export const newProductTabsCall = () => call('home.getNewSkuRecommendTabList');

/** A page of new products (query 3), of one first-level category or of all. */
export const newProductsCall = (type: string | undefined, query: URLSearchParams) => {
  const categoryId = readId(type);
  return call('home.getMallRecommendPagedListV1', {
    query: 3,
    ...(categoryId ? { categoryId } : {}),
    pageIndex: readPage(query),
    pageSize: newProductsPageSize,
  });
};

export const newProductsCalls = (type: string | undefined, query: URLSearchParams) => [newProductTabsCall(), newProductsCall(type, query)];
