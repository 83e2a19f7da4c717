import { simulationWords } from '@mall/domain/account';
import Type from 'typebox';
import type { Refusal } from '../call/refusal.ts';

/** Staff signing in, their accounts and keys: 502xx. */
export const operatorRefusals = {
  SIGN_IN_EXPIRED: { code: 50201, message: '登录已超时，请重新输入账号和密码' },
  SECOND_STEP_NEEDED: { code: 50202, message: '请输入身份验证器上的6位验证码' },
  SECOND_STEP_WRONG: {
    code: 50203,
    message: '验证码错误或已使用，请等待下一个验证码',
    details: Type.Optional(Type.Object({ triesLeft: Type.Integer() })),
  },
  FIRST_SIGN_IN_NEEDED: { code: 50204, message: '该账号尚未启用，请先在员工工作台登录，设置密码和两步验证' },
  OPERATOR_TAKEN: { code: 50205, message: '账号或工号已存在', details: Type.Object({ field: Type.String() }) },
  OPERATOR_LAST_ADMINISTRATOR: { code: 50206, message: '至少要保留一位可用的管理员' },
  NOT_IN_SIMULATION: { code: 50208, status: 403, message: simulationWords },
  STAFF_KEY_TOO_MANY: { code: 50207, message: '有效密钥最多50个，请先停用不用的密钥' },
} as const satisfies Record<string, Refusal>;
