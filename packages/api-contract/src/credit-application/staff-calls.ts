import Type from 'typebox';
import { defineCall } from '../call/define-call.ts';
import { ApplicationSectionName } from './shapes.ts';
import { StaffCreditApplication } from './staff-shapes.ts';

const customerId = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });
const Why = Type.String({ minLength: 1, maxLength: 200, description: 'kept; of a rejection the buyer reads it' });
const staff = { method: 'POST', access: 'staff', roles: ['credit'] } as const;
const act = { ...staff, effect: 'write', idempotent: true, response: StaffCreditApplication } as const;
const step = ['CREDIT_APPLICATION_NOT_FOUND', 'CREDIT_STEP_REFUSED'] as const;

/** An application in the staff's hands (rules credit-application 9–13). */
export const staffCreditApplicationCalls = {
  getCreditApplication: defineCall({
    ...staff,
    path: '/api/staff/GetCreditApplication',
    summary: '员工：一个企业的账期申请，个人信息已脱敏',
    effect: 'read',
    body: Type.Object({ customerId }),
    response: StaffCreditApplication,
    refusals: ['CREDIT_APPLICATION_NOT_FOUND'],
  }),
  // Kept with an idempotency key, the answer would lie open in the database.
  revealCreditApplication: defineCall({
    ...staff,
    path: '/api/staff/RevealCreditApplication',
    summary: '员工：查看完整的证件号与账号，记下是谁、为什么',
    effect: 'write',
    body: Type.Object({ customerId, why: Why }),
    response: StaffCreditApplication,
    refusals: ['CREDIT_APPLICATION_NOT_FOUND'],
  }),
  askBackCreditApplication: defineCall({
    ...act,
    path: '/api/staff/AskBackCreditApplication',
    summary: '员工：退回补充，逐步说明缺什么',
    body: Type.Object({
      customerId,
      asked: Type.Array(Type.Object({ section: ApplicationSectionName, words: Type.String({ minLength: 1, maxLength: 200 }) }), {
        minItems: 1,
        maxItems: 6,
      }),
      why: Type.Optional(Type.String({ maxLength: 200 })),
    }),
    refusals: [...step],
  }),
  rejectCreditApplication: defineCall({
    ...act,
    path: '/api/staff/RejectCreditApplication',
    summary: '员工：驳回账期申请，说明原因',
    body: Type.Object({ customerId, why: Why }),
    refusals: [...step],
  }),
  freezeCredit: defineCall({
    ...act,
    path: '/api/staff/FreezeCredit',
    summary: '员工：冻结账期，不再受理账期订单',
    body: Type.Object({ customerId, why: Why }),
    refusals: [...step],
  }),
  unfreezeCredit: defineCall({
    ...act,
    path: '/api/staff/UnfreezeCredit',
    summary: '员工：解冻账期',
    body: Type.Object({ customerId, why: Why }),
    refusals: [...step],
  }),
  closeCredit: defineCall({
    ...act,
    path: '/api/staff/CloseCredit',
    summary: '员工：关闭账期，不能再启用',
    body: Type.Object({ customerId, why: Why }),
    refusals: [...step],
  }),
};
