import { largestQuantity, maxQuantity, type QuantityRule } from './quantity.ts';

/**
 * What a line comes to when more of the same is added (rule cart 7): the sum, moved up to the next step, never beyond what may be bought at once.
 * Two valid quantities need not add up to one: minimum 3, step 2, 3 + 3 is 6, and the next valid one is 7.
 */
export function mergedQuantity(before: number, added: number, rule: QuantityRule = {}): number {
  const minimum = Math.max(1, Math.trunc(rule.minOrderQty ?? 1));
  const step = Math.max(1, Math.trunc(rule.stepValue ?? 1));
  const sum = Math.max(minimum, before + added);
  const next = minimum + Math.ceil((sum - minimum) / step) * step;
  return Math.min(next, largestQuantity(rule) || maxQuantity);
}
