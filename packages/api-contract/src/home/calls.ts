import Type from 'typebox';
import { defineCall } from '../call/define-call.ts';
import { Paged } from '../call/paged.ts';
import { recommendCalls } from './recommend-calls.ts';
import { HomeData, HotProductGroup, RecommendSku } from './shapes.ts';

const Id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });

export const homeCalls = {
  ...recommendCalls,
  getMallIndex: defineCall({
    method: 'GET',
    path: '/api/setting/GetMallIndex',
    summary: '首页的全部数据',
    access: 'public',
    effect: 'read',
    ...{ inSimulation: true, seePrices: 'blanked' },
    response: HomeData,
  }),
  getMallRecommendPagedListV1: defineCall({
    method: 'POST',
    path: '/api/setting/GetMallRecommendPagedListV1',
    summary: '推荐（1）与新品（3）分页',
    access: 'public',
    effect: 'read',
    ...{ inSimulation: true, seePrices: 'blanked' },
    body: Type.Object({
      query: Type.Union([Type.Literal(1), Type.Literal(3)]),
      categoryId: Type.Optional(Id),
      pageIndex: Type.Optional(Type.Integer({ minimum: 1, maximum: 500 })),
      pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 60 })),
    }),
    response: Paged(RecommendSku),
  }),
  getNewSkuRecommendTabList: defineCall({
    method: 'POST',
    path: '/api/setting/GetNewSKURecommendTabList',
    summary: '新品页签：有新品的一级分类',
    access: 'public',
    effect: 'read',
    inSimulation: true,
    response: Type.Array(Type.Object({ id: Type.Integer(), name: Type.String(), count: Type.Integer() })),
  }),
  getMallHotProduct: defineCall({
    method: 'POST',
    path: '/api/setting/GetMallHotProduct',
    summary: '热销楼层',
    access: 'public',
    effect: 'read',
    ...{ inSimulation: true, seePrices: 'blanked' },
    response: Type.Array(HotProductGroup),
  }),
  getMallHotProductSecondById: defineCall({
    method: 'POST',
    path: '/api/setting/GetMallHotProductSecondById/{id}',
    summary: '一个分类的热销楼层，按其下级分类',
    access: 'public',
    effect: 'read',
    ...{ inSimulation: true, seePrices: 'blanked' },
    params: Type.Object({ id: Id }),
    response: Type.Array(HotProductGroup),
    refusals: ['CATEGORY_NOT_FOUND'],
  }),
  getTopThreeSalesHotProductSkuV1: defineCall({
    method: 'GET',
    path: '/api/product/GetTopThreeSalesHotProductSkuV1',
    summary: '销量最高的商品',
    access: 'public',
    effect: 'read',
    ...{ inSimulation: true, seePrices: 'blanked' },
    query: Type.Object({ top: Type.Optional(Type.Integer({ minimum: 1, maximum: 60 })) }),
    response: Type.Array(RecommendSku),
  }),
  getHotProductByCategory: defineCall({
    method: 'GET',
    path: '/api/product/GetHotProductByCategory/{id}',
    summary: '分类的热销商品',
    access: 'public',
    effect: 'read',
    ...{ inSimulation: true, seePrices: 'blanked' },
    params: Type.Object({ id: Id }),
    response: Type.Array(RecommendSku),
    refusals: ['CATEGORY_NOT_FOUND'],
  }),
};
