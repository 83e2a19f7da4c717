import { type Fen, moneyText } from '../money/index.ts';
import { applyDiscounts, type DiscountLine } from './apply-discounts.ts';
import type { CartCampaign } from './campaign.ts';
import { benefitOf, type Coupon } from './coupon.ts';
import { type CouponVerdict, judgeCoupon } from './judge-coupon.ts';

export interface CouponOption<C extends Coupon = Coupon> {
  coupon: C;
  verdict: CouponVerdict;
}

export interface CouponChoice<C extends Coupon = Coupon> {
  /** Those that fit, what saves most first; then the others, what lacks least first. */
  options: CouponOption<C>[];
  /** The one that saves most; undefined where none fits. */
  best: C | undefined;
  /** What would save more if a little more were bought; '' where nothing would. */
  hint: string;
}

/**
 * The best of a company's coupons for these lines (rules discount 7, 18). At equal savings the one that ends first is spent first.
 * @param now in ms
 */
export function chooseCoupon<C extends Coupon>(
  lines: readonly DiscountLine[],
  campaigns: readonly CartCampaign[],
  coupons: readonly C[],
  now: number,
): CouponChoice<C> {
  const { lines: discounted } = applyDiscounts(lines, campaigns);
  const left = lines.map(({ sku, place, total }, index) => ({ sku, place, left: total - discounted[index]!.discount }));
  const options = coupons.map((coupon) => ({ coupon, verdict: judgeCoupon(coupon, left, now) })).sort(rank);
  const [first] = options;
  const best = first?.verdict.ok ? first.coupon : undefined;
  return { options, best, hint: hintOf(options, first?.verdict.ok ? first.verdict.discount : 0) };
}

/** The nearest threshold behind which more is saved than now. */
function hintOf(options: readonly CouponOption[], saved: Fen): string {
  const nearest = options.flatMap(({ coupon, verdict }) => {
    if (verdict.ok || verdict.misfit !== 'belowThreshold') return [];
    const would = benefitOf(coupon.benefit, coupon.threshold);
    return would > saved ? [{ coupon, missing: verdict.missing, would }] : [];
  })[0];
  return nearest ? `适用商品再买${moneyText(nearest.missing)}可用「${nearest.coupon.name}」，省${moneyText(nearest.would)}` : '';
}

function rank({ coupon: a, verdict: x }: CouponOption, { coupon: b, verdict: y }: CouponOption): number {
  const later = Date.parse(a.validUntil) - Date.parse(b.validUntil) || a.id - b.id;
  if (x.ok && y.ok) return y.discount - x.discount || later;
  if (x.ok !== y.ok) return x.ok ? -1 : 1;
  return lack(x) - lack(y) || later;
}

/** What lacks money comes before what can't fit by buying more. */
const lack = (verdict: CouponVerdict) => (verdict.ok ? 0 : verdict.misfit === 'belowThreshold' ? verdict.missing : Number.MAX_SAFE_INTEGER);
