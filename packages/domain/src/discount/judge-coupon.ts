import { type Fen, moneyText } from '../money/index.ts';
import { displayMinute } from '../time/index.ts';
import { benefitOf, type Coupon, couponState, isInScope, type SkuPlace } from './coupon.ts';

/** Why a coupon can't be used on these lines. */
export type CouponMisfit = 'used' | 'expired' | 'notYet' | 'outOfScope' | 'belowThreshold' | 'nothingLeft';

/** `missing`: fen that goods of its scope lack to the threshold, 0 where that is not the reason. */
export type CouponVerdict = { ok: true; discount: Fen } | { ok: false; misfit: CouponMisfit; missing: Fen; message: string };

/** A line and what campaigns left of it, in fen. */
export interface LeftLine {
  sku: string;
  left: Fen;
  place?: SkuPlace | undefined;
}

/**
 * May this coupon be used on these lines, and what does it take off (rules discount 6, 18)?
 * @param now in ms
 */
export function judgeCoupon(coupon: Coupon, lines: readonly LeftLine[], now: number): CouponVerdict {
  const state = couponState(coupon, now);
  if (state === 'used') return misfit('used', '已使用');
  if (state === 'expired') return misfit('expired', '已过期');
  if (now < Date.parse(coupon.validFrom)) return misfit('notYet', `${displayMinute(coupon.validFrom)}起可用`);
  const inScope = lines.filter(({ sku, place }) => isInScope(coupon.scope, sku, place));
  if (inScope.length === 0) return misfit('outOfScope', '所选商品不在使用范围内');
  const sum = inScope.reduce((total, { left }) => total + left, 0);
  const missing = coupon.threshold - sum;
  if (missing > 0) return misfit('belowThreshold', `适用商品再买${moneyText(missing)}可用`, missing);
  const discount = benefitOf(coupon.benefit, sum);
  return discount > 0 ? { ok: true, discount } : misfit('nothingLeft', '所选商品已无可优惠金额');
}

const misfit = (reason: CouponMisfit, message: string, missing: Fen = 0): CouponVerdict => ({
  ok: false,
  misfit: reason,
  missing,
  message,
});
