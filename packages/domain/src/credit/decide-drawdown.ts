import type { Fen } from '../money/index.ts';
import { type CreditLine, leftOfLimit } from './credit-line.ts';
import type { CreditStatus } from './status.ts';

export type DrawdownDecision =
  | { ok: true; remaining: Fen }
  | { ok: false; reason: 'CREDIT_LIMIT_EXCEEDED'; shortfall: Fen }
  | { ok: false; reason: 'CREDIT_NOT_ENABLED' | 'CREDIT_OVERDUE' };

/** May this company draw `amount` (fees included) from its credit line, and why not (rules credit 4, 6)? */
export function decideDrawdown(line: CreditLine, amount: Fen, status: CreditStatus): DrawdownDecision {
  if (status === 'overdue') return { ok: false, reason: 'CREDIT_OVERDUE' };
  if (status !== 'enabled') return { ok: false, reason: 'CREDIT_NOT_ENABLED' };
  const remaining = leftOfLimit(line) - amount;
  if (remaining < 0) return { ok: false, reason: 'CREDIT_LIMIT_EXCEEDED', shortfall: -remaining };
  return { ok: true, remaining };
}
