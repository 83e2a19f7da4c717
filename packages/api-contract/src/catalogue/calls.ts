import Type from 'typebox';
import { defineCall } from '../call/define-call.ts';
import { Paged } from '../call/paged.ts';
import { SearchFilters } from '../search/shapes.ts';
import { brandCalls } from './brand-calls.ts';
import { categoryCalls } from './category-calls.ts';
import { Id } from './fields.ts';
import { lampCalls } from './lamp-calls.ts';
import { privateBrandCalls } from './private-brand-calls.ts';
import { CatalogueResult, Manufacturer } from './shapes.ts';

const { attributes, manufacturerIds, inStock, within, sort, pageIndex, pageSize } = SearchFilters;

export const catalogueCalls = {
  ...categoryCalls,
  ...brandCalls,
  ...privateBrandCalls,
  ...lampCalls,
  getAllManufacturer: defineCall({
    method: 'GET',
    path: '/api/product/GetAllManufacturer',
    summary: '全部品牌，按拼音排序',
    access: 'public',
    effect: 'read',
    inSimulation: true,
    response: Type.Array(Manufacturer),
  }),
  searchManufacture: defineCall({
    method: 'POST',
    path: '/api/product/SearchManufacture',
    summary: '按名称、拼音或首字母找品牌',
    access: 'public',
    effect: 'read',
    inSimulation: true,
    body: Type.Object({
      keyword: Type.Optional(Type.String({ maxLength: 60 })),
      initial: Type.Optional(Type.String({ maxLength: 1 })),
      pageIndex: Type.Optional(Type.Integer({ minimum: 1, maximum: 500 })),
      pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 200 })),
    }),
    response: Paged(Manufacturer),
  }),
  searchHotManufacture: defineCall({
    method: 'POST',
    path: '/api/product/SearchHotManufacture',
    summary: '热门品牌，可限于一个分类',
    access: 'public',
    effect: 'read',
    inSimulation: true,
    body: Type.Object({ categoryId: Type.Optional(Id), count: Type.Optional(Type.Integer({ minimum: 1, maximum: 60 })) }),
    response: Type.Array(Manufacturer),
    refusals: ['CATEGORY_NOT_FOUND'],
  }),
  getCatalogue: defineCall({
    method: 'POST',
    path: '/api/product/GetCatalogue',
    summary: '分类页、产品页、品牌页：面包屑、子分类、筛选项与商品',
    access: 'public',
    effect: 'read',
    ...{ inSimulation: true, seePrices: 'blanked' },
    body: Type.Object({
      catalogueType: Type.Union([Type.Literal(1), Type.Literal(2), Type.Literal(3)], { description: '1 category, 2 product, 3 brand' }),
      categoryId: Type.Optional(Id),
      productId: Type.Optional(Id),
      manufacturerId: Type.Optional(Id),
      subCategoryId: Type.Optional(Id),
      subManufacturerId: Type.Optional(Id),
      requestId: Type.Optional(Type.String({ maxLength: 60 })),
      resultDigits: Type.Optional(Type.Integer({ minimum: 0, maximum: 9 })),
      isFixedDisplayGroup: Type.Optional(Type.Boolean()),
      elasticSearchInput: Type.Optional(
        Type.Object({ keyword: Type.Optional(Type.String({ maxLength: 100 })), inStock, within, sort, pageIndex, pageSize }),
      ),
      elasticSearchAttributeInput: Type.Optional(Type.Object({ attributes, manufacturerIds })),
    }),
    response: CatalogueResult,
    refusals: ['CATEGORY_NOT_FOUND', 'PRODUCT_NOT_FOUND', 'MANUFACTURER_NOT_FOUND'],
  }),
};
