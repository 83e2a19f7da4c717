import Type from 'typebox';
import { defineCall } from '../call/define-call.ts';
import { staffCompanyCalls } from './company-calls.ts';
import { Id, Why } from './fields.ts';
import { staffFileCalls } from './file-calls.ts';
import { staffInquiryCalls } from './inquiry-calls.ts';
import { staffInvoiceCalls } from './invoice-calls.ts';
import { lookCalls } from './look-calls.ts';
import { staffOrderCalls } from './order-calls.ts';
import { StaffCreditAccount, StaffOrder, StaffRefund } from './shapes.ts';

/** What staff do, on the workplace or by a program with a key. Every act is kept with who and why. */
export const staffCalls = {
  ...lookCalls,
  ...staffOrderCalls,
  ...staffInquiryCalls,
  ...staffInvoiceCalls,
  ...staffCompanyCalls,
  ...staffFileCalls,
  receiveTransfer: defineCall({
    method: 'POST',
    path: '/api/staff/ReceiveTransfer',
    summary: '员工：线下转账已到账（金额须与应付一致）',
    access: 'staff',
    roles: ['finance'],
    effect: 'write',
    idempotent: true,
    body: Type.Object({
      orderId: Id,
      amountFen: Type.Integer({ minimum: 1 }),
      bankReference: Type.String({ minLength: 1, maxLength: 60 }),
      why: Why,
    }),
    response: StaffOrder,
    refusals: ['ORDER_NOT_FOUND', 'PAYMENT_ALREADY_PAID', 'ORDER_NOT_PAYABLE', 'TRANSFER_AMOUNT_DIFFERS'],
  }),
  listRefunds: defineCall({
    method: 'POST',
    path: '/api/staff/ListRefunds',
    summary: '员工：待退回的线下转账',
    access: 'staff',
    roles: ['finance'],
    effect: 'read',
    response: Type.Array(StaffRefund),
  }),
  confirmRefund: defineCall({
    method: 'POST',
    path: '/api/staff/ConfirmRefund',
    summary: '员工：线下转账已退回',
    access: 'staff',
    roles: ['finance'],
    effect: 'write',
    idempotent: true,
    body: Type.Object({ refundId: Id, why: Why }),
    response: Type.Array(StaffRefund),
  }),
  listCreditAccounts: defineCall({
    method: 'POST',
    path: '/api/staff/ListCreditAccounts',
    summary: '员工：各企业的账期账户',
    access: 'staff',
    roles: ['credit'],
    effect: 'read',
    response: Type.Array(StaffCreditAccount),
  }),
};
