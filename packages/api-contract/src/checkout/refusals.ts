import Type from 'typebox';
import type { Refusal } from '../call/refusal.ts';
import { PaymentMethod } from '../payment/shapes.ts';
import { CheckoutDifference } from './shapes.ts';

/** Checkout: 550xx. */
export const checkoutRefusals = {
  CHECKOUT_EMPTY: {
    code: 55001,
    message: '没有可结算的商品，请先勾选',
    details: Type.Object({ invalid: Type.Array(Type.Object({ sku: Type.String(), invalidReason: Type.String() })) }),
  },
  CHECKOUT_CHANGED: {
    code: 55002,
    message: '商品信息有变化，请确认后重新提交',
    details: Type.Object({
      differences: Type.Array(CheckoutDifference, { description: 'show them, and call Confirm for a new priceToken' }),
    }),
  },
  CHECKOUT_EXPIRED: { code: 55003, message: '页面停留过久，请刷新后重新提交' },
  CHECKOUT_ADDRESS_INVALID: { code: 55004, message: '收货地址不可用，请重新选择', details: Type.Object({ addressId: Type.Integer() }) },
  CHECKOUT_INVOICE_INVALID: { code: 55005, message: '发票抬头不可用，请重新选择', details: Type.Object({ invoiceId: Type.Integer() }) },
  CHECKOUT_PAYMENT_NOT_ALLOWED: { code: 55006, message: '该支付方式不可用', details: Type.Object({ method: PaymentMethod }) },
  CHECKOUT_ALREADY_ORDERED: {
    code: 55007,
    message: '这些商品已经下单',
    details: Type.Object({ orderId: Type.String(), orderNumber: Type.String() }),
  },
} as const satisfies Record<string, Refusal>;
