import { mayEnterAccounts } from '@mall/domain/staff';
import Type from 'typebox';
import { defineCall } from '../call/define-call.ts';

/** An operator enters a customer's account (rule operator 20). */
export const makeAccountLink = defineCall({
  method: 'POST',
  path: '/api/staff/MakeAccountLink',
  summary: '员工：生成进入客户账户的一次性链接（5分钟内打开一次，会话8小时，须说明原因）',
  access: 'staff',
  roles: mayEnterAccounts,
  effect: 'write',
  body: Type.Object({
    kpId: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }),
    why: Type.String({ minLength: 2, maxLength: 200, description: '原因，企业主管可见' }),
  }),
  response: Type.Object({ path: Type.String({ description: 'of this mall: /customer/loginAsCustomer?link=…' }) }),
  refusals: ['KP_NOT_FOUND'],
});
