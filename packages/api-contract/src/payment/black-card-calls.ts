import { blackCardStates } from '@mall/domain/account';
import { paymentProviders } from '@mall/domain/payment';
import Type, { type Static } from 'typebox';
import { defineCall } from '../call/define-call.ts';
import { Charge } from './shapes.ts';

/** How a company stands to the black card, and what it is worth to it. */
export const BlackCardStatus = Type.Object({
  state: Type.Enum([...blackCardStates], { description: 'renewable: a member whose last 60 days run' }),
  isMember: Type.Boolean(),
  until: Type.String({ description: "UTC; '' for a company that never was a member" }),
  renewableFrom: Type.String({ description: "UTC; '' likewise" }),
  canBuy: Type.Boolean(),
  nextUntil: Type.String({ description: 'until when it would last, bought now' }),
  feeFen: Type.Integer(),
  fee: Type.String({ description: 'of a year: ¥299.00' }),
  savedFen: Type.Integer({ description: 'what black-card prices took off all orders that were not cancelled' }),
  saved: Type.String(),
  savedOrders: Type.Integer(),
});
export type BlackCardStatus = Static<typeof BlackCardStatus>;

export const blackCardCalls = {
  checkBlackCardRenewStatus: defineCall({
    method: 'POST',
    path: '/api/order/CheckBlackCardRenewStatus',
    summary: '黑卡状态：到期时间、能否开通或续费、费用、已省金额',
    access: 'login',
    effect: 'read',
    ...{ inSimulation: true, seePrices: 'blanked' },
    response: BlackCardStatus,
  }),
  blackCardCharge: defineCall({
    method: 'POST',
    path: '/api/unionPay/blackCard/charge',
    summary: '开通或续费黑卡一年，返回收银台地址；同时购买为同一笔',
    access: 'login',
    effect: 'write',
    right: 'pay',
    idempotent: true,
    body: Type.Object({
      provider: Type.Optional(Type.Enum([...paymentProviders])),
      channel: Type.Optional(Type.Enum(['card', 'bank'])),
    }),
    response: Charge,
    refusals: ['BLACK_CARD_NOT_RENEWABLE'],
  }),
};
