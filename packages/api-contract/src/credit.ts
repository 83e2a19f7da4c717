import Type, { type Static } from 'typebox';
import { defineCall } from './define-call.ts';

/** A company's credit account. creditStatus: 0 none, 5 saved, 10 in review, 15 rejected, 20 approved, 25 enabled, 30 overdue, 40 frozen, 50 closed. */
export const CreditAccount = Type.Object({
  creditStatus: Type.Integer(),
  creditStatusName: Type.String(),
  isCreditOpen: Type.Boolean({ description: '20, 25, 30' }),
  isCreditEnabled: Type.Boolean({ description: '25, 30' }),
  limitFen: Type.Integer(),
  usedFen: Type.Integer(),
  availableFen: Type.Integer(),
  limitAmount: Type.String(),
  usedAmount: Type.String(),
  availableAmount: Type.String(),
  billDay: Type.Integer({ description: 'a bill closes on this day of the month' }),
  dueDay: Type.Integer({ description: 'and is due on this day of the next one' }),
});
export type CreditAccount = Static<typeof CreditAccount>;

/** An order on account that no bill holds yet. */
export const CreditUse = Type.Object({
  id: Type.Integer(),
  orderId: Type.String(),
  orderNumber: Type.String(),
  contactName: Type.String(),
  at: Type.String(),
  amountFen: Type.Integer(),
  amount: Type.String(),
  orderStatusName: Type.String(),
});
export type CreditUse = Static<typeof CreditUse>;

export const creditCalls = {
  getCurrentCustomerCreditAccount: defineCall({
    method: 'GET',
    path: '/api/customerCredit/GetCurrentCustomerCreditAccount',
    summary: '本企业的账期额度：总额、已用、可用',
    access: 'login',
    response: CreditAccount,
  }),
  getCustomerCreditInfo: defineCall({
    method: 'GET',
    path: '/api/customerCredit/GetCustomerCreditInfo',
    summary: '账期开通与认证状态（菜单与标签用）',
    access: 'login',
    response: Type.Object({
      isCertifieCompany: Type.Boolean(),
      isMenuOpen: Type.Boolean(),
      isCertified: Type.Boolean(),
      isCreditCompany: Type.Boolean(),
      isCreditOpen: Type.Boolean(),
      customerCreditLaunchFaceIdInfo: Type.Object({ faceidUrl: Type.String() }),
      customerCreditData: Type.Object({ creditApplyWorkflowId: Type.Integer(), creditStatus: Type.Integer() }),
    }),
  }),
  searchCustomerCreditCurrentAndNotYetBill: defineCall({
    method: 'GET',
    path: '/api/customerCredit/SearchCustomerCreditCurrentAndNotYetBill',
    summary: '当期与未出账的账期订单',
    access: 'login',
    query: Type.Object({
      pageIndex: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000, default: 1 })),
      pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 20 })),
    }),
    response: Type.Object({
      periodFrom: Type.String({ description: 'first day of the running period, Shanghai: 2026-10-26' }),
      periodTo: Type.String({ description: 'its closing day: 2026-11-25' }),
      dueOn: Type.String({ description: '2026-12-25' }),
      notYetBilledFen: Type.Integer(),
      unpaidBillsFen: Type.Integer(),
      notYetBilledAmount: Type.String(),
      unpaidBillsAmount: Type.String(),
      pageIndex: Type.Integer(),
      pageSize: Type.Integer(),
      total: Type.Integer(),
      items: Type.Array(CreditUse),
    }),
  }),
  checkCurrentKpCanCertified: defineCall({
    method: 'GET',
    path: '/api/customerCredit/CheckCurrentKpCanCertified',
    summary: '当前联系人能否做账期认证',
    access: 'public',
    response: Type.Object({ isCanCertified: Type.Boolean() }),
  }),
};
