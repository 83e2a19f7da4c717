import Type from 'typebox';
import { defineCall } from '../call/define-call.ts';
import { Paged } from '../call/paged.ts';
import { PaymentMethod } from '../payment/shapes.ts';
import { OrderCard, OrderDetail, OrderStatus } from './shapes.ts';

const Id = Type.String({ minLength: 1, maxLength: 40 });
const Token = Type.Object({ token: Type.Optional(Type.String({ maxLength: 200 })) });

export const orderCalls = {
  getOrderPagedList: defineCall({
    method: 'POST',
    path: '/api/order/GetOrderPagedList',
    summary: '企业订单列表',
    access: 'login',
    effect: 'read',
    body: Type.Object({
      pageIndex: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000, default: 1 })),
      pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 20 })),
      status: Type.Optional(OrderStatus),
      keyword: Type.Optional(
        Type.String({ maxLength: 60, description: 'order number, SKU, name, part number, own item number or project number' }),
      ),
      from: Type.Optional(Type.String({ format: 'date', description: 'first day, Shanghai' })),
      to: Type.Optional(Type.String({ format: 'date', description: 'last day, Shanghai' })),
      kpId: Type.Optional(Type.Integer({ minimum: 1, description: 'only what this contact person ordered' })),
    }),
    response: Paged(OrderCard),
  }),
  getOrderByOrderId: defineCall({
    method: 'GET',
    path: '/api/order/GetOrderByOrderId/{id}',
    summary: '订单（按id）',
    access: 'login',
    effect: 'read',
    params: Type.Object({ id: Id }),
    response: OrderDetail,
    refusals: ['ORDER_NOT_FOUND'],
  }),
  getOrderByOrderNumber: defineCall({
    method: 'GET',
    path: '/api/order/GetOrderByOrderNumber',
    summary: '订单（按订单号）',
    access: 'login',
    effect: 'read',
    query: Type.Object({ orderNumber: Id }),
    response: OrderDetail,
    refusals: ['ORDER_NOT_FOUND'],
  }),
  getOrderDetailByOrderId: defineCall({
    method: 'GET',
    path: '/api/order/GetOrderDetailByOrderId/{id}',
    summary: '订单详情',
    access: 'login',
    effect: 'read',
    params: Type.Object({ id: Id }),
    query: Token,
    response: OrderDetail,
    refusals: ['ORDER_NOT_FOUND'],
  }),
  getOrderStatistics: defineCall({
    method: 'POST',
    path: '/api/order/GetOrderStatistics',
    summary: '各状态的订单数',
    access: 'login',
    effect: 'read',
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
    effect: 'write',
    idempotent: true,
    body: Type.Object({ orderId: Id, reason: Type.Optional(Type.String({ maxLength: 200 })) }),
    response: OrderDetail,
    refusals: ['ORDER_NOT_FOUND', 'ORDER_NOT_CANCELLABLE'],
  }),
  changeOrderPaymentMethod: defineCall({
    method: 'POST',
    path: '/api/order/ChangeOrderPaymentMethod',
    summary: '修改未付款订单的支付方式',
    access: 'login',
    effect: 'write',
    body: Type.Object({ orderId: Id, paymentMethod: PaymentMethod }),
    response: OrderDetail,
    refusals: ['ORDER_NOT_FOUND', 'PAYMENT_ALREADY_PAID', 'ORDER_NOT_PAYABLE', 'PAYMENT_METHOD_NOT_ALLOWED'],
  }),
};
