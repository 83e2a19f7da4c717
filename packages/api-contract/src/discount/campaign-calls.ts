import Type from 'typebox';
import { defineCall } from '../call/define-call.ts';
import { Paged } from '../call/paged.ts';
import { campaignGoodsCalls } from './campaign-goods-calls.ts';
import { CampaignHead, CampaignPage, DiscountToolBox, PromotionCard } from './campaign-shapes.ts';
import { Id } from './fields.ts';
import { staffCampaignCalls } from './staff-campaign-calls.ts';

const ById = Type.Object({ id: Id });
const OfPage = Type.Object({
  pageIndex: Type.Optional(Type.Integer({ minimum: 1, maximum: 500 })),
  pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 20 })),
});
const read = { access: 'public', effect: 'read', inSimulation: true } as const;

export const campaignCalls = {
  ...campaignGoodsCalls,
  ...staffCampaignCalls,
  searchCampaignById: defineCall({
    ...read,
    seePrices: 'blanked',
    method: 'GET',
    path: '/api/discount/SearchCampaignById/{id}/',
    summary: '活动页：名称、规则、时间、展示方式',
    params: ById,
    response: CampaignPage,
    refusals: ['CAMPAIGN_NOT_FOUND'],
  }),
  searchNewCampaignById: defineCall({
    ...read,
    seePrices: 'blanked',
    method: 'GET',
    path: '/api/discount/SearchNewCampaignById/{id}/',
    summary: '新版活动页：按产品展示',
    params: ById,
    response: CampaignPage,
    refusals: ['CAMPAIGN_NOT_FOUND'],
  }),
  getDiscountToolBoxById: defineCall({
    ...read,
    seePrices: 'blanked',
    method: 'GET',
    path: '/api/discount/GetDiscountToolBoxById/{id}/',
    summary: '活动规则，以及购物车离下一档还差多少',
    params: ById,
    query: Type.Object({
      clientType: Type.Optional(Type.Integer({ minimum: 0, maximum: 9 })),
      isInternal: Type.Optional(Type.Boolean({ description: 'said by older clients; changes nothing' })),
      isRecord: Type.Optional(Type.Boolean({ description: 'said by older clients; nothing is recorded' })),
    }),
    response: DiscountToolBox,
    refusals: ['CAMPAIGN_NOT_FOUND'],
  }),
  getMallPromotionPagedList: defineCall({
    ...read,
    seePrices: 'blanked',
    method: 'POST',
    path: '/api/setting/GetMallPromotionPagedList',
    summary: '进行中的活动，每个带几种商品',
    body: OfPage,
    response: Paged(PromotionCard),
  }),
  getPromotionsPagedList: defineCall({
    ...read,
    seePrices: 'blanked',
    method: 'POST',
    path: '/api/setting/GetPromotionsPagedList/{id}',
    summary: '一个一级分类里进行中的活动，只带该分类的商品',
    params: ById,
    body: OfPage,
    response: Paged(PromotionCard),
    refusals: ['CATEGORY_NOT_FOUND'],
  }),
  getPromotionsList: defineCall({
    ...read,
    method: 'POST',
    path: '/api/setting/GetPromotionsList',
    summary: '进行中的活动的名称与链接',
    response: Type.Array(CampaignHead),
  }),
};
