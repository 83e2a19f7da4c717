import Type from 'typebox';
import { defineCall } from '../call/define-call.ts';
import { SkuNumber } from '../pricing/shapes.ts';
import { SkuCard } from '../product/card-shapes.ts';
import { Id } from './fields.ts';
import { KeywordResult } from './keyword-shapes.ts';
import { AttributesText, SearchFilters, SearchResult, SearchSuggestion } from './shapes.ts';
import { synonymCalls } from './synonym-calls.ts';

const Keyword = Type.String({ minLength: 1, maxLength: 100 });

const reading = { access: 'public', effect: 'read', inSimulation: true } as const;

export const searchCalls = {
  ...synonymCalls,
  hasSku: defineCall({
    method: 'POST',
    path: '/api/search/HasSku',
    summary: '输入是否为已有商品编号（或分类名称）',
    ...reading,
    body: Type.Object({ keyword: Keyword }),
    response: Type.Object({
      hasSku: Type.Boolean(),
      skuNumber: Type.String({ description: 'upper case; the product page when `categoryId` is 0' }),
      categoryId: Type.Integer({ description: 'above 0: go to this category page' }),
    }),
  }),
  getChineseNameForPinyin: defineCall({
    method: 'POST',
    path: '/api/search/GetChineseNameForPinyin',
    summary: '拼音或首字母对应的中文词',
    ...reading,
    body: Type.Object({ keyword: Keyword }),
    response: Type.Object({ chineseName: Type.String({ description: "'' when there is none" }) }),
  }),
  category: defineCall({
    method: 'GET',
    path: '/api/search/category',
    summary: '品牌所在的分类及商品数',
    ...reading,
    query: Type.Object({ mid: Id }),
    response: Type.Array(
      Type.Object({ id: Type.Integer(), name: Type.String(), level: Type.Integer(), parentId: Type.Integer(), count: Type.Integer() }),
    ),
    refusals: ['MANUFACTURER_NOT_FOUND'],
  }),
  esInstantSearch: defineCall({
    method: 'GET',
    path: '/api/product/EsInstantSearch',
    summary: '搜索联想：最多 10 个商品，达到 10 个时另有一条“查看更多”',
    ...reading,
    query: Type.Object({ keyword: Keyword }),
    response: Type.Array(SearchSuggestion),
  }),
  customerSearchProducts: defineCall({
    method: 'POST',
    path: '/api/product/CustomerSearchProducts',
    summary: '搜索结果：商品、总数、筛选项',
    ...{ ...reading, seePrices: 'blanked' },
    body: Type.Object({ keyword: Keyword, ...SearchFilters }),
    response: KeywordResult,
  }),
  searchProductsOfInternal: defineCall({
    method: 'POST',
    path: '/api/product/searchProductsOfInternal',
    summary: '内部搜索：与商城相同的结果，另有各仓库存，不含客户价格',
    access: 'staff',
    roles: ['sales', 'credit', 'warehouse', 'finance', 'content'],
    effect: 'read',
    body: Type.Object({ keyword: Keyword, ...SearchFilters }),
    response: SearchResult,
  }),
  customerSearchSkuByElastic: defineCall({
    method: 'POST',
    path: '/api/product/CustomerSearchSkuByElastic',
    summary: '按关键词、产品、编号或关联关系取商品',
    ...{ ...reading, seePrices: 'blanked' },
    body: Type.Object({
      Keyword: Type.Optional(Type.String({ maxLength: 100 })),
      productId: Type.Optional(Id),
      skuNumbers: Type.Optional(Type.Array(SkuNumber, { maxItems: 200 })),
      relationBySku: Type.Optional(SkuNumber),
      relationTypes: Type.Optional(Type.Array(Type.Integer({ minimum: 1, maximum: 6 }), { maxItems: 6 })),
      attributes: Type.Optional(AttributesText),
      filter: Type.Optional(
        Type.Literal('黑卡商品', {
          description: 'what is for members of the black card, by RankScore descending; nothing else narrows it',
        }),
      ),
      searchProductTypeEnum: Type.Optional(Type.Integer({ minimum: 0, maximum: 9 })),
      searchRelation: Type.Optional(Type.Object({ clientType: Type.Optional(Type.Integer({ minimum: 0, maximum: 9 })) })),
      pageIndex: Type.Optional(Type.Integer({ minimum: 1, maximum: 500 })),
      pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    }),
    response: Type.Object({
      pageIndex: Type.Integer(),
      pageSize: Type.Integer(),
      total: Type.Integer(),
      isEstimated: Type.Boolean(),
      items: Type.Array(SkuCard),
    }),
  }),
  getSynonyms: defineCall({
    method: 'GET',
    path: '/api/product/GetSynonyms',
    summary: '同义词组',
    ...reading,
    response: Type.Array(Type.Array(Type.String())),
  }),
};
