import Type from 'typebox';
import { defineCall } from '../call/define-call.ts';
import { Paged } from '../call/paged.ts';
import { RecommendSku } from './shapes.ts';

const Id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });
const pageIndex = Type.Optional(Type.Integer({ minimum: 1, maximum: 500 }));
const pageSize = Type.Optional(Type.Integer({ minimum: 1, maximum: 60, description: '20' }));

/** Lists of recommended SKUs beside those of the home page (rule catalogue 27). Prices are the caller's own. */
export const recommendCalls = {
  getMallRecommendSkusPagedList: defineCall({
    method: 'POST',
    path: '/api/setting/GetMallRecommendSkusPagedList',
    summary: '品牌精选（2）：热门品牌各系列的代表商品，每个系列一个',
    access: 'public',
    effect: 'read',
    ...{ inSimulation: true, seePrices: 'blanked' },
    body: Type.Object({ query: Type.Literal(2), pageIndex, pageSize }),
    response: Paged(RecommendSku),
  }),
  getMallRecommendForCateIdPagedList: defineCall({
    method: 'POST',
    path: '/api/setting/GetMallRecommendForCateIdPagedList',
    summary: '一个分类（任一级）的推荐商品，每个产品一个',
    access: 'public',
    effect: 'read',
    ...{ inSimulation: true, seePrices: 'blanked' },
    body: Type.Object({ categoryId: Id, pageIndex, pageSize }),
    response: Paged(RecommendSku),
    refusals: ['CATEGORY_NOT_FOUND'],
  }),
  getMallRecommendForTabIdV1: defineCall({
    method: 'POST',
    path: '/api/setting/GetMallRecommendForTabIdV1',
    summary: '频道页签的推荐商品：频道 1 热门品牌，2 自有品牌；页签是一级分类，0 为全部',
    access: 'public',
    effect: 'read',
    ...{ inSimulation: true, seePrices: 'blanked' },
    body: Type.Object({
      query: Type.Object({
        channelId: Type.Union([Type.Literal(1), Type.Literal(2)]),
        tabId: Type.Integer({ minimum: 0, maximum: 2_147_483_647 }),
      }),
      count: Type.Optional(Type.Integer({ minimum: 1, maximum: 60, description: '12' })),
    }),
    response: Type.Object({
      tabs: Type.Array(Type.Object({ id: Type.Integer(), name: Type.String() }), {
        description: 'first-level categories with goods of the channel',
      }),
      products: Type.Array(RecommendSku),
    }),
    refusals: ['CATEGORY_NOT_FOUND'],
  }),
};
