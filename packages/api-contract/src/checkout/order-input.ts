import Type from 'typebox';
import { PaymentMethod } from '../payment/shapes.ts';

/** What makes an order out of a confirmation page. */
export const OrderInput = Type.Object({
  priceToken: Type.String({ minLength: 1, maxLength: 80 }),
  addressId: Type.Integer({ minimum: 1 }),
  invoiceId: Type.Integer({ minimum: 0, description: '0: no invoice' }),
  paymentMethod: PaymentMethod,
  couponId: Type.Optional(
    Type.Integer({ minimum: 0, maximum: 2_147_483_647, description: 'left out: as the page showed; another one is a difference; 0: none' }),
  ),
  expectedPayableFen: Type.Optional(
    Type.Integer({ minimum: 0, description: 'what the buyer was shown to pay: another amount is a difference' }),
  ),
  remark: Type.Optional(Type.String({ maxLength: 200 })),
  projectNumber: Type.Optional(Type.String({ maxLength: 50 })),
});

export const orderRefusals = [
  'CHECKOUT_EXPIRED',
  'CHECKOUT_ALREADY_ORDERED',
  'CHECKOUT_ADDRESS_INVALID',
  'CHECKOUT_INVOICE_INVALID',
  'CHECKOUT_CHANGED',
  'CHECKOUT_PAYMENT_NOT_ALLOWED',
  'PROMOTION_SOLD_OUT',
  'STOCK_NOT_ENOUGH',
  'SKU_NOT_FOUND',
  'INQUIRY_NOT_QUOTED',
  'INQUIRY_QUANTITY_TAKEN',
  'APPROVAL_REQUIRED',
  'APPROVAL_ALREADY_SUBMITTED',
] as const;
