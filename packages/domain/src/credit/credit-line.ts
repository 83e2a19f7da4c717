import type { Fen } from '../money/index.ts';
import type { CreditStatus } from './status.ts';

/** A company's credit line: `used` is unpaid bills and unbilled orders, shipped or not (rule credit 5). */
export interface CreditLine {
  limit: Fen;
  used: Fen;
}

/** What is used, at least 0 (rule credit 5). @param usage `unbilled` is below zero where what came back waits for the next bill */
export const usedCredit = ({ unbilled, unpaidBills }: { unbilled: Fen; unpaidBills: Fen }): Fen => Math.max(0, unbilled + unpaidBills);

/** Limit less use, below zero where a limit was lowered under its use. */
export const leftOfLimit = ({ limit, used }: CreditLine): Fen => limit - used;

/** What is available, at least 0 (rule credit 5). */
export const availableCredit = (line: CreditLine): Fen => Math.max(0, leftOfLimit(line));

/** What a new order may use now: nothing unless the account is enabled without an overdue bill (rules credit 4, 5). */
export const drawableCredit = (line: CreditLine, status: CreditStatus): Fen => (status === 'enabled' ? availableCredit(line) : 0);

/** Whole percent of the limit that is used; above zero it is at least 1, and 100 only when all of it is used. */
export function percentUsed({ limit, used }: CreditLine): number {
  if (used <= 0) return 0;
  if (used >= limit) return 100;
  return Math.min(99, Math.max(1, Math.round((used / limit) * 100)));
}

/** From 90 % used on little is left (rule credit 23). */
export const isCreditScarce = (line: CreditLine): boolean => percentUsed(line) >= 90;
