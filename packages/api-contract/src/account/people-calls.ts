import Type from 'typebox';
import { defineCall } from '../call/define-call.ts';
import { Paged } from '../call/paged.ts';
import { CellPhone } from './credential-shapes.ts';
import { invitationCalls } from './invitation-calls.ts';
import { AccountEntry, CompanyEvent, CompanyPeople, ContactName, Department, KpId, Rights } from './people-shapes.ts';

const page = { pageIndex: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000, default: 1 })) };
const manages = { access: 'login', right: 'manage' } as const;

/** The company's people (rules account 28–34; operator 20). */
export const peopleCalls = {
  ...invitationCalls,
  getKpList: defineCall({
    method: 'GET',
    path: '/api/customer/GetKpList',
    summary: '账号管理：联系人、待接受的邀请、部门',
    ...manages,
    effect: 'read',
    inSimulation: true,
    response: CompanyPeople,
  }),
  saveKp: defineCall({
    method: 'POST',
    path: '/api/customer/SaveKp',
    summary: '邀请联系人（无 id，凭手机号），或修改其姓名、部门、角色与权限',
    ...manages,
    effect: 'write',
    idempotent: true,
    body: Type.Object({
      id: Type.Optional(KpId),
      cellPhone: Type.Optional(CellPhone),
      email: Type.Optional(
        Type.String({ maxLength: 60, pattern: '^([^@\\s]+@[^@\\s]+\\.[^@\\s]+)?$', description: 'the link goes there, too' }),
      ),
      contactName: ContactName,
      department: Department,
      isManager: Type.Boolean(),
      rights: Rights,
    }),
    response: CompanyPeople,
    refusals: [
      ...(['KP_NOT_FOUND', 'KP_ALREADY_HERE', 'KP_TOO_MANY', 'KP_INVITED_TOO_OFTEN', 'KP_LAST_MANAGER', 'KP_ONLY_BY_MANAGER'] as const),
      ...(['KP_NOT_YOURSELF'] as const),
    ],
  }),
  setKpStatus: defineCall({
    method: 'POST',
    path: '/api/customer/SetKpStatus',
    summary: '停用、启用联系人；停用后其会话立即失效。授权、取消授权查看安全设置',
    ...manages,
    effect: 'write',
    idempotent: true,
    body: Type.Object({ id: KpId, status: Type.Enum(['enabled', 'disabled', 'authorized', 'unauthorized']) }),
    response: CompanyPeople,
    refusals: ['KP_NOT_FOUND', 'KP_LAST_MANAGER', 'KP_ONLY_BY_MANAGER', 'KP_NOT_YOURSELF', 'KP_TOO_MANY'],
  }),
  endKpInvitation: defineCall({
    method: 'POST',
    path: '/api/customer/EndKpInvitation',
    summary: '撤回邀请',
    ...manages,
    effect: 'write',
    body: Type.Object({ id: Type.String({ minLength: 1, maxLength: 40 }) }),
    response: CompanyPeople,
  }),
  getAccountEntries: defineCall({
    method: 'POST',
    path: '/api/customer/GetAccountEntries',
    summary: '客服代为登录的记录：谁、何时、原因、写了什么',
    ...manages,
    effect: 'read',
    inSimulation: true,
    body: Type.Object(page),
    response: Paged(AccountEntry),
  }),
  getCompanyEvents: defineCall({
    method: 'POST',
    path: '/api/customer/GetCompanyEvents',
    summary: '人员与安全的变更记录',
    ...manages,
    effect: 'read',
    inSimulation: true,
    body: Type.Object(page),
    response: Paged(CompanyEvent),
  }),
};
