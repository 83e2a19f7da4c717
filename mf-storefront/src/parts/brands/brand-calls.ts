import { readId, readPage } from '@mall/mall-parts/catalogue';
import { call } from '@mall/mf-kit';

export const savingsOnPage = 8;
/** Whole rows of six. */
export const goodsOnPage = 24;
export const certificatesOnPage = 12;

/** What one saves, of the category that the address names. */
export const savingsCall = (query: URLSearchParams) => {
  const [categoryId, manufacturerId] = [readId(query.get('category') ?? undefined), readId(query.get('brand') ?? undefined)];
  return call('catalogue.getMallPrivateBrandPageForDiscount', {
    ...(categoryId ? { categoryId } : {}),
    ...(manufacturerId ? { manufacturerId } : {}),
    // The pages of an address that names a brand alone are those of its goods.
    ...{ pageIndex: categoryId || !manufacturerId ? readPage(query) : 1, pageSize: savingsOnPage },
  });
};
export const privateBrandPageCall = () => call('catalogue.getMallPrivateBrandPageForPc');
export const privateCategoriesCall = (query: URLSearchParams) => {
  const manufacturerId = readId(query.get('brand') ?? undefined);
  return call('catalogue.getMallPrivateBrandToCategory', manufacturerId ? { manufacturerId } : {});
};
/** A category of the private brands that the address names; undefined without one. */
export const privateCategoryCall = (query: URLSearchParams) => {
  const [id, manufacturerId] = [readId(query.get('category') ?? undefined), readId(query.get('brand') ?? undefined)];
  return id ? call('catalogue.getMallPrivateBrandToCategoryById', { id, ...(manufacturerId ? { manufacturerId } : {}) }) : undefined;
};
/** Goods of the private brand that the address names; undefined without one. */
export const privateGoodsCall = (query: URLSearchParams) => {
  const id = readId(query.get('brand') ?? undefined);
  return id ? call('catalogue.getProductsForPrivateBrandId', { id, pageIndex: readPage(query), pageSize: goodsOnPage }) : undefined;
};
export const huoYePageCall = (query: URLSearchParams) => {
  const categoryId = readId(query.get('category') ?? undefined);
  return call('catalogue.getMallHuoYeLandingPageData', {
    ...(categoryId ? { categoryId } : {}),
    ...{ pageIndex: readPage(query), pageSize: goodsOnPage },
  });
};
export const huoYeCategoriesCall = (query: URLSearchParams) => {
  const categoryId = readId(query.get('category') ?? undefined);
  return call('catalogue.getSecondaryMallPrivateBrandToHuoYe', categoryId ? { categoryId } : {});
};
export const beiJianPageCall = () => call('catalogue.getMallBeiJianLandingPageData');

/** Recommended goods of a channel's tab: 1 hot brands, 2 the mall's own. */
export const channelCall = (channelId: 1 | 2, query: URLSearchParams) =>
  call('home.getMallRecommendForTabIdV1', {
    query: { channelId, tabId: readId(query.get('category') ?? undefined) ?? 0 },
    count: channelId === 1 ? 6 : 12,
  });
export const hotBrandsCall = (query: URLSearchParams) => {
  const categoryId = readId(query.get('category') ?? undefined);
  return call('catalogue.searchHotManufacture', { ...(categoryId ? { categoryId } : {}), count: 24 });
};
/** Goods below the brands: of the category that the address names, or of all hot brands. */
export const selectedGoodsCall = (query: URLSearchParams) => {
  const categoryId = readId(query.get('category') ?? undefined);
  const page = { pageIndex: readPage(query), pageSize: goodsOnPage };
  return categoryId
    ? call('home.getMallRecommendForCateIdPagedList', { categoryId, ...page })
    : call('home.getMallRecommendSkusPagedList', { query: 2, ...page });
};

export const inForceCall = () => call('catalogue.getMallProxyCertificateList', { count: 4 });
export const certificatesCall = (query: URLSearchParams) => {
  const [keyword, initial] = [query.get('keyword')?.trim().slice(0, 60), query.get('initial')?.slice(0, 1)];
  return call('catalogue.getMallProxyCertificatePagedList', {
    ...(keyword ? { keyword } : {}),
    ...(initial ? { initial } : {}),
    ...{ pageIndex: readPage(query), pageSize: certificatesOnPage },
  });
};

/** Banners of private brands (9) and of hot products (8), as many as the position's rule says (rule layout 29). */
export const bannersCall = (query: 8 | 9) => call('layout.getFrontSiteBannersPagedList', { query });
