import Type from 'typebox';
import { defineCall } from '../call/define-call.ts';
import { Paged } from '../call/paged.ts';
import { RecommendSku } from '../home/shapes.ts';
import { Id } from './fields.ts';
import { BeiJianPage, HuoYePage, PrivateBrandCategory, PrivateBrandPage, SubstituteSaving } from './private-brand-shapes.ts';

const pageIndex = Type.Optional(Type.Integer({ minimum: 1, maximum: 500 }));
const pageSize = Type.Optional(Type.Integer({ minimum: 1, maximum: 60, description: '20' }));
const manufacturerId = Type.Optional(Id);
const setting = (name: string) => `/api/setting/${name}` as const;

/** The mall's own brands (rules catalogue 11, 22–25). */
export const privateBrandCalls = {
  getMallPrivateBrandPageForPc: defineCall({
    method: 'POST',
    path: setting('GetMallPrivateBrandPageForPC'),
    summary: '自有品牌页：品牌、横幅、可替代的名牌产品数',
    access: 'public',
    effect: 'read',
    inSimulation: true,
    response: PrivateBrandPage,
  }),
  getMallPrivateBrandPageForDiscount: defineCall({
    method: 'POST',
    path: setting('GetMallPrivateBrandPageForDiscount'),
    summary: '自有品牌与同规格名牌商品的对照分页，省得最多的在前；可限于分类',
    access: 'public',
    effect: 'read',
    ...{ inSimulation: true, seePrices: 'blanked' },
    body: Type.Object({ categoryId: Type.Optional(Id), manufacturerId, pageIndex, pageSize }),
    response: Paged(SubstituteSaving),
    refusals: ['CATEGORY_NOT_FOUND', 'PRIVATE_BRAND_NOT_FOUND'],
  }),
  getMallPrivateBrandToCategory: defineCall({
    method: 'POST',
    path: setting('GetMallPrivateBrandToCategory'),
    summary: '自有品牌的一级分类',
    access: 'public',
    effect: 'read',
    inSimulation: true,
    body: Type.Object({ manufacturerId }),
    response: Type.Array(PrivateBrandCategory),
    refusals: ['PRIVATE_BRAND_NOT_FOUND'],
  }),
  getMallPrivateBrandToCategoryById: defineCall({
    method: 'POST',
    path: setting('GetMallPrivateBrandToCategoryById/{id}'),
    summary: '一个分类下自有品牌的下级分类与热销商品',
    access: 'public',
    effect: 'read',
    ...{ inSimulation: true, seePrices: 'blanked' },
    params: Type.Object({ id: Id }),
    body: Type.Object({ manufacturerId }),
    response: Type.Object({
      category: PrivateBrandCategory,
      subCategories: Type.Array(PrivateBrandCategory),
      products: Type.Array(RecommendSku),
    }),
    refusals: ['CATEGORY_NOT_FOUND', 'PRIVATE_BRAND_NOT_FOUND'],
  }),
  getSecondaryMallPrivateBrandToHuoYe: defineCall({
    method: 'POST',
    path: setting('GetSecondaryMallPrivateBrandToHuoYe'),
    summary: '火也的二级分类，可限于一个一级分类',
    access: 'public',
    effect: 'read',
    inSimulation: true,
    body: Type.Object({ categoryId: Type.Optional(Id) }),
    response: Type.Array(PrivateBrandCategory),
    refusals: ['CATEGORY_NOT_FOUND', 'PRIVATE_BRAND_NOT_FOUND'],
  }),
  getProductsForPrivateBrandId: defineCall({
    method: 'POST',
    path: setting('getProductsForPrivateBrandId'),
    summary: '一个自有品牌的商品分页，销量高的在前；可限于分类',
    access: 'public',
    effect: 'read',
    ...{ inSimulation: true, seePrices: 'blanked' },
    query: Type.Object({ id: Id, pageIndex, pageSize, categoryId: Type.Optional(Id) }),
    response: Paged(RecommendSku),
    refusals: ['CATEGORY_NOT_FOUND', 'PRIVATE_BRAND_NOT_FOUND'],
  }),
  getMallHuoYeLandingPageData: defineCall({
    method: 'POST',
    path: setting('GetMallHuoYeLandingPageData'),
    summary: '火也品牌页，商品可限于分类并分页',
    access: 'public',
    effect: 'read',
    ...{ inSimulation: true, seePrices: 'blanked' },
    body: Type.Object({ categoryId: Type.Optional(Id), pageIndex, pageSize }),
    response: HuoYePage,
    refusals: ['CATEGORY_NOT_FOUND', 'PRIVATE_BRAND_NOT_FOUND'],
  }),
  getMallBeiJianLandingPageData: defineCall({
    method: 'POST',
    path: setting('GetMallBeiJianLandingPageData'),
    summary: '备品备件页：易损件按类别，各有自有品牌商品',
    access: 'public',
    effect: 'read',
    ...{ inSimulation: true, seePrices: 'blanked' },
    response: BeiJianPage,
  }),
};
