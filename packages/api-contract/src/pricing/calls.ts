import Type from 'typebox';
import { defineCall } from '../call/define-call.ts';
import { DiscountPurchaseLimit, MarketingAggregate, SkuNumber, SkuPrice, SkuPriceAndDeliveryTime } from './shapes.ts';

const SkuQuantity = Type.Object({ skuNumber: SkuNumber, quantity: Type.Integer({ minimum: 1, maximum: 9999 }) });

export const pricingCalls = {
  getSkuPrice: defineCall({
    method: 'POST',
    path: '/api/product/GetSkuPrice',
    summary: '商品价格（单个）',
    access: 'public',
    effect: 'read',
    ...{ inSimulation: true, seePrices: 'blanked' },
    body: Type.Object({ skuNumber: SkuNumber, quantity: Type.Optional(Type.Integer({ minimum: 1, maximum: 9999 })) }),
    response: SkuPrice,
    refusals: ['SKU_NOT_FOUND'],
  }),
  getSkuPriceAndDeliveryTimeBySkuNumberAndQuantity: defineCall({
    method: 'POST',
    path: '/api/product/GetSkuPriceAndDeliveryTimeBySkuNumberAndQuantity',
    summary: '批量价格与货期：登录用户得到价格、库存与货期，访客只得到货期；未知商品不在结果中',
    access: 'public',
    effect: 'read',
    ...{ inSimulation: true, seePrices: 'blanked' },
    body: Type.Object({
      skuNumberAndQuantities: Type.Array(SkuQuantity, { minItems: 1, maxItems: 200 }),
      withCurrentWareHouseStockFree: Type.Optional(Type.Boolean()),
    }),
    response: Type.Object({ skuPriceAndDeliveryTimes: Type.Record(Type.String(), SkuPriceAndDeliveryTime) }),
  }),
  getMarketingAggregateForSku: defineCall({
    method: 'POST',
    path: '/api/Marketing/GetMarketingAggregateForSku',
    summary: '该商品参加的活动；价格不在其中，访客也可看',
    access: 'public',
    effect: 'read',
    inSimulation: true,
    body: Type.Object({
      skuNumber: SkuNumber,
      clientType: Type.Optional(Type.Integer({ minimum: 0, maximum: 9 })),
      excludingExistingDiscount: Type.Optional(Type.Boolean({ description: 'leave out what the price contains already' })),
    }),
    response: Type.Array(MarketingAggregate),
    refusals: ['SKU_NOT_FOUND'],
  }),
  checkSkuPurchaseLimit: defineCall({
    method: 'POST',
    path: '/api/Discount/CheckSkuPurchaseLimit',
    summary: '限购检查',
    access: 'login',
    effect: 'read',
    inSimulation: true,
    body: Type.Object({ skuNumber: SkuNumber, quantity: Type.Integer({ minimum: 1, maximum: 9999 }) }),
    response: Type.Object({
      isAllowed: Type.Boolean(),
      allowedQuantity: Type.Integer({ description: 'the largest valid quantity within the limit, 0 when there is none' }),
      message: Type.String({ description: "what the buyer reads; '' when all is well" }),
      discountPurchaseLimit: Type.Union([DiscountPurchaseLimit, Type.Null()]),
    }),
    refusals: ['SKU_NOT_FOUND'],
  }),
};
