import Type from 'typebox';
import { defineCall } from '../call/define-call.ts';
import { Paged, Pager } from '../call/paged.ts';
import { contractCalls } from './contract-calls.ts';
import { faceCheckCalls } from './face-check-calls.ts';
import { ApplicationField, ApplicationSectionName, CreditApplication, CreditHistoryEntry, TypedValues } from './shapes.ts';
import { staffCreditApplicationCalls } from './staff-calls.ts';
import { staffCreditLimitCalls } from './staff-limit-calls.ts';

const workflowId = Type.Optional(
  Type.Integer({ minimum: 1, maximum: 2_147_483_647, description: 'of the own application; another isn’t there' }),
);

/** Applying for credit, from the first part that is saved to the day it may be used (rules credit-application 1–16). */
export const creditApplicationCalls = {
  ...contractCalls,
  ...faceCheckCalls,
  ...staffCreditApplicationCalls,
  ...staffCreditLimitCalls,
  getCustomerCreditApplicationDataDesensitization: defineCall({
    method: 'GET',
    path: '/api/customerCredit/GetCustomerCreditApplicationDataDesensitization',
    summary: '本企业的账期申请资料，个人信息已脱敏',
    access: 'login',
    effect: 'read',
    inSimulation: true,
    response: CreditApplication,
  }),
  getCustomerCreditApplicationData: defineCall({
    method: 'POST',
    path: '/api/customerCredit/GetCustomerCreditApplicationData',
    summary: '本企业的账期申请资料，完整；仅主管，每次查看都有记录',
    access: 'login',
    effect: 'write',
    alsoGet: true,
    body: Type.Object({ why: Type.Optional(Type.String({ maxLength: 100, description: '核对申请资料 unless told' })) }),
    response: CreditApplication,
    refusals: ['CREDIT_APPLICATION_NOT_MANAGER'],
  }),
  saveCreditApplicationData: defineCall({
    method: 'POST',
    path: '/api/customerCredit/SaveCreditApplicationData',
    summary: '保存账期申请的一步，或提交审核',
    access: 'login',
    effect: 'write',
    idempotent: true,
    body: Type.Object({
      creditApplyWorkflowId: workflowId,
      section: Type.Optional(ApplicationSectionName),
      version: Type.Optional(Type.Integer({ minimum: 0, maximum: 2_147_483_647, description: 'of what was edited' })),
      values: Type.Optional(TypedValues),
      read: Type.Optional(Type.Array(ApplicationField, { maxItems: 40 })),
      isSubmit: Type.Optional(Type.Boolean({ description: 'submits it once saved' })),
    }),
    response: CreditApplication,
    refusals: [
      ...(['CREDIT_APPLICATION_NOT_MANAGER', 'CREDIT_APPLICATION_CHANGED', 'CREDIT_APPLICATION_INVALID', 'CREDIT_STEP_REFUSED'] as const),
      ...(['CREDIT_APPLICATION_NOT_FOUND', 'FILE_NOT_FOUND', 'ID_CARD_DIFFERS', 'ID_CARD_UNCHECKED'] as const),
    ],
  }),
  verifyIdCard: defineCall({
    method: 'POST',
    path: '/api/customercredit/VerifyIdCard',
    summary: '姓名与身份证号是否一致',
    access: 'login',
    effect: 'read',
    perMinute: 10,
    query: Type.Object({ name: Type.String({ minLength: 1, maxLength: 30 }), idCard: Type.String({ minLength: 1, maxLength: 30 }) }),
    response: Type.Object({ isSame: Type.Boolean(), message: Type.String() }),
    refusals: ['CREDIT_APPLICATION_NOT_MANAGER', 'ID_CARD_UNCHECKED'],
  }),
  searchCustomerCreditHistory: defineCall({
    method: 'POST',
    path: '/api/customerCredit/SearchCustomerCreditHistory',
    summary: '本企业账期的办理记录，最新在前',
    access: 'login',
    effect: 'read',
    ...{ inSimulation: true, seePrices: 'blanked' },
    body: Type.Object({ creditApplyWorkflowId: workflowId, ...Type.Partial(Pager).properties }),
    response: Paged(CreditHistoryEntry),
    refusals: ['CREDIT_APPLICATION_NOT_FOUND'],
  }),
};
