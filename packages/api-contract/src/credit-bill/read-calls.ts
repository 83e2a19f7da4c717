import Type from 'typebox';
import { defineCall } from '../call/define-call.ts';
import { Paged } from '../call/paged.ts';
import { BillId, BillState, CreditBillCard, CreditBillDetails, CreditBillItem, CreditPicture } from './shapes.ts';

const buyer = { method: 'POST', access: 'login' } as const;
const ofBill = Type.Object({ id: BillId });
const Day = Type.String({ pattern: '^20\\d{2}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$' });
const pager = {
  pageIndex: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000, default: 1 })),
  pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 20 })),
};

/** Reading bills, on the screen and on paper (rules credit-bill 16, 25–27). */
export const billReadCalls = {
  searchCustomerCreditHistoryBill: defineCall({
    ...{
      ...buyer,
      path: '/api/customerCredit/SearchCustomerCreditHistoryBill',
      summary: '本企业的账单，最新在前，以及合计',
      effect: 'read',
    },
    ...{ inSimulation: true, seePrices: 'blanked' },
    body: Type.Object({
      states: Type.Optional(Type.Array(BillState, { maxItems: 6 })),
      from: Type.Optional(Day),
      to: Type.Optional(Day),
      keyword: Type.Optional(Type.String({ maxLength: 40, description: 'of its number' })),
      ...pager,
    }),
    response: Type.Object({
      ...Paged(CreditBillCard).properties,
      sums: Type.Object({
        openFen: Type.Integer({ description: 'of all bills, whatever is filtered' }),
        open: Type.String(),
        dueSoonFen: Type.Integer({ description: 'due within 7 days' }),
        dueSoon: Type.String(),
        overdueFen: Type.Integer(),
        overdue: Type.String(),
        toConfirm: Type.Integer({ description: 'bills that wait for confirming' }),
      }),
    }),
  }),
  searchCustomerCreditHistoryDissentBills: defineCall({
    ...{
      ...buyer,
      path: '/api/customerCredit/SearchCustomerCreditHistoryDissentBills',
      summary: '提出过异议的账单，最新在前',
      effect: 'read',
    },
    ...{ inSimulation: true, seePrices: 'blanked' },
    body: Type.Object(pager),
    response: Paged(CreditBillCard),
  }),
  getCustomerCreditBillWithId: defineCall({
    ...{
      ...buyer,
      path: '/api/customerCredit/GetCustomerCreditBillWithId/{id}',
      summary: '一个账单：异议、还款、记录与下一步',
      effect: 'read',
    },
    ...{ inSimulation: true, seePrices: 'blanked' },
    ...{ params: ofBill, response: CreditBillDetails, refusals: ['CREDIT_BILL_NOT_FOUND'] },
  }),
  getCustomerCreditBillItemsWithBillId: defineCall({
    ...{ ...buyer, path: '/api/customerCredit/GetCustomerCreditBillItemsWithBillId', summary: '账单的明细', effect: 'read' },
    ...{ inSimulation: true, seePrices: 'blanked' },
    ...{ body: Type.Object({ id: BillId, ...pager }), response: Paged(CreditBillItem), refusals: ['CREDIT_BILL_NOT_FOUND'] },
  }),
  exportCreditBill: defineCall({
    ...{
      ...buyer,
      path: '/api/customerCredit/ExportCreditBill/{id}',
      summary: '账单的 PDF 或 Excel：返回十分钟内有效的地址',
      effect: 'read',
    },
    ...{ inSimulation: true, seePrices: 'required' },
    params: ofBill,
    query: Type.Object({ type: Type.Optional(Type.Enum(['pdf', 'xlsx'])) }),
    response: Type.Object({ url: Type.String(), fileName: Type.String(), expiresAt: Type.String() }),
    refusals: ['CREDIT_BILL_NOT_FOUND'],
  }),
  creditBillPaper: defineCall({
    method: 'GET',
    path: '/api/download/creditBill/{pass}',
    summary: '下载账单：地址由 ExportCreditBill 给出，十分钟内有效，无需登录',
    access: 'public',
    effect: 'read',
    ...{ inSimulation: true, seePrices: 'required' },
    file: true,
    params: Type.Object({ pass: Type.String({ maxLength: 200 }) }),
    response: Type.String({ description: 'the file' }),
  }),
  getCreditAccountPicture: defineCall({
    method: 'GET',
    path: '/api/customerCredit/GetCreditAccountPicture',
    summary: '账期账户一览：额度构成、账龄与还款日',
    ...{ access: 'login', effect: 'read', response: CreditPicture },
    ...{ inSimulation: true, seePrices: 'blanked' },
  }),
};
