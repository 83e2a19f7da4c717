import type { Fen } from '../money/index.ts';

/** What a line of a bill is: what left, freight, what was paid another way, what came back, what staff took off, and what went into the balance. */
export const creditBillItemKinds = ['goods', 'freight', 'otherwise', 'return', 'adjustment', 'surplus'] as const;
export type CreditBillItemKind = (typeof creditBillItemKinds)[number];
export const creditBillItemKindNames: Readonly<Record<CreditBillItemKind, string>> = {
  goods: '商品',
  freight: '运费',
  otherwise: '已用其他方式支付',
  return: '退货冲减',
  adjustment: '异议调整',
  surplus: '转入预付款',
};

export type DisputeState = 'open' | 'adjusted' | 'upheld';
export const disputeStateNames: Readonly<Record<DisputeState, string>> = { open: '待处理', adjusted: '已调整', upheld: '维持原账' };

/** What staff take off a disputed line at most, its adjustments and returns counted (rule credit-bill 12). */
export const mostAdjustable = (line: { amount: Fen; takenOff: Fen }, open: Fen): Fen =>
  Math.max(0, Math.min(line.amount - line.takenOff, open));
/** A reason has so many letters at most. */
export const reasonLetters = 300;

/** Goods that nobody disputed yet: a line is disputed once (rule credit-bill 10). @returns their ids */
export const disputableItems = (
  items: readonly { id: number; kind: CreditBillItemKind; amount: Fen }[],
  disputed: readonly number[],
): Set<number> =>
  new Set(items.filter(({ id, kind, amount }) => kind === 'goods' && amount > 0 && !disputed.includes(id)).map(({ id }) => id));
