import Type from 'typebox';
import { defineCall } from '../call/define-call.ts';
import { InquiryId } from './quotation-shapes.ts';

/** What a quotation's prices are worth (rules inquiry 13; pricing 12). */
export const priceCalls = {
  reStoreInquiryItemPrice: defineCall({
    method: 'POST',
    path: '/api/inquiry/reStoreInquiryItemPrice',
    summary: '恢复报价：购物车中来自该询价单的商品补足到报价数量，报价重新适用',
    access: 'login',
    effect: 'write',
    ...{ right: 'none', seePrices: 'blanked' },
    idempotent: true,
    body: Type.Object({
      inquiryId: InquiryId,
      itemIds: Type.Optional(Type.Array(InquiryId, { minItems: 1, maxItems: 1000, description: 'left out: all lines' })),
    }),
    response: Type.Object({
      restored: Type.Array(Type.Object({ sku: Type.String(), quantity: Type.Integer(), priceFen: Type.Integer() })),
      refused: Type.Array(Type.Object({ sku: Type.String(), message: Type.String() })),
    }),
    refusals: ['INQUIRY_NOT_FOUND', 'INQUIRY_NOT_QUOTED'],
  }),
  getInquiryDiscountInfo: defineCall({
    method: 'GET',
    path: '/api/inquiry/GetInquiryDiscountInfo/{id}',
    summary: '报价比平时省多少，加上参与的活动与优惠券',
    access: 'login',
    effect: 'read',
    ...{ inSimulation: true, seePrices: 'blanked' },
    params: Type.Object({ id: InquiryId }),
    query: Type.Object({ couponId: Type.Optional(Type.Integer({ minimum: 0, maximum: 2_147_483_647, description: '0: none' })) }),
    response: Type.Object({
      usualFen: Type.Integer({ description: 'what the lines that have a usual price cost without the quotation' }),
      quotedFen: Type.Integer({ description: 'what is open of it costs now' }),
      savedFen: Type.Integer(),
      campaignFen: Type.Integer({ description: 'what campaigns take off that' }),
      couponFen: Type.Integer({ description: 'what the coupon takes off what campaigns left' }),
      couponMessage: Type.String({ description: "why the coupon does not fit; '' where it does, or none was asked for" }),
      payableFen: Type.Integer(),
      payableText: Type.String(),
    }),
    refusals: ['INQUIRY_NOT_FOUND', 'INQUIRY_NOT_QUOTED'],
  }),
};
