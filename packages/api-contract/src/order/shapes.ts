import Type, { type Static } from 'typebox';
import { DeliveryPackage } from '../delivery/shapes.ts';
import { PaymentMethod } from '../payment/shapes.ts';

/** 待付款 → 待发货 → 部分发货 → 已发货 → 已完成; 已取消 from the first two. */
export const OrderStatus = Type.Union([
  Type.Literal('pendingPayment'),
  Type.Literal('pendingShipment'),
  Type.Literal('partiallyShipped'),
  Type.Literal('shipped'),
  Type.Literal('completed'),
  Type.Literal('cancelled'),
]);
export type OrderStatus = Static<typeof OrderStatus>;

export const OrderLine = Type.Object({
  id: Type.Integer(),
  sku: Type.String(),
  productName: Type.String(),
  manufacturerName: Type.String(),
  manufacturerPartNumber: Type.String(),
  orderCode: Type.String(),
  defaultThumbUrl: Type.String(),
  salesPackUom: Type.String(),
  selectedAttributes: Type.String(),
  quantity: Type.Integer(),
  shippedQuantity: Type.Integer(),
  signedQuantity: Type.Integer(),
  appliedPriceTag: Type.String(),
  unitPriceFen: Type.Integer(),
  lineTotalFen: Type.Integer(),
  discountFen: Type.Integer(),
  payableFen: Type.Integer({ description: 'lineTotalFen less discountFen' }),
  customerSkuItemNo: Type.String({ description: "the company's own number when it ordered; '' where it had none" }),
  dynamicDeliveryTimeId: Type.Integer(),
  dynamicDeliveryTimeName: Type.String(),
});
export type OrderLine = Static<typeof OrderLine>;

/** What the list shows of an order. */
export const OrderCard = Type.Object({
  id: Type.String(),
  orderNumber: Type.String(),
  status: OrderStatus,
  statusName: Type.String(),
  createdAt: Type.String(),
  contactName: Type.String({ description: 'who ordered' }),
  consignee: Type.String(),
  projectNumber: Type.String(),
  paymentMethod: PaymentMethod,
  paymentMethodName: Type.String(),
  isPaid: Type.Boolean(),
  payableFen: Type.Integer(),
  payableAmount: Type.String(),
  expiresAt: Type.String({ description: 'unpaid: cancelled then; "" otherwise' }),
  canPay: Type.Boolean(),
  canCancel: Type.Boolean(),
  canSign: Type.Boolean(),
  lines: Type.Array(OrderLine),
  packageIds: Type.Array(Type.String()),
});
export type OrderCard = Static<typeof OrderCard>;

export const OrderDetail = Type.Object({
  ...OrderCard.properties,
  goodsFen: Type.Integer(),
  discountFen: Type.Integer(),
  freightFen: Type.Integer(),
  goodsAmount: Type.String(),
  discountAmount: Type.String(),
  freightAmount: Type.String(),
  remark: Type.String(),
  address: Type.Object({ consignee: Type.String(), mobile: Type.String(), region: Type.String(), detail: Type.String() }),
  invoice: Type.Union([Type.Object({ title: Type.String(), taxNumber: Type.String(), typeName: Type.String() }), Type.Null()]),
  paidAt: Type.String(),
  shippedAt: Type.String(),
  completedAt: Type.String(),
  cancelledAt: Type.String(),
  cancelReason: Type.String(),
  refundedFen: Type.Integer(),
  packages: Type.Array(DeliveryPackage),
  /** What happened, oldest first. */
  events: Type.Array(Type.Object({ at: Type.String(), text: Type.String() })),
});
export type OrderDetail = Static<typeof OrderDetail>;
