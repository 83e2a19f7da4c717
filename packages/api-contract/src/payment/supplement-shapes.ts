import Type, { type Static } from 'typebox';
import { Charge, PaymentOption, PaymentResult } from './shapes.ts';

/** What the rest may be paid with. */
export const SupplementMethod = Type.Union([Type.Literal('balance'), Type.Literal('unionPay'), Type.Literal('wechatPay')]);
export type SupplementMethod = Static<typeof SupplementMethod>;

/** How an order is shared between credit and another way. */
export const Supplement = Type.Object({
  orderId: Type.String(),
  orderNumber: Type.String(),
  statusName: Type.String(),
  isPaid: Type.Boolean(),
  canPay: Type.Boolean(),
  isPossible: Type.Boolean(),
  reason: Type.String({ description: 'why not, "" where it is possible' }),
  isHeld: Type.Boolean({ description: 'the credit is drawn already; only the rest is missing' }),
  payableFen: Type.Integer({ description: 'of the whole order' }),
  payableAmount: Type.String(),
  creditFen: Type.Integer(),
  creditAmount: Type.String(),
  restFen: Type.Integer(),
  restAmount: Type.String(),
  methods: Type.Array(PaymentOption, { description: 'for the rest' }),
  freePaymentLimitFen: Type.Integer(),
  hasPaymentPassword: Type.Boolean(),
  passwordLockedUntil: Type.String({ description: '"" unless locked' }),
  expiresAt: Type.String({ description: 'not paid in whole by then, the order is cancelled and the credit is free again' }),
});
export type Supplement = Static<typeof Supplement>;

/** The credit is drawn; the rest is paid, or waits at a cashier. */
export const SupplementResult = Type.Object({
  ...PaymentResult.properties,
  charge: Type.Union([Charge, Type.Null()], { description: 'where the rest is paid, unless it was paid out of the balance' }),
});
export type SupplementResult = Static<typeof SupplementResult>;
