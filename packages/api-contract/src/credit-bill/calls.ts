import { reasonLetters } from '@mall/domain/credit-bill';
import Type from 'typebox';
import { defineCall } from '../call/define-call.ts';
import { billPayCalls } from './pay-calls.ts';
import { billReadCalls } from './read-calls.ts';
import { BillId, CreditBillDetails } from './shapes.ts';
import { staffBillCalls } from './staff-calls.ts';

const buyer = { method: 'POST', access: 'login' } as const;
const act = { ...buyer, effect: 'write', idempotent: true } as const;
const ofBill = Type.Object({ id: BillId });
const Reason = Type.String({ minLength: 1, maxLength: reasonLetters, pattern: '\\S' });

/** Bills on account (rules credit-bill 1–28). */
export const creditBillCalls = {
  ...billPayCalls,
  ...staffBillCalls,
  ...billReadCalls,
  confirmCreditBill: defineCall({
    ...{ ...act, path: '/api/customerCredit/ConfirmCreditBill/{id}', summary: '确认账单' },
    ...{ params: ofBill, response: CreditBillDetails, refusals: ['CREDIT_BILL_NOT_FOUND', 'CREDIT_BILL_STEP_REFUSED'] },
  }),
  rejectCreditBill: defineCall({
    ...{ ...act, path: '/api/customerCredit/RejectCreditBill', summary: '驳回整个账单：对每行商品提出异议' },
    body: Type.Object({ id: BillId, reason: Reason }),
    ...{ response: CreditBillDetails, refusals: ['CREDIT_BILL_NOT_FOUND', 'CREDIT_BILL_NOT_DISPUTABLE'] },
  }),
  submitDissentient: defineCall({
    ...{ ...act, path: '/api/customerCredit/SubmitDissentient', summary: '对账单的商品明细提出异议，每行说明原因' },
    body: Type.Object({
      id: BillId,
      lines: Type.Array(Type.Object({ itemId: Type.Integer({ minimum: 1 }), reason: Reason }), { minItems: 1, maxItems: 200 }),
    }),
    response: CreditBillDetails,
    refusals: ['CREDIT_BILL_NOT_FOUND', 'CREDIT_BILL_NOT_DISPUTABLE', 'CREDIT_BILL_ITEM_NOT_DISPUTABLE'],
  }),
  customerConfirmReceiptBillItem: defineCall({
    ...{ ...act, path: '/api/customerCredit/CustomerConfirmReceiptBillItem/{id}', summary: '确认收到账单的一行商品' },
    params: Type.Object({ id: Type.Integer({ minimum: 1, description: 'a line' }) }),
    ...{ response: CreditBillDetails, refusals: ['CREDIT_BILL_ITEM_NOT_FOUND'] },
  }),
  customerConfirmReceiptBill: defineCall({
    ...{ ...act, path: '/api/customerCredit/CustomerConfirmReceiptBill/{id}', summary: '确认收到账单的全部商品' },
    ...{ params: ofBill, response: CreditBillDetails, refusals: ['CREDIT_BILL_NOT_FOUND'] },
  }),
};
