import type { Fen } from '../money/index.ts';

export type TotalDecision =
  /** The new total stands; `refund` goes back of what was paid. */
  { ok: true; refund: Fen } | { ok: false; reason: 'ORDER_TOTAL_RAISED' | 'ORDER_TOTAL_HELD'; by: Fen };

interface Order {
  payable: Fen;
  /** When all of it was paid, null until then. */
  paidAt: string | null;
  /** What came in for it and was not given back. */
  kept: Fen;
}

/**
 * May an order's total become `next` (rule order 24)? Where nothing was paid it may. Paid, it may only fall, and the difference goes back the way it came;
 * while a part is held for the rest, it stays as it is.
 */
export function decideTotal({ payable, paidAt, kept }: Order, next: Fen): TotalDecision {
  const by = next - payable;
  if (by === 0) return { ok: true, refund: 0 };
  if (paidAt !== null) return by > 0 ? { ok: false, reason: 'ORDER_TOTAL_RAISED', by } : { ok: true, refund: -by };
  return kept > 0 ? { ok: false, reason: 'ORDER_TOTAL_HELD', by } : { ok: true, refund: 0 };
}
