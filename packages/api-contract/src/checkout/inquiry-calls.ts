import { agreementsOf } from '@mall/domain/content';
import Type, { type Static } from 'typebox';
import { defineCall } from '../call/define-call.ts';
import { CouponId } from '../discount/fields.ts';
import { ChosenLines, InquiryId } from '../inquiry/quotation-shapes.ts';
import { OrderInput, orderRefusals } from './order-input.ts';
import { CheckoutConfirm, CheckoutDifference, PlacedOrder } from './shapes.ts';

/** The confirmation page of a quotation: as for a cart, and what of the quotation it is about. */
export const InquiryConfirm = Type.Object({
  ...CheckoutConfirm.properties,
  inquiry: Type.Object({
    inquiryId: Type.Integer(),
    inquiryNumber: Type.String(),
    validUntil: Type.String(),
    lines: Type.Array(
      Type.Object({
        id: Type.Integer(),
        sku: Type.String(),
        quantity: Type.Integer({ description: 'that would be ordered' }),
        left: Type.Integer({ description: 'that could be' }),
        quotedFen: Type.Integer(),
        isListPriceLower: Type.Boolean({ description: 'where needCheckListPriceRule asks: the usual price has become lower, and applies' }),
      }),
    ),
  }),
});
export type InquiryConfirm = Static<typeof InquiryConfirm>;

const Page = {
  couponId: CouponId,
  addressId: Type.Optional(Type.Integer({ minimum: 0 })),
  isNotUseRegion: Type.Optional(Type.Boolean({ description: 'true: not the address in the inquiry’s own province, but the usual one' })),
  needCheckListPriceRule: Type.Optional(Type.Boolean()),
};
const refusals = ['INQUIRY_NOT_FOUND', 'INQUIRY_NOT_QUOTED', 'INQUIRY_LINE_NOT_FOUND', 'INQUIRY_QUANTITY_TAKEN', 'CHECKOUT_EMPTY'] as const;

/** What the caller took for the prices: a price that isn't so is a difference (rule pricing 13). */
const Expected = Type.Optional(
  Type.Array(Type.Object({ sku: Type.String({ minLength: 1, maxLength: 40 }), priceFen: Type.Integer({ minimum: 0 }) }), {
    maxItems: 1000,
  }),
);

/** Ordering from a quotation (rules inquiry 26, 33; pricing 12, 13). */
export const inquiryCheckoutCalls = {
  confirmFromInquiry: defineCall({
    method: 'POST',
    path: '/api/checkout/ConfirmFromInquiry',
    summary: '按报价单确认订单：所有已报价且未下单的行',
    access: 'login',
    effect: 'write',
    alsoGet: true,
    body: Type.Object({ inquiryNumber: Type.String({ minLength: 1, maxLength: 40 }), ...Page }),
    response: InquiryConfirm,
    refusals: [...refusals],
  }),
  reloadInquiry: defineCall({
    method: 'POST',
    path: '/api/checkout/ReloadInquiry/{id}',
    summary: '按所选行与数量重新生成报价单的确认订单页',
    access: 'login',
    effect: 'write',
    params: Type.Object({ id: InquiryId }),
    body: Type.Object({
      lines: Type.Optional(ChosenLines),
      choiceOf: Type.Optional({
        ...OrderInput.properties.priceToken,
        description: 'the lines that an earlier page was about, in place of `lines`',
      }),
      ...Page,
    }),
    response: InquiryConfirm,
    refusals: [...refusals, 'CHECKOUT_EXPIRED'],
  }),
  checkPriceFromInquiry: defineCall({
    method: 'POST',
    path: '/api/checkout/CheckPriceFromInquiry',
    summary: '报价单确认页所示价格、库存与货期是否仍然有效',
    access: 'login',
    effect: 'read',
    ...{ inSimulation: true, seePrices: 'blanked' },
    body: Type.Object({
      priceToken: OrderInput.properties.priceToken,
      addressId: Page.addressId,
      expected: Expected,
    }),
    response: Type.Object({ isChanged: Type.Boolean(), differences: Type.Array(CheckoutDifference) }),
    refusals: ['CHECKOUT_EXPIRED'],
  }),
  confirmOrderFromInquiry: defineCall({
    method: 'POST',
    path: '/api/checkout/ConfirmOrderFromInquiry',
    summary: '按报价单下单：服务端重算报价与剩余数量，有变化即拒绝并列出差异',
    access: 'login',
    effect: 'write',
    agreements: agreementsOf.account,
    idempotent: true,
    body: Type.Object({ ...OrderInput.properties, expected: Expected }),
    response: PlacedOrder,
    refusals: [...orderRefusals],
  }),
};
