import { isCampaignKind } from '@mall/domain/discount';
import { writeAttributes } from '@mall/domain/search';
import { type ListFilters, readFilters, readId, readPage } from '@mall/mall-parts/catalogue';
import { call } from '@mall/mf-kit';

export const goodsPageSize = 20;
export const productsPageSize = 24;
export const promotionsPageSize = 10;

const narrowed = ({ attributes, brands, category, inStock, within, sort, page }: ListFilters, pageSize: number) => ({
  input: {
    ...{ sort, pageIndex: page, pageSize },
    ...(category ? { categoryId: category } : {}),
    ...(inStock ? { inStock } : {}),
    ...(within.length ? { within } : {}),
  },
  attributeInput: {
    ...(attributes.length ? { attributes: writeAttributes(attributes) } : {}),
    ...(brands.length ? { manufacturerIds: brands } : {}),
  },
});

/** What a campaign is; undefined where the address can't name one. */
export function campaignCall(id: string | undefined) {
  const campaignId = readId(id);
  return campaignId === undefined ? undefined : call('discount.searchCampaignById', { id: campaignId });
}
export function newCampaignCall(id: string | undefined) {
  const campaignId = readId(id);
  return campaignId === undefined ? undefined : call('discount.searchNewCampaignById', { id: campaignId });
}

/** Its goods as the address narrows them. */
export const campaignGoodsCall = (campaignId: number, query: URLSearchParams) =>
  call('discount.searchSkusByDiscountCondition', {
    ...narrowed(readFilters(query), goodsPageSize),
    marketingAggsCondition: { campaignId },
  });

/** Its products, one by one, as the address narrows them; the best sellers first, whatever order it says. */
export const campaignProductsCall = (campaignId: number, query: URLSearchParams) =>
  call('discount.searchSpusByDiscountCondition', {
    ...narrowed({ ...readFilters(query), sort: 'sales' }, productsPageSize),
    marketingAggsCondition: { campaignId },
  });

/** What its products can be filtered by, with the filters in force. */
export const campaignFacetsCall = (campaignId: number, query: URLSearchParams) =>
  call('discount.searchProductAttributeByDiscountCondition', {
    ...narrowed({ ...readFilters(query), sort: 'sales', page: 1 }, productsPageSize),
    marketingAggsCondition: { campaignId },
  });

/** The goods of all campaigns of a kind; undefined where there is no such kind. */
export function kindGoodsCall(type: string | undefined, query: URLSearchParams) {
  const kind = readId(type);
  return kind !== undefined && isCampaignKind(kind)
    ? call('discount.searchSkusByDiscountPromotionCondition', {
        ...narrowed(readFilters(query), goodsPageSize),
        marketingAggsCondition: { kind },
      })
    : undefined;
}

/** What a campaign asks for, and how far the own cart is. */
export const toolBoxCall = (campaignId: number) => call('discount.getDiscountToolBoxById', { id: campaignId, clientType: 1 });

/** Campaigns that run, with some of their goods: all, or those of a first-level category. */
export function promotionsCall(query: URLSearchParams) {
  const [category, pageIndex] = [readId(query.get('category')), readPage(query)];
  const page = { pageIndex, pageSize: promotionsPageSize };
  return category === undefined
    ? call('discount.getMallPromotionPagedList', page)
    : call('discount.getPromotionsPagedList', { id: category, ...page });
}
export const otherPromotionsCall = () => call('discount.getPromotionsList');
