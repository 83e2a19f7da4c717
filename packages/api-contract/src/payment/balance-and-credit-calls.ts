import { agreementsOf } from '@mall/domain/content';
import Type from 'typebox';
import { defineCall } from '../call/define-call.ts';
import { byOrder, PaymentPassword } from './fields.ts';
import { PaymentResult } from './shapes.ts';

const notPayable = ['ORDER_NOT_FOUND', 'PAYMENT_ALREADY_PAID', 'ORDER_NOT_PAYABLE'] as const;
const badPassword = ['PAYMENT_PASSWORD_NOT_SET', 'PAYMENT_PASSWORD_WRONG', 'PAYMENT_PASSWORD_LOCKED'] as const;
const notAllowed = ['PAYMENT_METHOD_NOT_ALLOWED'] as const;
const noCredit = [
  'CREDIT_LINE_NOT_FOUND',
  'CREDIT_NOT_ENABLED',
  'CREDIT_OVERDUE',
  'CREDIT_LIMIT_EXCEEDED',
  'APPROVAL_CHANGE_REFUSED',
] as const;

export const balanceAndCreditCalls = {
  payByBalance: defineCall({
    method: 'POST',
    path: '/api/order/PayByBalance',
    summary: '预付款支付：免密限额内直接支付，否则拒绝并要求支付密码',
    access: 'login',
    effect: 'write',
    right: 'pay',
    idempotent: true,
    body: Type.Object(byOrder),
    response: PaymentResult,
    refusals: ['PAYMENT_CODE_REQUIRED', ...notPayable, ...notAllowed, 'PAYMENT_PASSWORD_REQUIRED', 'BALANCE_NOT_ENOUGH'],
  }),
  payByBalanceByPassword: defineCall({
    method: 'POST',
    path: '/api/order/PayByBalanceByPassword',
    summary: '预付款支付（支付密码）',
    access: 'login',
    effect: 'write',
    right: 'pay',
    idempotent: true,
    body: Type.Object({ ...byOrder, password: PaymentPassword }),
    response: PaymentResult,
    refusals: ['PAYMENT_CODE_REQUIRED', ...notPayable, ...notAllowed, ...badPassword, 'BALANCE_NOT_ENOUGH'],
  }),
  payByBalanceByFreePayment: defineCall({
    method: 'POST',
    path: '/api/order/PayByBalanceByFreePayment',
    summary: '预付款免密支付',
    access: 'login',
    effect: 'write',
    right: 'pay',
    idempotent: true,
    body: Type.Object(byOrder),
    response: PaymentResult,
    refusals: ['PAYMENT_CODE_REQUIRED', ...notPayable, ...notAllowed, 'PAYMENT_PASSWORD_REQUIRED', 'BALANCE_NOT_ENOUGH'],
  }),
  payByUseCreditBalance: defineCall({
    method: 'POST',
    path: '/api/order/PayByUseCreditBalance',
    summary: '账期支付：免密限额内直接支付，否则拒绝并要求支付密码',
    access: 'login',
    effect: 'write',
    right: 'pay',
    agreements: agreementsOf.credit,
    idempotent: true,
    body: Type.Object(byOrder),
    response: PaymentResult,
    refusals: ['PAYMENT_CODE_REQUIRED', ...notPayable, ...notAllowed, 'PAYMENT_PASSWORD_REQUIRED', ...noCredit],
  }),
  payByUseCreditBalancePassword: defineCall({
    method: 'POST',
    path: '/api/order/payByUseCreditBalancePassword',
    summary: '账期支付（支付密码）',
    access: 'login',
    effect: 'write',
    right: 'pay',
    agreements: agreementsOf.credit,
    idempotent: true,
    body: Type.Object({ ...byOrder, password: PaymentPassword }),
    response: PaymentResult,
    refusals: ['PAYMENT_CODE_REQUIRED', ...notPayable, ...notAllowed, ...badPassword, ...noCredit],
  }),
};
