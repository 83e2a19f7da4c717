import { payLinkStates, paymentProviders } from '@mall/domain/payment';
import Type, { type Static } from 'typebox';
import { defineCall } from '../call/define-call.ts';
import { byOrder } from './fields.ts';
import { Charge } from './shapes.ts';

const Token = Type.String({ minLength: 1, maxLength: 200, description: 'the last part of the link: order, amount and end, sealed' });
const notPayable = ['ORDER_NOT_FOUND', 'PAYMENT_ALREADY_PAID', 'ORDER_NOT_PAYABLE'] as const;
const ofLinks = ['PAY_LINK_INVALID', 'PAY_LINK_ENDED'] as const;

export const PayLink = Type.Object({
  url: Type.String({ description: 'a page that asks for no login' }),
  qrCode: Type.String({ description: 'the same drawn: a data URL of an SVG' }),
  expiresAt: Type.String({ description: 'UTC' }),
  amount: Type.String({ description: '¥1,234.50' }),
});
export type PayLink = Static<typeof PayLink>;

/** What somebody without a login sees of an order, and no more (rule payment 30). */
export const PayLinkOrder = Type.Object({
  orderNumber: Type.String(),
  companyName: Type.String(),
  payableFen: Type.Integer(),
  payableAmount: Type.String(),
  payeeName: Type.String(),
  expiresAt: Type.String({ description: 'of the link, UTC' }),
});
export type PayLinkOrder = Static<typeof PayLinkOrder>;

/** Somebody else pays an order, by a link and without a login (rules payment 30, 40–43). */
export const payLinkCalls = {
  getPcPayPageUrl: defineCall({
    method: 'POST',
    path: '/api/order/GetPcPayPageUrl',
    summary: '找人代付：取得付款链接与二维码，重复获取为同一链接',
    access: 'login',
    effect: 'write',
    body: Type.Object({
      ...byOrder,
      isRenewed: Type.Optional(Type.Boolean({ description: 'true: ends the link there is and makes another' })),
    }),
    response: PayLink,
    refusals: [...notPayable, 'PAYMENT_METHOD_NOT_ALLOWED'],
  }),
  getOrderByOrderIdWithoutKpForPcPayPage: defineCall({
    method: 'POST',
    path: '/api/order/GetOrderByOrderIdWithoutKpForPcPayPage',
    summary: '付款链接所指的订单：订单号、公司、金额与收款方，无需登录',
    access: 'public',
    effect: 'read',
    ...{ inSimulation: true, seePrices: 'required' },
    perMinute: 60,
    body: Type.Object({ token: Token }),
    response: PayLinkOrder,
    refusals: [...ofLinks],
  }),
  getOrderByOrderNumberForPayPageInfoAsync: defineCall({
    method: 'POST',
    path: '/api/order/GetOrderByOrderNumberForPayPageInfoAsync',
    summary: '付款链接的状态（轮询），无需登录；没有有效链接时不透露订单是否存在',
    access: 'public',
    effect: 'read',
    inSimulation: true,
    perMinute: 60,
    body: Type.Object({ orderNumber: Type.String({ minLength: 1, maxLength: 40 }), token: Token }),
    response: Type.Object({
      state: Type.Enum([...payLinkStates]),
      isPaid: Type.Boolean(),
      words: Type.String(),
    }),
    refusals: ['PAY_LINK_INVALID'],
  }),
  chargeByLink: defineCall({
    method: 'POST',
    path: '/api/unionPay/create/v2/chargeByLink',
    summary: '凭付款链接发起银联或微信支付，无需登录',
    access: 'public',
    effect: 'write',
    right: 'pay',
    perMinute: 20,
    body: Type.Object({
      token: Token,
      provider: Type.Optional(Type.Enum([...paymentProviders])),
      channel: Type.Optional(Type.Union([Type.Literal('card'), Type.Literal('bank')], { default: 'card' })),
    }),
    response: Charge,
    refusals: [...ofLinks],
  }),
};
