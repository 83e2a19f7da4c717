import Type from 'typebox';
import { defineCall } from '../call/define-call.ts';
import { AfterSalesInfo } from './shapes.ts';

const byPath = { params: Type.Object({ id: Type.String({ minLength: 1, maxLength: 40 }) }) };
const Done = Type.Object({ issueNumber: Type.String({ description: '反馈编号' }) });
const step = ['AFTER_SALES_NOT_FOUND', 'AFTER_SALES_STEP_REFUSED'] as const;
const contact = Type.Optional(Type.String({ maxLength: 60, description: 'how to reach the person, besides the account' }));

/** A case once it is approved, and forms about a SKU or anything else (rule after-sales 12). */
export const workflowCalls = {
  afterSalesWorkflow: defineCall({
    method: 'GET',
    path: '/api/order/AfterSalesWorkflow/{id}',
    summary: '售后单',
    access: 'login',
    effect: 'read',
    ...{ inSimulation: true, seePrices: 'blanked' },
    ...byPath,
    response: AfterSalesInfo,
    refusals: ['AFTER_SALES_NOT_FOUND'],
  }),
  customerReturnexpressNo: defineCall({
    method: 'POST',
    path: '/api/order/AfterSalesWorkflow/{id}/customerReturnexpressNo',
    summary: '填写寄回的运单号，再次填写即改为新的',
    access: 'login',
    effect: 'write',
    ...byPath,
    query: Type.Object({ customerReturnexpressNos: Type.String({ maxLength: 2000, description: 'several with commas' }) }),
    response: AfterSalesInfo,
    refusals: [...step, 'AFTER_SALES_EXPRESS_INVALID'],
  }),
  cancelAfterSales: defineCall({
    method: 'POST',
    path: '/api/order/CancelAfterSales/{id}',
    summary: '取消售后单：寄回商品之前',
    access: 'login',
    effect: 'write',
    alsoGet: true,
    ...byPath,
    response: AfterSalesInfo,
    refusals: step,
  }),
  getSkuPrimaryIssueTypeWithSecondary: defineCall({
    method: 'GET',
    path: '/api/workflow/GetSkuPrimaryIssueTypeWithSecondary',
    summary: '商品问题的类型，两级',
    access: 'public',
    effect: 'read',
    inSimulation: true,
    response: Type.Array(
      Type.Object({
        id: Type.Integer(),
        name: Type.String(),
        secondary: Type.Array(Type.Object({ id: Type.Integer(), name: Type.String() })),
      }),
    ),
  }),
  saveSkuIssueWorkflow: defineCall({
    method: 'POST',
    path: '/api/workflow/SaveSkuIssueWorkflow',
    summary: '反馈一个商品的问题',
    access: 'login',
    effect: 'write',
    right: 'none',
    idempotent: true,
    perMinute: 30,
    body: Type.Object({
      sku: Type.String({ minLength: 1, maxLength: 60 }),
      primaryIssueType: Type.Integer(),
      secondaryIssueType: Type.Integer(),
      content: Type.String({ minLength: 1, maxLength: 500, pattern: '\\S' }),
      contact,
    }),
    response: Done,
    refusals: ['SKU_NOT_FOUND', 'AFTER_SALES_ISSUE_INVALID'],
  }),
  saveRegularIssueFeedbackWorkflow: defineCall({
    method: 'POST',
    path: '/api/workflow/SaveRegularIssueFeedbackWorkflow',
    summary: '意见反馈',
    access: 'login',
    effect: 'write',
    right: 'none',
    idempotent: true,
    perMinute: 30,
    body: Type.Object({ content: Type.String({ minLength: 1, maxLength: 500, pattern: '\\S' }), contact }),
    response: Done,
  }),
};
