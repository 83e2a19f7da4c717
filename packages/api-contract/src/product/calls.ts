import Type from 'typebox';
import { defineCall } from '../call/define-call.ts';
import { Paged, Pager } from '../call/paged.ts';
import { SkuNumber } from '../pricing/shapes.ts';
import { aboutCalls } from './about-calls.ts';
import { RelatedSku } from './card-shapes.ts';
import { itemNoCalls } from './item-no-calls.ts';
import { modelCalls } from './model-calls.ts';
import { nonStandardCalls } from './non-standard-calls.ts';
import { relationCalls } from './relation-calls.ts';
import { DeliveryTime, ProductSkuTable, SkuDetail, SpuDetail } from './shapes.ts';
import { staffProductCalls } from './staff-calls.ts';

export const productCalls = {
  ...nonStandardCalls,
  ...relationCalls,
  ...itemNoCalls,
  ...aboutCalls,
  ...modelCalls,
  ...staffProductCalls,
  searchSku: defineCall({
    method: 'POST',
    path: '/api/product/SearchSku/{sku}',
    summary: '商品详情',
    access: 'public',
    effect: 'read',
    ...{ inSimulation: true, seePrices: 'blanked' },
    params: Type.Object({ sku: SkuNumber }),
    query: Type.Object({
      r: Type.Optional(Type.String({ maxLength: 60 })),
      t: Type.Optional(Type.String({ maxLength: 4 })),
      d: Type.Optional(Type.String({ maxLength: 8 })),
    }),
    body: Type.Object({
      clientType: Type.Optional(Type.Integer({ minimum: 0, maximum: 9 })),
      isFilterCustomerIdDiscount: Type.Optional(Type.Boolean()),
    }),
    response: SkuDetail,
    refusals: ['SKU_NOT_FOUND'],
  }),
  searchSpu: defineCall({
    method: 'POST',
    path: '/api/product/SearchSpu/{id}',
    summary: '产品（SPU）',
    access: 'public',
    effect: 'read',
    inSimulation: true,
    params: Type.Object({ id: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }) }),
    response: SpuDetail,
    refusals: ['PRODUCT_NOT_FOUND'],
  }),
  getSkuListByProductId: defineCall({
    method: 'GET',
    path: '/api/product/GetSkuListByProductId',
    summary: '产品下的全部型号；给出 sku 时它所在的行一定在内',
    access: 'public',
    effect: 'read',
    ...{ inSimulation: true, seePrices: 'blanked' },
    query: Type.Object({ productId: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }), sku: Type.Optional(SkuNumber) }),
    response: ProductSkuTable,
    refusals: ['PRODUCT_NOT_FOUND'],
  }),
  getSkuDetailPicturesBySkuNumber: defineCall({
    method: 'GET',
    path: '/api/product/GetSkuDetailPicturesBySkuNumber/{sku}',
    summary: '商品图片',
    access: 'public',
    effect: 'read',
    inSimulation: true,
    params: Type.Object({ sku: SkuNumber }),
    response: Type.Array(Type.Object({ thumbUrl: Type.String(), url: Type.String(), title: Type.String() })),
    refusals: ['SKU_NOT_FOUND'],
  }),
  querySkuRelationBySkuNumber: defineCall({
    method: 'POST',
    path: '/api/product/QuerySkuRelationBySkuNumber',
    summary: '替代与配件：1 完全替代，2 必配件，3 选配件，6 可选替代；不给类型则全部',
    access: 'public',
    effect: 'read',
    ...{ inSimulation: true, seePrices: 'blanked' },
    body: Type.Object({
      pager: Type.Optional(Pager),
      query: Type.Object({
        skuNumber: SkuNumber,
        relatedSkuType: Type.Optional(Type.Union([Type.Literal(1), Type.Literal(2), Type.Literal(3), Type.Literal(6)])),
      }),
    }),
    response: Type.Object({
      ...Paged(RelatedSku).properties,
      typeCounts: Type.Array(Type.Object({ typeId: Type.Integer(), typeDesc: Type.String(), count: Type.Integer() })),
    }),
    refusals: ['SKU_NOT_FOUND'],
  }),
  getAllDeliveryTime: defineCall({
    method: 'GET',
    path: '/api/product/GetAllDeliveryTime',
    summary: '货期名称',
    access: 'public',
    effect: 'read',
    inSimulation: true,
    response: Type.Array(DeliveryTime),
  }),
  getAllDeliveryTimeDay: defineCall({
    method: 'GET',
    path: '/api/product/GetAllDeliveryTimeDay',
    summary: '货期天数范围',
    access: 'public',
    effect: 'read',
    inSimulation: true,
    response: Type.Array(
      Type.Object({
        dynamicDeliveryTimeId: Type.Integer(),
        minDays: Type.Union([Type.Integer(), Type.Null()]),
        maxDays: Type.Union([Type.Integer(), Type.Null()], { description: 'null: no upper end, or unknown' }),
      }),
    ),
  }),
};
