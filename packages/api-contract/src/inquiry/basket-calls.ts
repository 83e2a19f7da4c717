import Type from 'typebox';
import { defineCall } from '../call/define-call.ts';
import { Quantity, Sku } from './fields.ts';
import { InquiryBasket } from './shapes.ts';

/** The side menu's basket: the draft's lines that name a SKU. */
export const basketCalls = {
  getDraftInquiryItemCount: defineCall({
    method: 'GET',
    path: '/api/inquiry/getDraftInquiryItemCount',
    summary: '待询价商品数；访客为0',
    access: 'public',
    effect: 'read',
    inSimulation: true,
    response: Type.Object({ count: Type.Integer() }),
  }),
  getCustomerInquirySkus: defineCall({
    method: 'GET',
    path: '/api/inquiry/GetCustomerInquirySkus',
    summary: '询价篮',
    access: 'login',
    effect: 'read',
    ...{ inSimulation: true, seePrices: 'blanked' },
    response: InquiryBasket,
  }),
  addSkuToCustomerInquirySku: defineCall({
    method: 'POST',
    path: '/api/inquiry/AddSkuToCustomerInquirySku',
    summary: '加入询价篮',
    access: 'login',
    effect: 'write',
    ...{ right: 'none', inSimulation: true, seePrices: 'blanked' },
    idempotent: true,
    body: Type.Object({
      sku: Sku,
      quantity: Quantity,
      requestId: Type.Optional(Type.String({ maxLength: 64 })),
      resultDigits: Type.Optional(Type.Union([Type.Integer({ minimum: 0, maximum: 99 }), Type.String({ maxLength: 8 })])),
      requestTypeId: Type.Optional(Type.Integer({ minimum: 0, maximum: 99, default: 4 })),
      isInsertMatchSku: Type.Optional(Type.Boolean()),
    }),
    response: InquiryBasket,
    refusals: ['CART_SKU_UNAVAILABLE', 'CART_FULL'],
  }),
  updateCustomerInquirySkuQuantity: defineCall({
    method: 'POST',
    path: '/api/inquiry/UpdateCustomerInquirySkuQuantity',
    summary: '修改询价数量',
    access: 'login',
    effect: 'write',
    ...{ right: 'none', inSimulation: true, seePrices: 'blanked' },
    body: Type.Object({ id: Type.Integer({ minimum: 1 }), quantity: Quantity }),
    response: InquiryBasket,
    refusals: ['INQUIRY_ITEM_NOT_FOUND'],
  }),
  deleteSkuToCustomerInquirySkus: defineCall({
    method: 'POST',
    path: '/api/inquiry/DeleteSkuToCustomerInquirySkus',
    summary: '从询价篮删除',
    access: 'login',
    effect: 'write',
    ...{ right: 'none', inSimulation: true, seePrices: 'blanked' },
    body: Type.Object({ ids: Type.Array(Type.Integer({ minimum: 1 }), { minItems: 1, maxItems: 200 }) }),
    response: InquiryBasket,
  }),
  submitCustomerQuotation: defineCall({
    method: 'POST',
    path: '/api/inquiry/SubmitCustomerQuotation',
    summary: '提交询价单',
    access: 'login',
    effect: 'write',
    right: 'none',
    idempotent: true,
    body: Type.Object({ inquiryId: Type.Integer({ minimum: 1 }), remark: Type.Optional(Type.String({ maxLength: 200 })) }),
    response: Type.Object({
      item1: Type.Boolean(),
      item2: Type.String({ description: 'the inquiry’s number, or why not' }),
      inquiryId: Type.Integer(),
    }),
  }),
};
