import Type from 'typebox';
import { defineCall } from '../call/define-call.ts';
import { Paged, Pager } from '../call/paged.ts';
import { makeAccountLink } from './entry-calls.ts';
import { Instant } from './fields.ts';
import { StaffAct, StaffCustomer, StaffHit, StaffQueue } from './shapes.ts';

const everybody = ['sales', 'credit', 'warehouse', 'finance', 'content'] as const;
const word = (maxLength: number) => Type.Optional(Type.String({ maxLength }));

/** What waits, where things are, and who did what. */
export const lookCalls = {
  makeAccountLink,
  listQueues: defineCall({
    method: 'POST',
    path: '/api/staff/ListQueues',
    summary: '员工：自己角色的待办，数量与最早的等待时间',
    access: 'staff',
    roles: everybody,
    effect: 'read',
    response: Type.Array(StaffQueue),
  }),
  searchStaff: defineCall({
    method: 'POST',
    path: '/api/staff/SearchStaff',
    summary: '员工：按订单号、企业、联系人、手机号或运单号查找',
    access: 'staff',
    roles: ['sales', 'credit', 'warehouse', 'finance'],
    effect: 'read',
    body: Type.Object({ keyword: Type.String({ minLength: 1, maxLength: 60 }) }),
    response: Type.Array(StaffHit),
  }),
  getCustomer: defineCall({
    method: 'POST',
    path: '/api/staff/GetCustomer',
    summary: '员工：一个企业与其联系人',
    access: 'staff',
    roles: ['sales', 'credit', 'finance'],
    effect: 'read',
    body: Type.Object({ customerId: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }) }),
    response: StaffCustomer,
  }),
  listActs: defineCall({
    method: 'POST',
    path: '/api/staff/ListActs',
    summary: '员工：操作日志，最新在前；管理员看全部，其他人看自己的和给定对象的',
    access: 'staff',
    roles: everybody,
    effect: 'read',
    body: Type.Object({
      by: Type.Optional(Type.Integer({ minimum: 1, description: 'an operator' })),
      act: word(40),
      subject: word(60),
      from: Instant,
      to: Instant,
      ...Pager.properties,
    }),
    response: Paged(StaffAct),
  }),
};
