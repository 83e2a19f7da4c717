import { reasonLetters } from '@mall/domain/credit-bill';
import Type from 'typebox';
import { defineCall } from '../call/define-call.ts';
import { Paged } from '../call/paged.ts';
import { BillId, BillState, CreditBillCard, CreditBillDetails, CreditBillItem } from './shapes.ts';

const staff = { method: 'POST', access: 'staff' } as const;
const act = { ...staff, effect: 'write', idempotent: true } as const;
const Said = Type.String({ minLength: 1, maxLength: reasonLetters, pattern: '\\S', description: 'the buyer reads it' });
const ItemId = Type.Integer({ minimum: 1 });

export const StaffCreditBillCard = Type.Object({ ...CreditBillCard.properties, customerId: Type.Integer(), customerName: Type.String() });
export type StaffCreditBillCard = Type.Static<typeof StaffCreditBillCard>;
export const StaffCreditBill = Type.Object({
  ...CreditBillDetails.properties,
  customerId: Type.Integer(),
  items: Type.Array(CreditBillItem),
});
export type StaffCreditBill = Type.Static<typeof StaffCreditBill>;

/** What staff do with bills; each act is kept with who and why (rules credit-bill 12–14, 22). */
export const staffBillCalls = {
  listCreditBills: defineCall({
    ...{
      ...staff,
      path: '/api/staff/ListCreditBills',
      summary: '员工：各企业的账单，最新在前',
      roles: ['finance', 'credit'],
      effect: 'read',
    },
    body: Type.Object({
      states: Type.Optional(Type.Array(BillState, { maxItems: 6 })),
      customerId: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647 })),
      keyword: Type.Optional(Type.String({ maxLength: 40, description: 'of its number' })),
      pageIndex: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000, default: 1 })),
      pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 20 })),
    }),
    response: Paged(StaffCreditBillCard),
  }),
  getCreditBill: defineCall({
    ...{ ...staff, path: '/api/staff/GetCreditBill', summary: '员工：一个账单', roles: ['finance', 'credit'], effect: 'read' },
    ...{ body: Type.Object({ id: BillId }), response: StaffCreditBill, refusals: ['CREDIT_BILL_NOT_FOUND'] },
  }),
  adjustBillItem: defineCall({
    ...{ ...act, path: '/api/staff/AdjustBillItem', summary: '员工：认可异议，从该行减去金额并说明', roles: ['finance', 'credit'] },
    body: Type.Object({ itemId: ItemId, amountFen: Type.Integer({ minimum: 1, maximum: 100_000_000_000 }), why: Said }),
    response: StaffCreditBill,
    refusals: ['CREDIT_BILL_ITEM_NOT_FOUND', 'CREDIT_BILL_DISPUTE_SETTLED', 'CREDIT_BILL_ADJUSTMENT_TOO_MUCH'],
  }),
  upholdBillItem: defineCall({
    ...{ ...act, path: '/api/staff/UpholdBillItem', summary: '员工：维持该行金额并说明', roles: ['finance', 'credit'] },
    body: Type.Object({ itemId: ItemId, why: Said }),
    ...{ response: StaffCreditBill, refusals: ['CREDIT_BILL_ITEM_NOT_FOUND', 'CREDIT_BILL_DISPUTE_SETTLED'] },
  }),
  receiveBillTransfer: defineCall({
    ...{ ...act, path: '/api/staff/ReceiveBillTransfer', summary: '员工：账单的转账已到账，全部或部分', roles: ['finance'] },
    body: Type.Object({
      id: BillId,
      amountFen: Type.Integer({ minimum: 1, maximum: 100_000_000_000 }),
      bankReference: Type.String({ minLength: 1, maxLength: 60, pattern: '\\S' }),
      why: Type.Optional(Type.String({ maxLength: 200 })),
    }),
    response: StaffCreditBill,
    refusals: ['CREDIT_BILL_NOT_FOUND', 'CREDIT_BILL_NOT_PAYABLE', 'CREDIT_BILL_OVERPAID', 'CREDIT_BILL_TRANSFER_KNOWN'],
  }),
};
