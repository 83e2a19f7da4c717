import { decideWay, type OnSale } from '../product/index.ts';
import { decideQuantity, type QuantityRule } from './quantity.ts';

/** What decides whether a line of this quantity can be ordered. */
export interface LineFacts extends QuantityRule, OnSale {
  quantity: number;
  /** A configurable product itself: only the number made from its chosen parameters can be ordered. */
  isSpecificationOpen: boolean;
  deliveryTimeId: number;
}

/** Why a line cannot be ordered, in fixed words (rule cart 13); '' when it can. */
export function invalidReasonOf(facts: LineFacts): string {
  const { way, message } = decideWay(facts, facts.deliveryTimeId);
  if (way === 'none' || facts.isInquiryPrice) return message;
  if (facts.isSpecificationOpen) return '请先选择规格参数哦~';
  const decision = decideQuantity(facts.quantity, facts);
  return decision.ok ? message : decision.message;
}
