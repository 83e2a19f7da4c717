import { moneyText } from '../money/index.ts';
import { foldText } from './campaign.ts';
import type { CouponBenefit, CouponTerms } from './coupon.ts';

/** What a coupon is worth, large on its face: ¥30.00, 9折. */
export const couponValueText = (benefit: CouponBenefit): string =>
  benefit.kind === 'amount' ? moneyText(benefit.off) : `${foldText(benefit.discount)}折`;

/** 满¥500.00可用, or 无门槛. */
export const couponThresholdText = ({ threshold }: Pick<CouponTerms, 'threshold'>): string =>
  threshold > 0 ? `满${moneyText(threshold)}可用` : '无门槛';

/** 减¥30.00; 打9折，最多减¥200.00. */
export function couponDiscountText(benefit: CouponBenefit): string {
  if (benefit.kind === 'amount') return `减${moneyText(benefit.off)}`;
  return `打${foldText(benefit.discount)}折${benefit.cap === null ? '' : `，最多减${moneyText(benefit.cap)}`}`;
}
