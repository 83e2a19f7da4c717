import { decideQuantity, largestQuantity, type QuantityRule } from '@mall/domain/cart';
import type { CartLine } from './trading-types.ts';

/** What a cart line's quantity has to obey. */
export const lineRule = ({ minOrderQty, stepValue, discountPurchaseLimit }: CartLine): QuantityRule => ({
  minOrderQty,
  stepValue,
  purchaseLimit: discountPurchaseLimit && {
    limitNumber: discountPurchaseLimit.limitNumber,
    leftPurchaseQuantity: discountPurchaseLimit.leftPurchaseQuantity,
    isAllowOverLimit: discountPurchaseLimit.isAllowOverLimit,
  },
});

/** The rule as the quantity field asks for it: what a typed text becomes, and why it had to be corrected. */
export const normalizerOf = (rule: QuantityRule) => (typed: string) => {
  const decision = decideQuantity(typed, rule);
  return decision.ok || !decision.message ? { value: decision.quantity } : { value: decision.quantity, note: decision.message };
};

/** Ends and step of the quantity field. Where a limit leaves nothing the field stays at the minimum, and adding is blocked elsewhere. */
export const fieldBounds = (rule: QuantityRule) => {
  const min = Math.max(1, rule.minOrderQty ?? 1);
  return { min, step: Math.max(1, rule.stepValue ?? 1), max: Math.max(min, largestQuantity(rule)) };
};
