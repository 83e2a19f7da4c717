import Type from 'typebox';
import { defineCall } from '../call/define-call.ts';
import { Paged, Pager } from '../call/paged.ts';
import { StaffIssue } from './staff-shapes.ts';

const ofSales = { method: 'POST', access: 'staff', roles: ['sales'] } as const;

/** Forms of buyers, and what staff did about them. */
export const staffIssueCalls = {
  listIssues: defineCall({
    ...ofSales,
    path: '/api/staff/ListIssues',
    summary: '员工：商品问题与意见反馈，等待最久的在前',
    effect: 'read',
    body: Type.Object({ isAnswered: Type.Optional(Type.Boolean()), ...Pager.properties }),
    response: Paged(StaffIssue),
  }),
  answerIssue: defineCall({
    ...ofSales,
    path: '/api/staff/AnswerIssue',
    summary: '员工：登记处理结果',
    effect: 'write',
    idempotent: true,
    body: Type.Object({ id: Type.Integer({ minimum: 1 }), why: Type.String({ minLength: 1, maxLength: 200, pattern: '\\S' }) }),
    response: Type.Object({ issueNumber: Type.String() }),
  }),
};
