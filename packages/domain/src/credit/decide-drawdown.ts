import type { Fen } from '../money/index.ts';
import type { CreditLine } from './credit-line.ts';

export type DrawdownDecision =
  | { ok: true; remaining: Fen }
  | { ok: false; reason: 'CREDIT_LIMIT_EXCEEDED'; shortfall: Fen }
  | { ok: false; reason: 'CREDIT_NOT_ENABLED' | 'CREDIT_OVERDUE' };

/** May this company draw `amount` (fees included) from its credit line (rules credit 4, 6)? @param status creditStatus (rule credit 1) */
export function decideDrawdown(line: CreditLine, amount: Fen, status = 25): DrawdownDecision {
  if (status === 30) return { ok: false, reason: 'CREDIT_OVERDUE' };
  if (status !== 25) return { ok: false, reason: 'CREDIT_NOT_ENABLED' };
  const remaining = line.limit - line.used - amount;
  if (remaining < 0) return { ok: false, reason: 'CREDIT_LIMIT_EXCEEDED', shortfall: -remaining };
  return { ok: true, remaining };
}
