import Type, { type Static } from 'typebox';
import { DeliveryPackage } from '../delivery/shapes.ts';
import { DiscountPart } from '../discount/shapes.ts';
import { PaymentMethod } from '../payment/shapes.ts';
import { DeliveryMethod, OrderChange, ShippingMethod } from './change-shapes.ts';

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
  discounts: Type.Array(DiscountPart, { description: 'what discountFen is made of' }),
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

/** Money that came in for an order, in the order of taking. */
export const OrderPayment = Type.Object({
  method: PaymentMethod,
  methodName: Type.String(),
  amountFen: Type.Integer(),
  amount: Type.String(),
  refundedFen: Type.Integer({ description: 'given back of it, or on the way' }),
  paidAt: Type.String(),
  isHeld: Type.Boolean({ description: 'the rest of the order is not paid yet' }),
});
export type OrderPayment = Static<typeof OrderPayment>;

export const OrderDetail = Type.Object({
  ...OrderCard.properties,
  payments: Type.Array(OrderPayment),
  bills: Type.Array(Type.Object({ id: Type.String(), billNumber: Type.String() }), { description: 'on account: the bills that hold it' }),
  dueFen: Type.Integer({ description: 'still to be paid' }),
  isPersonalAdvance: Type.Boolean({ description: '个人垫付' }),
  goodsFen: Type.Integer(),
  discountFen: Type.Integer(),
  discounts: Type.Array(DiscountPart, { description: 'what discountFen is made of, over all lines' }),
  freightFen: Type.Integer(),
  goodsAmount: Type.String(),
  discountAmount: Type.String(),
  freightAmount: Type.String(),
  remark: Type.String(),
  deliveryMethod: DeliveryMethod,
  deliveryMethodName: Type.String(),
  shippingMethod: ShippingMethod,
  shippingMethodName: Type.String(),
  changeable: Type.Array(OrderChange, { description: 'what may still be changed' }),
  addressId: Type.Integer({ description: 'that the address was taken from' }),
  invoiceId: Type.Integer({ description: '0: no invoice' }),
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
