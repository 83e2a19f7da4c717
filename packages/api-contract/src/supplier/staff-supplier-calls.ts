import Type from 'typebox';
import { defineCall } from '../call/define-call.ts';
import { Paged, Pager } from '../call/paged.ts';
import { StaffSupplier, SupplierFileId } from './shapes.ts';

const ofSuppliers = { method: 'POST', access: 'staff', roles: ['content'] } as const;

/** Who offers goods, for staff (rules supplier 9, 10). */
export const staffSupplierCalls = {
  listSuppliers: defineCall({
    ...{
      ...ofSuppliers,
      path: '/api/staff/ListSuppliers',
      summary: '员工：供应商申请；待审核的最早在前，其余最近处理在前',
      effect: 'read',
    },
    body: Type.Object({ view: Type.Optional(Type.Enum(['waiting', 'asked', 'answered'])), ...Pager.properties }),
    response: Paged(StaffSupplier),
  }),
  answerSupplier: defineCall({
    ...{ ...ofSuppliers, path: '/api/staff/AnswerSupplier', effect: 'write', idempotent: true },
    summary: '员工：通过、驳回或退回补充一份供应商申请，短信与邮件告知申请人',
    body: Type.Object({
      id: SupplierFileId,
      decision: Type.Enum(['accept', 'reject', 'ask']),
      answer: Type.String({ minLength: 1, maxLength: 200, pattern: '\\S', description: 'the applicant reads it' }),
    }),
    response: StaffSupplier,
    refusals: ['SUPPLIER_NOT_WAITING'],
  }),
};
