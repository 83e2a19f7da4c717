import Type from 'typebox';
import { defineCall } from '../call/define-call.ts';
import { PaymentMethod } from '../payment/shapes.ts';
import { orderChangeCalls } from './change-calls.ts';
import { orderListCalls } from './list-calls.ts';
import { orderPaperCalls } from './paper-calls.ts';
import { OrderDetail } from './shapes.ts';

const Id = Type.String({ minLength: 1, maxLength: 40 });
const Token = Type.Object({ token: Type.Optional(Type.String({ maxLength: 200 })) });

export const orderCalls = {
  ...orderListCalls,
  ...orderChangeCalls,
  ...orderPaperCalls,
  getOrderByOrderId: defineCall({
    method: 'GET',
    path: '/api/order/GetOrderByOrderId/{id}',
    summary: '订单（按id）',
    access: 'login',
    effect: 'read',
    ...{ inSimulation: true, seePrices: 'blanked' },
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
    ...{ inSimulation: true, seePrices: 'blanked' },
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
    ...{ inSimulation: true, seePrices: 'blanked' },
    params: Type.Object({ id: Id }),
    query: Token,
    response: OrderDetail,
    refusals: ['ORDER_NOT_FOUND'],
  }),
  getOrderPubQrcodeDto: defineCall({
    method: 'GET',
    path: '/api/order/GetOrderPubQrcodeDto',
    summary: '订单二维码：用手机打开订单详情（手机上需登录）',
    access: 'login',
    effect: 'read',
    inSimulation: true,
    query: Type.Object({ ordernumber: Id }),
    response: Type.Object({ orderNumber: Type.String(), url: Type.String(), qrCode: Type.String({ description: 'a data URL of an SVG' }) }),
    refusals: ['ORDER_NOT_FOUND'],
  }),
  getOrderStatistics: defineCall({
    method: 'POST',
    path: '/api/order/GetOrderStatistics',
    summary: '各状态的订单数',
    access: 'login',
    effect: 'read',
    inSimulation: true,
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
    right: 'pay',
    body: Type.Object({ orderId: Id, paymentMethod: PaymentMethod }),
    response: OrderDetail,
    refusals: ['ORDER_NOT_FOUND', 'PAYMENT_ALREADY_PAID', 'ORDER_NOT_PAYABLE', 'PAYMENT_METHOD_NOT_ALLOWED', 'APPROVAL_CHANGE_REFUSED'],
  }),
};
