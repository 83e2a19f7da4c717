import Type, { type Static } from 'typebox';
import { DeliveryPackage } from '../delivery/shapes.ts';
import { OrderPayment, OrderStatus } from '../order/shapes.ts';
import { PaymentMethod } from '../payment/shapes.ts';

/** An order as the mall's staff see it. */
export const StaffOrder = Type.Object({
  id: Type.String(),
  orderNumber: Type.String(),
  customerName: Type.String(),
  contactName: Type.String(),
  status: OrderStatus,
  statusName: Type.String(),
  paymentMethod: PaymentMethod,
  paymentMethodName: Type.String({ description: '账期支付 + 预付款支付' }),
  payments: Type.Array(OrderPayment),
  dueFen: Type.Integer({ description: 'still to be paid: a transfer has to be exactly this' }),
  refundedFen: Type.Integer(),
  isPaid: Type.Boolean(),
  payableFen: Type.Integer(),
  payableAmount: Type.String(),
  createdAt: Type.String(),
  address: Type.String(),
  canShip: Type.Boolean(),
  canReceiveTransfer: Type.Boolean(),
  lines: Type.Array(
    Type.Object({
      id: Type.Integer(),
      sku: Type.String(),
      productName: Type.String(),
      customerSkuItemNo: Type.String({ description: "the company's own number when it ordered; '' where it had none" }),
      quantity: Type.Integer(),
      shippedQuantity: Type.Integer(),
      salesPackUom: Type.String(),
      dynamicDeliveryTimeName: Type.String(),
    }),
  ),
  packages: Type.Array(DeliveryPackage),
});
export type StaffOrder = Static<typeof StaffOrder>;

export const StaffCreditAccount = Type.Object({
  customerId: Type.Integer(),
  customerName: Type.String(),
  creditStatus: Type.Integer(),
  creditStatusName: Type.String(),
  limitFen: Type.Integer(),
  usedFen: Type.Integer(),
  appliedAt: Type.Union([Type.String(), Type.Null()], { description: 'of an application that waits, UTC' }),
  canApprove: Type.Boolean(),
});
export type StaffCreditAccount = Static<typeof StaffCreditAccount>;

/** Money on its way back to a buyer that staff have to send themselves. */
export const StaffRefund = Type.Object({
  refundId: Type.String(),
  orderId: Type.String(),
  orderNumber: Type.String(),
  customerName: Type.String(),
  amountFen: Type.Integer(),
  amount: Type.String(),
  bankReference: Type.String({ description: 'of the transfer that came in' }),
  createdAt: Type.String(),
});
export type StaffRefund = Static<typeof StaffRefund>;

/** Work that waits for somebody with a role. */
export const StaffQueue = Type.Object({
  queue: Type.Enum([
    ...(['inquiries', 'toShip', 'awaitingTransfer', 'onTheWay', 'refunds', 'topUps', 'manufacturers', 'failedInvoices'] as const),
    ...(['casesToReview', 'casesToReceive', 'casesToSend', 'casesToRefund', 'creditApplications', 'billDisputes', 'suppliers'] as const),
  ]),
  name: Type.String(),
  count: Type.Integer(),
  oldestAt: Type.Union([Type.String(), Type.Null()], { description: 'since when the one that waits longest does, UTC' }),
});
export type StaffQueue = Static<typeof StaffQueue>;

/** A company and who buys for it. */
export const StaffCustomer = Type.Object({
  customerId: Type.Integer(),
  name: Type.String(),
  contacts: Type.Array(
    Type.Object({ id: Type.Integer(), name: Type.String(), phone: Type.String({ description: '138****8000' }), isManager: Type.Boolean() }),
  ),
});
export type StaffCustomer = Static<typeof StaffCustomer>;

/** What a search of staff found: `path` is where the workplace shows it. */
export const StaffHit = Type.Object({
  kind: Type.Enum(['inquiry', 'order', 'customer', 'contact', 'package']),
  id: Type.String(),
  title: Type.String(),
  detail: Type.String(),
  path: Type.String(),
});
export type StaffHit = Static<typeof StaffHit>;

/** One act of staff, as it is kept. */
export const StaffAct = Type.Object({
  id: Type.String(),
  at: Type.String(),
  by: Type.String({ description: 'the operator’s name, or the name of a key' }),
  isKey: Type.Boolean(),
  act: Type.String(),
  actName: Type.String(),
  subject: Type.String(),
  why: Type.String(),
  details: Type.Record(Type.String(), Type.Unknown()),
  requestId: Type.String(),
});
export type StaffAct = Static<typeof StaffAct>;
