import Type, { type Static } from 'typebox';
import { defineCall } from './define-call.ts';
import { DeliveryPackage } from './delivery.ts';
import { Paged } from './envelope.ts';
import { OrderStatus } from './order.ts';
import { PaymentMethod } from './payment.ts';

const Id = Type.String({ minLength: 1, maxLength: 40 });

/** An order as the mall's staff see it. */
export const StaffOrder = Type.Object({
  id: Type.String(),
  orderNumber: Type.String(),
  customerName: Type.String(),
  contactName: Type.String(),
  status: OrderStatus,
  statusName: Type.String(),
  paymentMethod: PaymentMethod,
  paymentMethodName: Type.String(),
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

/** What staff do, played on the console beside the embedded adapters. Every act is audited. */
export const staffCalls = {
  listOrders: defineCall({
    method: 'POST',
    path: '/api/staff/ListOrders',
    summary: '员工：订单（待发货、待收款或全部）',
    access: 'console',
    body: Type.Object({
      filter: Type.Optional(
        Type.Union([Type.Literal('toShip'), Type.Literal('awaitingTransfer'), Type.Literal('onTheWay'), Type.Literal('all')]),
      ),
      keyword: Type.Optional(Type.String({ maxLength: 60 })),
      pageIndex: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000, default: 1 })),
      pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 20 })),
    }),
    response: Paged(StaffOrder),
  }),
  shipOrder: defineCall({
    method: 'POST',
    path: '/api/staff/ShipOrder',
    summary: '员工：发货，全部或部分',
    access: 'console',
    idempotent: true,
    body: Type.Object({
      orderId: Id,
      lines: Type.Optional(
        Type.Array(Type.Object({ orderItemId: Type.Integer({ minimum: 1 }), quantity: Type.Integer({ minimum: 1, maximum: 9999 }) }), {
          minItems: 1,
          maxItems: 200,
          description: 'left out: everything that is left',
        }),
      ),
      carrier: Type.Optional(Type.String({ maxLength: 30 })),
      trackingNumber: Type.Optional(Type.String({ maxLength: 40 })),
    }),
    response: DeliveryPackage,
  }),
  addTrace: defineCall({
    method: 'POST',
    path: '/api/staff/AddTrace',
    summary: '员工：添加一条物流轨迹',
    access: 'console',
    body: Type.Object({
      packageId: Id,
      text: Type.String({ minLength: 1, maxLength: 200 }),
      place: Type.Optional(Type.String({ maxLength: 60 })),
    }),
    response: DeliveryPackage,
  }),
  deliverPackage: defineCall({
    method: 'POST',
    path: '/api/staff/DeliverPackage',
    summary: '员工：包裹已送达',
    access: 'console',
    body: Type.Object({ packageId: Id }),
    response: DeliveryPackage,
  }),
  receiveTransfer: defineCall({
    method: 'POST',
    path: '/api/staff/ReceiveTransfer',
    summary: '员工：线下转账已到账（金额须与应付一致）',
    access: 'console',
    idempotent: true,
    body: Type.Object({
      orderId: Id,
      amountFen: Type.Integer({ minimum: 1 }),
      bankReference: Type.String({ minLength: 1, maxLength: 60 }),
    }),
    response: StaffOrder,
  }),
  listRefunds: defineCall({
    method: 'POST',
    path: '/api/staff/ListRefunds',
    summary: '员工：待退回的线下转账',
    access: 'console',
    response: Type.Array(StaffRefund),
  }),
  confirmRefund: defineCall({
    method: 'POST',
    path: '/api/staff/ConfirmRefund',
    summary: '员工：线下转账已退回',
    access: 'console',
    body: Type.Object({ refundId: Id }),
    response: Type.Array(StaffRefund),
  }),
  listCreditAccounts: defineCall({
    method: 'POST',
    path: '/api/staff/ListCreditAccounts',
    summary: '员工：各企业的账期账户',
    access: 'console',
    response: Type.Array(StaffCreditAccount),
  }),
  approveCredit: defineCall({
    method: 'POST',
    path: '/api/staff/ApproveCredit',
    summary: '员工：批准账期额度并启用',
    access: 'console',
    body: Type.Object({ customerId: Type.Integer({ minimum: 1 }), limitFen: Type.Integer({ minimum: 100, maximum: 1_000_000_000 }) }),
    response: StaffCreditAccount,
  }),
};
