import { agreementsOf } from '@mall/domain/content';
import Type from 'typebox';
import { defineCall } from '../call/define-call.ts';
import { byOrder, PaymentPassword } from './fields.ts';
import { Supplement, SupplementMethod, SupplementResult } from './supplement-shapes.ts';

const shared = {
  ...byOrder,

  method: SupplementMethod,
  creditFen: Type.Integer({ minimum: 1, description: 'as it was shown: drawn is this, or nothing' }),
};
const refusals = [
  ...(['ORDER_NOT_FOUND', 'PAYMENT_ALREADY_PAID', 'ORDER_NOT_PAYABLE', 'PAYMENT_METHOD_NOT_ALLOWED'] as const),
  ...(['SUPPLEMENT_NOT_NEEDED', 'SUPPLEMENT_NOT_POSSIBLE', 'SUPPLEMENT_CHANGED', 'APPROVAL_CHANGE_REFUSED'] as const),
  ...(['BALANCE_NOT_ENOUGH', 'CREDIT_LINE_NOT_FOUND', 'CREDIT_NOT_ENABLED', 'CREDIT_OVERDUE', 'CREDIT_LIMIT_EXCEEDED'] as const),
] as const;

/** Credit for a part of an order, another way for the rest (rules payment 27, 33). */
export const supplementCalls = {
  checkCustomerCreditSupplyBalance: defineCall({
    method: 'POST',
    path: '/api/order/CheckCustomerCreditSupplyBalance',
    summary: '账期补差：账期可付多少、其余多少、其余可用哪些方式',
    access: 'login',
    effect: 'read',
    ...{ inSimulation: true, seePrices: 'blanked' },
    body: Type.Object(byOrder),
    response: Supplement,
    refusals: ['ORDER_NOT_FOUND'],
  }),
  payByUseCreditSupplyBalance: defineCall({
    method: 'POST',
    path: '/api/order/PayByUseCreditSupplyBalance',
    summary: '账期补差支付：免密限额内直接支付，否则拒绝并要求支付密码',
    access: 'login',
    effect: 'write',
    right: 'pay',
    agreements: agreementsOf.credit,
    idempotent: true,
    body: Type.Object(shared),
    response: SupplementResult,
    refusals: ['PAYMENT_CODE_REQUIRED', ...refusals, 'PAYMENT_PASSWORD_REQUIRED'],
  }),
  payByUseCreditSupplyBalancePassword: defineCall({
    method: 'POST',
    path: '/api/order/PayByUseCreditSupplyBalancePassword',
    summary: '账期补差支付（支付密码）',
    access: 'login',
    effect: 'write',
    right: 'pay',
    agreements: agreementsOf.credit,
    idempotent: true,
    body: Type.Object({ ...shared, password: PaymentPassword }),
    response: SupplementResult,
    refusals: ['PAYMENT_CODE_REQUIRED', ...refusals, 'PAYMENT_PASSWORD_NOT_SET', 'PAYMENT_PASSWORD_WRONG', 'PAYMENT_PASSWORD_LOCKED'],
  }),
};
