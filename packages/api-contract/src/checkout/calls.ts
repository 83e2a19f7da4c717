import { agreementsOf } from '@mall/domain/content';
import Type from 'typebox';
import { defineCall } from '../call/define-call.ts';
import { CouponId } from '../discount/fields.ts';
import { PaymentMethod } from '../payment/shapes.ts';
import { inquiryCheckoutCalls } from './inquiry-calls.ts';
import { OrderInput, orderRefusals } from './order-input.ts';
import { CheckoutConfirm, CheckoutDifference, PlacedOrder } from './shapes.ts';

const Id = Type.Integer({ minimum: 1 });

export const checkoutCalls = {
  ...inquiryCheckoutCalls,
  confirm: defineCall({
    method: 'POST',
    path: '/api/checkout/Confirm',
    summary: '确认订单页：已勾选商品，或 s、q 指定的立即购买',
    access: 'login',
    effect: 'write',
    alsoGet: true,
    body: Type.Object({
      kpId: Type.Optional(Id),
      s: Type.Optional(Type.String({ maxLength: 40, description: 'SKU bought at once, past the cart' })),
      q: Type.Optional(Type.Integer({ minimum: 1, maximum: 9999, description: 'its quantity' })),
      addressId: Type.Optional(Type.Integer({ minimum: 0, description: 'delivery times are of this address’s province' })),
      couponId: CouponId,
    }),
    response: CheckoutConfirm,
    refusals: ['CART_NOT_YOURS', 'CHECKOUT_EMPTY'],
  }),
  getCheckOutDefaultValues: defineCall({
    method: 'GET',
    path: '/api/checkout/GetCheckOutDefaultValues',
    summary: '确认订单页的默认值：默认地址，上次或默认的发票、支付方式与项目号',
    access: 'login',
    effect: 'read',
    inSimulation: true,
    query: Type.Object({ checkOutConfirmDefaultValueCase: Type.Optional(Type.Integer({ minimum: 0, maximum: 99 })) }),
    response: Type.Object({
      addressId: Type.Integer(),
      invoiceId: Type.Integer(),
      paymentMethod: PaymentMethod,
      projectNumber: Type.String(),
    }),
  }),
  checkPrice: defineCall({
    method: 'POST',
    path: '/api/checkout/CheckPrice',
    summary: '所示价格、库存与货期是否仍然有效',
    access: 'login',
    effect: 'read',
    ...{ inSimulation: true, seePrices: 'blanked' },
    body: Type.Object({ priceToken: Type.String({ minLength: 1, maxLength: 80 }), addressId: Type.Optional(Type.Integer({ minimum: 0 })) }),
    response: Type.Object({ isChanged: Type.Boolean(), differences: Type.Array(CheckoutDifference) }),
    refusals: ['CART_NOT_YOURS', 'CHECKOUT_EXPIRED'],
  }),
  confirmOrder: defineCall({
    method: 'POST',
    path: '/api/checkout/ConfirmOrder',
    summary: '提交订单：服务端重算价格与库存，有变化即拒绝并列出差异',
    access: 'login',
    effect: 'write',
    agreements: agreementsOf.account,
    idempotent: true,
    body: OrderInput,
    response: PlacedOrder,
    refusals: ['CART_NOT_YOURS', ...orderRefusals],
  }),
  checkCashOnDelivery: defineCall({
    method: 'GET',
    path: '/api/common/CheckCashOnDelivery',
    summary: '该省份是否支持货到付款',
    access: 'public',
    effect: 'read',
    inSimulation: true,
    query: Type.Object({ stateProvinceId: Type.Optional(Type.Integer({ minimum: 1 })) }),
    response: Type.Object({ isAllowed: Type.Boolean() }),
  }),
};
