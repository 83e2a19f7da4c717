import Type from 'typebox';
import type { Refusal } from '../call/refusal.ts';

const inState = Type.Object({ state: Type.String() });

/** Bills on account: 710xx. */
export const creditBillRefusals = {
  CREDIT_BILL_NOT_FOUND: { code: 71001, message: '没有找到该账单', status: 404 },
  CREDIT_BILL_ITEM_NOT_FOUND: { code: 71002, message: '没有找到该账单明细', status: 404 },
  CREDIT_BILL_STEP_REFUSED: { code: 71003, message: '账单当前状态不能这样处理，请刷新后查看', details: inState },
  CREDIT_BILL_NOT_DISPUTABLE: { code: 71004, message: '只有待确认的账单可以提出异议；账单确认后请联系客服', details: inState },
  CREDIT_BILL_ITEM_NOT_DISPUTABLE: {
    code: 71005,
    message: '只能对本账单的商品明细提出异议，每行一次',
    details: Type.Object({ itemId: Type.Integer() }),
  },
  CREDIT_BILL_DISPUTE_SETTLED: { code: 71006, message: '该异议已处理' },
  CREDIT_BILL_ADJUSTMENT_TOO_MUCH: {
    code: 71007,
    message: '调整金额超过该行可调整的金额',
    details: Type.Object({ mostFen: Type.Integer() }),
  },
  CREDIT_BILL_NOT_PAYABLE: { code: 71008, message: '账单确认后、还清前才能还款', details: inState },
  CREDIT_BILL_OVERPAID: { code: 71009, message: '还款金额不能超过未还金额', details: Type.Object({ openFen: Type.Integer() }) },
  CREDIT_BILL_TRANSFER_KNOWN: {
    code: 71010,
    message: '该银行流水号已登记过还款',
    details: Type.Object({ bankReference: Type.String() }),
  },
} as const satisfies Record<string, Refusal>;
