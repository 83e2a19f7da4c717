import Type from 'typebox';
import { defineCall } from '../call/define-call.ts';
import { accountCalls } from './account-calls.ts';
import { Operator } from './shapes.ts';
import { signInCalls } from './sign-in-calls.ts';

/** Who acts as staff: signing in, accounts and keys; and what the platform asks about them (it signs them in with account.loginAsCustomer). */
export const operatorCalls = {
  ...signInCalls,
  ...accountCalls,
  getOperator: defineCall({
    method: 'GET',
    path: '/api/operator/GetOperator',
    summary: '员工：当前登录的员工',
    access: 'operator',
    effect: 'read',
    response: Operator,
  }),
  recordAct: defineCall({
    method: 'POST',
    path: '/api/operator/RecordAct',
    summary: '员工：在平台上的操作写入审计日志',
    access: 'operator',
    effect: 'write',
    body: Type.Object({
      act: Type.String({ pattern: '^[a-z][a-z-]{0,39}$', description: 'override, pin, simulate, promote …' }),
      subject: Type.String({ maxLength: 200, description: 'what it was done to: an area and version, a snapshot, a phone number' }),
      details: Type.Optional(Type.Record(Type.String(), Type.Union([Type.String({ maxLength: 500 }), Type.Number(), Type.Boolean()]))),
    }),
    response: Type.Boolean(),
  }),
};
