import { creditLimitFen } from '@mall/domain/credit';
import Type from 'typebox';
import { defineCall } from '../call/define-call.ts';
import { StaffCreditApplication } from './staff-shapes.ts';

const limit = {
  customerId: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }),
  limitFen: Type.Integer({ minimum: creditLimitFen.least, maximum: creditLimitFen.most }),
  why: Type.String({ minLength: 1, maxLength: 200, description: '额度的依据' }),
};
const act = {
  ...({ method: 'POST', access: 'staff', roles: ['credit'], effect: 'write', idempotent: true } as const),
  body: Type.Object(limit),
  response: StaffCreditApplication,
};

/** A limit takes two: one proposes, another approves, the first one as every change (rule credit-application 12). */
export const staffCreditLimitCalls = {
  proposeCredit: defineCall({
    ...act,
    path: '/api/staff/ProposeCredit',
    summary: '员工：提出账期额度，由另一位同事批准',
    refusals: ['CREDIT_APPLICATION_NOT_FOUND', 'CREDIT_NOT_APPROVABLE', 'CREDIT_LIMIT_BELOW_USED'],
  }),
  approveCredit: defineCall({
    ...act,
    path: '/api/staff/ApproveCredit',
    summary: '员工：批准提出的账期额度；申请获批后由企业签署合同并完成人脸认证',
    refusals: [
      ...(['CREDIT_APPLICATION_NOT_FOUND', 'CREDIT_NOT_APPROVABLE', 'CREDIT_LIMIT_BELOW_USED'] as const),
      ...(['CREDIT_LIMIT_NOT_PROPOSED', 'CREDIT_LIMIT_OWN_PROPOSAL', 'CREDIT_LIMIT_PROPOSAL_CHANGED'] as const),
    ],
  }),
};
