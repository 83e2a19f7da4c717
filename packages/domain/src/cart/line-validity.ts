import { onInquiry } from '../delivery-time/index.ts';
import { decideQuantity, type QuantityRule } from './quantity.ts';

/** What decides whether a line of this quantity can be ordered. */
export interface LineFacts extends QuantityRule {
  quantity: number;
  isActive: boolean;
  /** Sold out with nothing on its way. */
  isShortSupply: boolean;
  isInquiryPrice: boolean;
  /** A configurable product itself: only the number made from its chosen parameters can be ordered. */
  isSpecificationOpen: boolean;
  deliveryTimeId: number;
}

/** Why a line cannot be ordered, in fixed words (rule cart 13); '' when it can. */
export function invalidReasonOf(facts: LineFacts): string {
  if (!facts.isActive) return '该商品已下架';
  if (facts.isShortSupply) return '缺货，暂停销售';
  if (facts.isInquiryPrice) return '价格详询';
  if (facts.isSpecificationOpen) return '请先选择规格参数哦~';
  const decision = decideQuantity(facts.quantity, facts);
  if (!decision.ok) return decision.message;
  return facts.deliveryTimeId === onInquiry ? '库存不足且货期未知，请询价' : '';
}
