import Type, { type Static } from 'typebox';
import { OrderStatus } from '../order/shapes.ts';
import { PaymentMethod } from '../payment/shapes.ts';

const Instant = Type.String({ description: 'UTC, ISO 8601: 2026-11-22T03:04:05.678Z' });
const InstantOrNone = Type.Union([Instant, Type.Null()]);

/** A line of an order, as other systems are told of it. */
const OrderLineFacts = Type.Object({
  id: Type.Integer(),
  sku: Type.String(),
  productName: Type.String(),
  manufacturerName: Type.String(),
  manufacturerPartNumber: Type.String(),
  orderCode: Type.String(),
  selectedAttributes: Type.String({ description: 'of a part made to order; "" otherwise' }),
  salesPackUom: Type.String({ description: 'unit of the quantities' }),
  quantity: Type.Integer(),
  shippedQuantity: Type.Integer(),
  signedQuantity: Type.Integer(),
  unitPriceFen: Type.Integer(),
  totalFen: Type.Integer({ description: 'before the discount' }),
  discountFen: Type.Integer(),
});

/** Money that came in for an order: two of them where credit and another way pay it together. */
const PaymentFacts = Type.Object({
  method: PaymentMethod,
  amountFen: Type.Integer(),
  transactionId: Type.String({ description: 'the number that a refund of it names' }),
});

/** An order as it stands after what happened, whole: who hears one event needs no other to know it. Amounts are whole fen. */
export const OrderFacts = Type.Object({
  id: Type.String(),
  orderNumber: Type.String(),
  status: OrderStatus,
  customerId: Type.Integer(),
  customerName: Type.String(),
  contactId: Type.Integer(),
  contactName: Type.String(),
  paymentMethod: PaymentMethod,
  payments: Type.Array(PaymentFacts, {
    description: 'what came in, in the order of taking; empty until something did, and with cash on delivery',
  }),
  goodsFen: Type.Integer(),
  discountFen: Type.Integer(),
  freightFen: Type.Integer(),
  payableFen: Type.Integer({ description: 'goodsFen − discountFen + freightFen' }),
  remark: Type.String(),
  projectNumber: Type.String(),
  address: Type.Object({
    consignee: Type.String(),
    mobile: Type.String(),
    province: Type.String(),
    region: Type.String(),
    detail: Type.String(),
  }),
  invoice: Type.Union([Type.Object({ title: Type.String(), taxNumber: Type.String(), typeName: Type.String() }), Type.Null()]),
  createdAt: Instant,
  paidAt: InstantOrNone,
  shippedAt: InstantOrNone,
  completedAt: InstantOrNone,
  cancelledAt: InstantOrNone,
  cancelReason: Type.String(),
  lines: Type.Array(OrderLineFacts),
});
export type OrderFacts = Static<typeof OrderFacts>;

/** A package of an order. */
export const PackageFacts = Type.Object({
  id: Type.String(),
  packageNumber: Type.String(),
  status: Type.Union([Type.Literal('inTransit'), Type.Literal('delivered'), Type.Literal('signed')]),
  carrier: Type.String(),
  trackingNumber: Type.String(),
  warehouse: Type.String(),
  lines: Type.Array(Type.Object({ lineId: Type.Integer(), sku: Type.String(), quantity: Type.Integer() })),
});
export type PackageFacts = Static<typeof PackageFacts>;

/** Money that went back. */
export const RefundFacts = Type.Object({
  id: Type.String(),
  method: Type.String({ description: 'the way it went back' }),
  amountFen: Type.Integer(),
  transactionId: Type.String({ description: 'of the payment that it gives back' }),
});
export type RefundFacts = Static<typeof RefundFacts>;
