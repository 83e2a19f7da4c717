import Type, { type Static } from 'typebox';
import { defineCall } from './define-call.ts';

/** A member of the mall's staff who is signed in with an account of their own. */
export const Operator = Type.Object({
  id: Type.Integer(),
  account: Type.String(),
  name: Type.String(),
  role: Type.Union([Type.Literal('operator'), Type.Literal('admin')], { description: 'admin: also makes and ends the tokens of teams' }),
});
export type Operator = Static<typeof Operator>;

/** What the platform asks about operators; they sign in with account.loginAsCustomer and no phone number. */
export const operatorCalls = {
  getOperator: defineCall({
    method: 'GET',
    path: '/api/operator/GetOperator',
    summary: '员工：当前登录的员工',
    access: 'operator',
    response: Operator,
  }),
  recordAct: defineCall({
    method: 'POST',
    path: '/api/operator/RecordAct',
    summary: '员工：在平台上的操作写入审计日志',
    access: 'operator',
    body: Type.Object({
      act: Type.String({ pattern: '^[a-z][a-z-]{0,39}$', description: 'override, pin, simulate, promote …' }),
      subject: Type.String({ maxLength: 200, description: 'what it was done to: an area and version, a snapshot, a phone number' }),
      details: Type.Optional(Type.Record(Type.String(), Type.Union([Type.String({ maxLength: 500 }), Type.Number(), Type.Boolean()]))),
    }),
    response: Type.Boolean(),
  }),
};
