import Type from 'typebox';
import { defineCall } from '../call/define-call.ts';
import { Paged } from '../call/paged.ts';
import { SearchFacets, SearchFilters, SearchResult } from '../search/shapes.ts';
import { CampaignProduct } from './campaign-shapes.ts';
import { Id } from './fields.ts';

const { categoryId, attributes, manufacturerIds, inStock, within, sort, pageIndex, pageSize } = SearchFilters;
const keyword = Type.Optional(Type.String({ maxLength: 100 }));
const narrowed = {
  input: Type.Optional(Type.Object({ keyword, categoryId, inStock, within, sort, pageIndex, pageSize })),
  attributeInput: Type.Optional(Type.Object({ attributes, manufacturerIds })),
  searchType: Type.Optional(Type.Integer({ minimum: 0, maximum: 9, description: 'said by older clients; changes nothing' })),
};
const OfCampaign = Type.Object({ ...narrowed, marketingAggsCondition: Type.Object({ campaignId: Id }) });
const read = { method: 'POST', access: 'public', effect: 'read', inSimulation: true } as const;

/** The goods of campaigns, narrowed down as a category's are. */
export const campaignGoodsCalls = {
  searchSkusByDiscountCondition: defineCall({
    ...read,
    seePrices: 'blanked',
    path: '/api/product/SearchSkusByDiscountCondition',
    summary: '活动商品：商品、总数、筛选项；活动已结束则为空',
    body: OfCampaign,
    response: SearchResult,
    refusals: ['CAMPAIGN_NOT_FOUND'],
  }),
  searchProductAttributeByDiscountCondition: defineCall({
    ...read,
    path: '/api/product/SearchProductAttributeByDiscountCondition',
    summary: '活动商品的筛选项',
    body: OfCampaign,
    response: SearchFacets,
    refusals: ['CAMPAIGN_NOT_FOUND'],
  }),
  searchSpusByDiscountCondition: defineCall({
    ...read,
    seePrices: 'blanked',
    path: '/api/product/SearchSpusByDiscountCondition',
    summary: '活动商品，每个产品一条',
    body: OfCampaign,
    response: Paged(CampaignProduct),
    refusals: ['CAMPAIGN_NOT_FOUND'],
  }),
  searchSkusByDiscountPromotionCondition: defineCall({
    ...read,
    seePrices: 'blanked',
    path: '/api/product/SearchSkusByDiscountPromotionCondition',
    summary: '一类活动的全部商品：进行中的活动合在一起',
    body: Type.Object({
      ...narrowed,
      marketingAggsCondition: Type.Object({ kind: Type.Union([Type.Literal(10), Type.Literal(20), Type.Literal(30)]) }),
    }),
    response: SearchResult,
  }),
};
