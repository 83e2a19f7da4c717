import { type AfterSalesReason, afterSalesKinds, afterSalesReasons, afterSalesStatuses } from '@mall/domain/after-sales';
import Type, { type Static } from 'typebox';
import { KeptFile } from '../file/shapes.ts';
import { PaymentMethod } from '../payment/shapes.ts';

export const AfterSalesKind = Type.Enum([...afterSalesKinds], { description: '退货退款 / 换货 / 补发 / 维修 / 仅退款' });
export const AfterSalesStatus = Type.Enum([...afterSalesStatuses], { description: '待审核 / 已驳回 / 待寄回 / 待处理 / 已完成 / 已取消' });
export const AfterSalesReasonId = Type.Enum(Object.keys(afterSalesReasons) as AfterSalesReason[]);

const product = {
  orderItemId: Type.Integer(),
  sku: Type.String(),
  productName: Type.String(),
  manufacturerName: Type.String(),
  manufacturerPartNumber: Type.String(),
  defaultThumbUrl: Type.String(),
  salesPackUom: Type.String(),
  selectedAttributes: Type.String(),
  customerSkuItemNo: Type.String(),
};

/** A line of an order that a case may be opened for. */
export const ClaimableLine = Type.Object({
  ...product,
  quantity: Type.Integer({ description: 'ordered' }),
  signedQuantity: Type.Integer(),
  heldQuantity: Type.Integer({ description: 'in open cases' }),
  refundedQuantity: Type.Integer({ description: 'whose money went back' }),
  claimableQuantity: Type.Integer({ description: 'a case can be opened for so many now' }),
  deadline: Type.String({ description: 'the last moment a case can be opened, UTC; "" before anything was signed for' }),
  isNonStandard: Type.Boolean({ description: 'comes back for quality reasons only' }),
  totalFen: Type.Integer({ description: 'before discounts' }),
  discountFen: Type.Integer(),
});
export type ClaimableLine = Static<typeof ClaimableLine>;

/** An order as one chooses from it what after-sales is about. */
export const ClaimableOrder = Type.Object({
  orderId: Type.String(),
  orderNumber: Type.String(),
  createdAt: Type.String(),
  isPaid: Type.Boolean(),
  isReplacement: Type.Boolean({ description: 'it replaces goods of another order: ask there' }),
  paymentMethodName: Type.String({ description: 'where money goes back to' }),
  canApply: Type.Boolean({ description: 'something can be claimed now' }),
  lines: Type.Array(ClaimableLine),
});
export type ClaimableOrder = Static<typeof ClaimableOrder>;

export const AfterSalesLine = Type.Object({
  ...product,
  quantity: Type.Integer({ description: 'asked for' }),
  receivedQuantity: Type.Union([Type.Integer(), Type.Null()], { description: 'came back; null before' }),
  refundFen: Type.Integer({ description: 'what was paid for the pieces, discounts shared; expected until it is refunded' }),
});
export type AfterSalesLine = Static<typeof AfterSalesLine>;

/** A case as lists show it. */
export const AfterSalesCard = Type.Object({
  id: Type.String(),
  afterSalesNumber: Type.String({ description: 'SH20261120-000123' }),
  orderId: Type.String(),
  orderNumber: Type.String(),
  kind: AfterSalesKind,
  kindName: Type.String(),
  reason: AfterSalesReasonId,
  reasonName: Type.String(),
  status: AfterSalesStatus,
  statusName: Type.String(),
  createdAt: Type.String(),
  contactName: Type.String({ description: 'who asked' }),
  isApproved: Type.Boolean(),
  refundFen: Type.Integer({ description: 'of kinds that end in money; expected until it is refunded' }),
  lines: Type.Array(AfterSalesLine),
  canCancel: Type.Boolean(),
  canSendIn: Type.Boolean({ description: 'express numbers can be entered' }),
});
export type AfterSalesCard = Static<typeof AfterSalesCard>;

export const ReceiveAddress = Type.Object({
  consignee: Type.String(),
  mobile: Type.String(),
  address: Type.String(),
  remark: Type.String({ description: 'what to write on the parcel' }),
});

export const AfterSalesRefund = Type.Object({
  method: PaymentMethod,
  methodName: Type.String(),
  amountFen: Type.Integer(),
  isDone: Type.Boolean({ description: 'false: expected, or on its way' }),
});

export const AfterSalesInfo = Type.Object({
  ...AfterSalesCard.properties,
  customerName: Type.String(),
  description: Type.String(),
  proofs: Type.Array(KeptFile),
  rejectReason: Type.String(),
  approvedAt: Type.String(),
  completedAt: Type.String(),
  expressNumbers: Type.Array(Type.String()),
  receiveAddress: Type.Union([ReceiveAddress, Type.Null()], { description: 'where goods are sent; null where nothing comes back' }),
  replacement: Type.Union([Type.Object({ orderId: Type.String(), orderNumber: Type.String() }), Type.Null()]),
  sentOut: Type.Union([Type.Object({ carrier: Type.String(), trackingNumber: Type.String() }), Type.Null()], {
    description: 'repaired goods, or goods given back',
  }),
  refunds: Type.Array(AfterSalesRefund, { description: 'back the way the money came; expected until it is refunded' }),
  events: Type.Array(Type.Object({ at: Type.String(), text: Type.String() }), { description: 'oldest first' }),
});
export type AfterSalesInfo = Static<typeof AfterSalesInfo>;
