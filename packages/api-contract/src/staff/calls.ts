import Type from 'typebox';
import { defineCall } from '../call/define-call.ts';
import { Id } from './fields.ts';
import { staffOrderCalls } from './order-calls.ts';
import { StaffCreditAccount, StaffOrder, StaffRefund } from './shapes.ts';

/** What staff do, played on the console beside the embedded adapters. Every act is audited. */
export const staffCalls = {
  ...staffOrderCalls,
  receiveTransfer: defineCall({
    method: 'POST',
    path: '/api/staff/ReceiveTransfer',
    summary: '员工：线下转账已到账（金额须与应付一致）',
    access: 'console',
    effect: 'write',
    idempotent: true,
    body: Type.Object({
      orderId: Id,
      amountFen: Type.Integer({ minimum: 1 }),
      bankReference: Type.String({ minLength: 1, maxLength: 60 }),
    }),
    response: StaffOrder,
    refusals: ['ORDER_NOT_FOUND', 'PAYMENT_ALREADY_PAID', 'ORDER_NOT_PAYABLE', 'TRANSFER_AMOUNT_DIFFERS'],
  }),
  listRefunds: defineCall({
    method: 'POST',
    path: '/api/staff/ListRefunds',
    summary: '员工：待退回的线下转账',
    access: 'console',
    effect: 'read',
    response: Type.Array(StaffRefund),
  }),
  confirmRefund: defineCall({
    method: 'POST',
    path: '/api/staff/ConfirmRefund',
    summary: '员工：线下转账已退回',
    access: 'console',
    effect: 'write',
    body: Type.Object({ refundId: Id }),
    response: Type.Array(StaffRefund),
  }),
  listCreditAccounts: defineCall({
    method: 'POST',
    path: '/api/staff/ListCreditAccounts',
    summary: '员工：各企业的账期账户',
    access: 'console',
    effect: 'read',
    response: Type.Array(StaffCreditAccount),
  }),
  approveCredit: defineCall({
    method: 'POST',
    path: '/api/staff/ApproveCredit',
    summary: '员工：批准账期额度并启用',
    access: 'console',
    effect: 'write',
    body: Type.Object({ customerId: Type.Integer({ minimum: 1 }), limitFen: Type.Integer({ minimum: 100, maximum: 1_000_000_000 }) }),
    response: StaffCreditAccount,
    refusals: ['CREDIT_NOT_APPROVABLE', 'CREDIT_LIMIT_BELOW_USED'],
  }),
};
