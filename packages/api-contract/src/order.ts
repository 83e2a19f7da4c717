import Type, { type Static } from 'typebox';
import { defineCall } from './define-call.ts';
import { DeliveryPackage } from './delivery.ts';
import { Paged } from './envelope.ts';
import { PaymentMethod } from './payment.ts';

const Id = Type.String({ minLength: 1, maxLength: 40 });

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

const Token = Type.Object({ token: Type.Optional(Type.String({ maxLength: 200 })) });

export const orderCalls = {
  getOrderPagedList: defineCall({
    method: 'POST',
    path: '/api/order/GetOrderPagedList',
    summary: '企业订单列表',
    access: 'login',
    body: Type.Object({
      pageIndex: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000, default: 1 })),
      pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 20 })),
      status: Type.Optional(OrderStatus),
      keyword: Type.Optional(Type.String({ maxLength: 60, description: 'order number, SKU, name, part number or project number' })),
      from: Type.Optional(Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: 'first day, Shanghai' })),
      to: Type.Optional(Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: 'last day, Shanghai' })),
      kpId: Type.Optional(Type.Integer({ minimum: 1, description: 'only what this contact person ordered' })),
    }),
    response: Paged(OrderCard),
  }),
  getOrderByOrderId: defineCall({
    method: 'GET',
    path: '/api/order/GetOrderByOrderId/{id}',
    summary: '订单（按id）',
    access: 'login',
    params: Type.Object({ id: Id }),
    response: OrderDetail,
  }),
  getOrderByOrderNumber: defineCall({
    method: 'GET',
    path: '/api/order/GetOrderByOrderNumber',
    summary: '订单（按订单号）',
    access: 'login',
    query: Type.Object({ orderNumber: Id }),
    response: OrderDetail,
  }),
  getOrderDetailByOrderId: defineCall({
    method: 'GET',
    path: '/api/order/GetOrderDetailByOrderId/{id}',
    summary: '订单详情',
    access: 'login',
    params: Type.Object({ id: Id }),
    query: Token,
    response: OrderDetail,
  }),
  getOrderStatistics: defineCall({
    method: 'POST',
    path: '/api/order/GetOrderStatistics',
    summary: '各状态的订单数',
    access: 'login',
    response: Type.Object({
      total: Type.Integer(),
      pendingPayment: Type.Integer(),
      pendingShipment: Type.Integer(),
      partiallyShipped: Type.Integer(),
      shipped: Type.Integer(),
      completed: Type.Integer(),
      cancelled: Type.Integer(),
    }),
  }),
  cancelOrder: defineCall({
    method: 'POST',
    path: '/api/order/CancelOrder',
    summary: '取消订单：释放库存，已付款原路退回',
    access: 'login',
    idempotent: true,
    body: Type.Object({ orderId: Id, reason: Type.Optional(Type.String({ maxLength: 200 })) }),
    response: OrderDetail,
  }),
  changeOrderPaymentMethod: defineCall({
    method: 'POST',
    path: '/api/order/ChangeOrderPaymentMethod',
    summary: '修改未付款订单的支付方式',
    access: 'login',
    body: Type.Object({ orderId: Id, paymentMethod: PaymentMethod }),
    response: OrderDetail,
  }),
};
