import { staffAccountPattern } from '@mall/domain/staff';
import Type from 'typebox';
import { defineCall } from '../call/define-call.ts';
import { NewStaffKey, OneTimePassword, OperatorAccount, Roles, StaffKey } from './shapes.ts';

const ofAdministrators = { method: 'POST', access: 'staff', roles: ['administrator'] } as const;
const id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });
const name = Type.String({ minLength: 1, maxLength: 40 });
const why = Type.Optional(Type.String({ maxLength: 200, description: 'kept with the act' }));

/** Administrators: who may act as staff, and which programs. */
export const accountCalls = {
  listOperators: defineCall({
    ...ofAdministrators,
    path: '/api/operator/ListOperators',
    summary: '管理员：员工账号',
    effect: 'read',
    response: Type.Array(OperatorAccount),
  }),
  addOperator: defineCall({
    ...ofAdministrators,
    path: '/api/operator/AddOperator',
    summary: '管理员：新增员工，得到一次性密码',
    effect: 'write',
    body: Type.Object({
      account: Type.String({ pattern: staffAccountPattern }),
      name,
      employeeNo: Type.String({ minLength: 1, maxLength: 20 }),
      roles: Roles,
      why,
    }),
    response: OneTimePassword,
    refusals: ['OPERATOR_TAKEN'],
  }),
  changeOperator: defineCall({
    ...ofAdministrators,
    path: '/api/operator/ChangeOperator',
    summary: '管理员：员工的姓名、角色、启用或停用',
    effect: 'write',
    body: Type.Object({ id, name: Type.Optional(name), roles: Type.Optional(Roles), isEnabled: Type.Optional(Type.Boolean()), why }),
    response: OperatorAccount,
    refusals: ['OPERATOR_LAST_ADMINISTRATOR'],
  }),
  resetOperator: defineCall({
    ...ofAdministrators,
    path: '/api/operator/ResetOperator',
    summary: '管理员：重置密码与两步验证，得到一次性密码',
    effect: 'write',
    body: Type.Object({ id, why }),
    response: OneTimePassword,
    refusals: ['OPERATOR_LAST_ADMINISTRATOR'],
  }),
  listKeys: defineCall({
    ...ofAdministrators,
    path: '/api/operator/ListKeys',
    summary: '管理员：程序（如ERP）的密钥',
    effect: 'read',
    response: Type.Array(StaffKey),
  }),
  addKey: defineCall({
    ...ofAdministrators,
    path: '/api/operator/AddKey',
    summary: '管理员：新增密钥，只显示一次',
    effect: 'write',
    body: Type.Object({ name, roles: Roles, days: Type.Integer({ minimum: 1, maximum: 730, default: 365 }), why }),
    response: NewStaffKey,
    refusals: ['STAFF_KEY_TOO_MANY'],
  }),
  endKey: defineCall({
    ...ofAdministrators,
    path: '/api/operator/EndKey',
    summary: '管理员：停用密钥',
    effect: 'write',
    body: Type.Object({ id, why }),
    response: StaffKey,
  }),
};
