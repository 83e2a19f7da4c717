import Type from 'typebox';
import { defineCall } from '../call/define-call.ts';
import { FaceCheck } from '../credit-application/shapes.ts';
import { CreditAccount, CreditUse } from './shapes.ts';

export const creditCalls = {
  getCurrentCustomerCreditAccount: defineCall({
    method: 'GET',
    path: '/api/customerCredit/GetCurrentCustomerCreditAccount',
    summary: '本企业的账期额度：总额、已用、可用',
    access: 'login',
    effect: 'read',
    ...{ inSimulation: true, seePrices: 'required' },
    response: CreditAccount,
  }),
  getCurrentCustomerCreditAccountWidthCustomerId: defineCall({
    method: 'GET',
    path: '/api/customerCredit/GetCurrentCustomerCreditAccountWidthCustomerId/{id}',
    summary: '按企业编号查账期额度：只有本企业的编号有答案，供为多家企业采购的系统核对',
    access: 'login',
    effect: 'read',
    ...{ inSimulation: true, seePrices: 'required' },
    params: Type.Object({ id: Type.Integer({ minimum: 1, maximum: 2_147_483_647, description: 'customerId' }) }),
    response: CreditAccount,
    refusals: ['CREDIT_ACCOUNT_NOT_YOURS'],
  }),
  getCustomerCreditInfo: defineCall({
    method: 'GET',
    path: '/api/customerCredit/GetCustomerCreditInfo',
    summary: '账期开通与认证状态（菜单与标签用）',
    access: 'login',
    effect: 'read',
    inSimulation: true,
    response: Type.Object({
      isCertifieCompany: Type.Boolean(),
      isMenuOpen: Type.Boolean(),
      isCertified: Type.Boolean(),
      isCreditCompany: Type.Boolean(),
      isCreditOpen: Type.Boolean(),
      customerCreditLaunchFaceIdInfo: FaceCheck,
      customerCreditData: Type.Object({ creditApplyWorkflowId: Type.Integer(), creditStatus: Type.Integer() }),
    }),
  }),
  searchCustomerCreditCurrentAndNotYetBill: defineCall({
    method: 'GET',
    path: '/api/customerCredit/SearchCustomerCreditCurrentAndNotYetBill',
    summary: '当期与未出账的账期订单',
    access: 'login',
    effect: 'read',
    ...{ inSimulation: true, seePrices: 'required' },
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
    effect: 'read',
    inSimulation: true,
    response: Type.Object({ isCanCertified: Type.Boolean() }),
  }),
};
