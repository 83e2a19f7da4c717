import Type from 'typebox';
import { defineCall } from '../call/define-call.ts';
import { advanceCalls } from './advance-calls.ts';
import { balanceAndCreditCalls } from './balance-and-credit-calls.ts';
import { blackCardCalls } from './black-card-calls.ts';
import { byOrder, OrderId } from './fields.ts';
import { payLinkCalls } from './pay-link-calls.ts';
import { qrCalls } from './qr-calls.ts';
import { Charge, PayPage } from './shapes.ts';
import { supplementCalls } from './supplement-calls.ts';

const notPayable = ['ORDER_NOT_FOUND', 'PAYMENT_ALREADY_PAID', 'ORDER_NOT_PAYABLE'] as const;

export const paymentCalls = {
  ...balanceAndCreditCalls,
  ...supplementCalls,
  ...advanceCalls,
  ...blackCardCalls,
  ...payLinkCalls,
  ...qrCalls,
  getOrderByOrderIdForPcPayPage: defineCall({
    method: 'GET',
    path: '/api/order/GetOrderByOrderIdForPcPayPage',
    summary: '支付页：应付金额、可用支付方式、余额与账期',
    access: 'login',
    effect: 'read',
    ...{ inSimulation: true, seePrices: 'blanked' },
    query: Type.Object(byOrder),
    response: PayPage,
    refusals: ['ORDER_NOT_FOUND'],
  }),
  charge: defineCall({
    method: 'POST',
    path: '/api/unionPay/create/v2/charge',
    summary: '发起银联或微信支付，返回收银台地址',
    access: 'login',
    effect: 'write',
    right: 'pay',
    idempotent: true,
    body: Type.Object({
      ...byOrder,
      provider: Type.Optional(Type.Union([Type.Literal('unionPay'), Type.Literal('wechatPay')], { default: 'unionPay' })),
      channel: Type.Optional(Type.Union([Type.Literal('card'), Type.Literal('bank'), Type.Literal('qr')], { default: 'card' })),
    }),
    response: Charge,
    refusals: [...notPayable, 'PAYMENT_METHOD_NOT_ALLOWED'],
  }),
  checkOrderPaidStatus: defineCall({
    method: 'GET',
    path: '/api/order/CheckOrderPaidStatus/{id}',
    summary: '订单是否已支付（轮询）',
    access: 'login',
    effect: 'read',
    inSimulation: true,
    params: Type.Object({ id: OrderId }),
    response: Type.Object({ orderId: Type.String(), isPaid: Type.Boolean(), status: Type.String(), statusName: Type.String() }),
    refusals: ['ORDER_NOT_FOUND'],
  }),
};
