import Type, { type Static } from 'typebox';
import { defineCall } from './define-call.ts';

const Sku = Type.String({ minLength: 1, maxLength: 40 });
const Quantity = Type.Integer({ minimum: 1, maximum: 9999 });

/** A line of the inquiry basket (rules inquiry 2, 3). typeName 未知状态 means valid, anything else is shown as the reason why not. */
export const InquiryBasketItem = Type.Object({
  id: Type.Integer(),
  sku: Type.String(),
  quantity: Type.Integer(),
  typeName: Type.String(),
  skuDto: Type.Object({
    skuNumber: Type.String(),
    productName: Type.String(),
    defaultThumbUrl: Type.String(),
    manufacturerId: Type.Integer(),
    manufacturerName: Type.String(),
    manufacturerPartNumber: Type.String(),
    orderCode: Type.String(),
    itemNo: Type.String({ description: 'the customer’s own item number' }),
    isBlackCardProduct: Type.Boolean(),
    dynamicDeliveryTimeId: Type.Integer(),
    inquiryPrice: Type.Boolean(),
    appliedPrice: Type.String({ description: 'with two decimals, "" where the price is on request' }),
    salesPackUom: Type.String(),
  }),
});
export type InquiryBasketItem = Static<typeof InquiryBasketItem>;

export const InquiryBasket = Type.Object({
  inquiryData: Type.Object({ id: Type.Integer({ description: '0: empty, nothing to submit' }) }),
  matchedProducts: Type.Array(InquiryBasketItem),
});
export type InquiryBasket = Static<typeof InquiryBasket>;

export const inquiryCalls = {
  getDraftInquiryItemCount: defineCall({
    method: 'GET',
    path: '/api/inquiry/getDraftInquiryItemCount',
    summary: '待询价商品数；访客为0',
    access: 'public',
    response: Type.Object({ count: Type.Integer() }),
  }),
  getCustomerInquirySkus: defineCall({
    method: 'GET',
    path: '/api/inquiry/GetCustomerInquirySkus',
    summary: '询价篮',
    access: 'login',
    response: InquiryBasket,
  }),
  addSkuToCustomerInquirySku: defineCall({
    method: 'POST',
    path: '/api/inquiry/AddSkuToCustomerInquirySku',
    summary: '加入询价篮',
    access: 'login',
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
  }),
  updateCustomerInquirySkuQuantity: defineCall({
    method: 'POST',
    path: '/api/inquiry/UpdateCustomerInquirySkuQuantity',
    summary: '修改询价数量',
    access: 'login',
    body: Type.Object({ id: Type.Integer({ minimum: 1 }), quantity: Quantity }),
    response: InquiryBasket,
  }),
  deleteSkuToCustomerInquirySkus: defineCall({
    method: 'POST',
    path: '/api/inquiry/DeleteSkuToCustomerInquirySkus',
    summary: '从询价篮删除',
    access: 'login',
    body: Type.Object({ ids: Type.Array(Type.Integer({ minimum: 1 }), { minItems: 1, maxItems: 200 }) }),
    response: InquiryBasket,
  }),
  submitCustomerQuotation: defineCall({
    method: 'POST',
    path: '/api/inquiry/SubmitCustomerQuotation',
    summary: '提交询价单',
    access: 'login',
    idempotent: true,
    body: Type.Object({ inquiryId: Type.Integer({ minimum: 1 }), remark: Type.Optional(Type.String({ maxLength: 200 })) }),
    response: Type.Object({
      item1: Type.Boolean(),
      item2: Type.String({ description: 'the inquiry’s number, or why not' }),
      inquiryId: Type.Integer(),
    }),
  }),
};
