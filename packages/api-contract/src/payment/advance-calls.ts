import Type from 'typebox';
import { defineCall } from '../call/define-call.ts';
import { byOrder } from './fields.ts';
import { PayPage, PrepaymentInfo } from './shapes.ts';

/** 个人垫付, and the company's own prepaid money (rules payment 37, 38). */
export const advanceCalls = {
  editPersonalAdvancePayment: defineCall({
    method: 'POST',
    path: '/api/checkout/EditPersonalAdvancePayment',
    summary: '个人垫付：由联系人本人在线支付，或改回企业支付',
    access: 'login',
    effect: 'write',
    right: 'pay',
    idempotent: true,
    body: Type.Object({ ...byOrder, isPersonalAdvance: Type.Boolean() }),
    response: PayPage,
    refusals: ['ORDER_NOT_FOUND', 'PAYMENT_ALREADY_PAID', 'ORDER_NOT_PAYABLE', 'ADVANCE_NOT_YOURS', 'ADVANCE_NOT_ALLOWED'],
  }),
  getPrepaymentInfo: defineCall({
    method: 'GET',
    path: '/api/customerCredit/GetPrepaymentInfo',
    summary: '预付款：余额、充值账号、个人垫付合计',
    access: 'login',
    effect: 'read',
    ...{ inSimulation: true, seePrices: 'required' },
    response: PrepaymentInfo,
  }),
};
