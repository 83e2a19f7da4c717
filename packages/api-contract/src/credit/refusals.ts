import Type from 'typebox';
import type { Refusal } from '../call/refusal.ts';

/** Credit: 520xx, 7720x. */
export const creditRefusals = {
  CREDIT_LINE_NOT_FOUND: { code: 52001, message: '尚未开通账期', details: Type.Object({ customerId: Type.Integer() }) },
  CREDIT_LIMIT_EXCEEDED: {
    code: 52002,
    message: '账期额度不足',
    details: Type.Object({ shortfall: Type.Integer({ description: 'fen' }) }),
  },
  CREDIT_NOT_ENABLED: { code: 52003, message: '账期未启用，暂不能使用' },
  CREDIT_OVERDUE: { code: 52004, message: '有逾期账单，暂不能使用账期下单' },
  CREDIT_LIMIT_BELOW_USED: {
    code: 52006,
    message: '批准的额度不能低于已用额度',
    details: Type.Object({ limitFen: Type.Integer({ description: 'asked for' }), usedFen: Type.Integer() }),
  },
  CREDIT_ACCOUNT_NOT_YOURS: { code: 77201, message: '只能查看本企业的账期额度', status: 403 },
  CREDIT_NOT_APPROVABLE: { code: 52005, message: '该账期账户当前不能批准', details: Type.Object({ status: Type.Integer() }) },
} as const satisfies Record<string, Refusal>;
