import type { Fen } from '../money/index.ts';
import { type AppliedCampaign, applyCampaigns, type CampaignLine, type CartCampaign } from './campaign.ts';
import { type Coupon, isInScope, type SkuPlace } from './coupon.ts';
import { type CouponVerdict, judgeCoupon, type LeftLine } from './judge-coupon.ts';
import { shareOut } from './share-out.ts';

/** A selected, valid line with its sum before discounts. @param place for coupons that ask for it */
export interface DiscountLine extends CampaignLine {
  place?: SkuPlace | undefined;
}

/** What of a line's discount came from where. */
export interface DiscountPart {
  kind: 'campaign' | 'coupon';
  id: number;
  name: string;
  fen: Fen;
}

export interface Discounted {
  /** A discount for each line, in their order, and what it is made of: campaigns in the order they applied, then the coupon. */
  lines: { discount: Fen; parts: DiscountPart[] }[];
  /** Campaigns that touch at least one line, reached or not. */
  campaigns: AppliedCampaign[];
  /** What became of the coupon; undefined where none was asked for. */
  coupon: CouponVerdict | undefined;
}

/**
 * The one engine for product page, cart, checkout, inquiry and order (rule discount 14): campaigns, then one coupon on what they left of the
 * lines in its scope. Shares are of largest remainder, so lines always add up, in whatever order they stand; nothing gets below zero. A coupon
 * that doesn't fit takes nothing off, and the verdict says why.
 * @param now in ms: whether the coupon is valid
 */
export function applyDiscounts(
  lines: readonly DiscountLine[],
  campaigns: readonly CartCampaign[],
  coupon?: Coupon,
  now: number = Date.now(),
): Discounted {
  const { discounts, applied } = applyCampaigns(lines, campaigns);
  const found = lines.map((_, index) => ({
    discount: discounts[index]!,
    parts: applied.flatMap(({ campaign: { id, name }, shares }): DiscountPart[] =>
      shares[index]! > 0 ? [{ kind: 'campaign', id, name, fen: shares[index]! }] : [],
    ),
  }));
  if (!coupon) return { lines: found, campaigns: applied, coupon: undefined };
  const left: LeftLine[] = lines.map(({ sku, place, total }, index) => ({ sku, place, left: total - discounts[index]! }));
  const verdict = judgeCoupon(coupon, left, now);
  if (verdict.ok) {
    const members = left.flatMap(({ sku, place }, index) => (isInScope(coupon.scope, sku, place) ? [index] : []));
    const shares = shareOut(
      verdict.discount,
      members.map((index) => left[index]!),
    );
    members.forEach((index, position) => {
      const fen = shares[position]!;
      if (fen === 0) return;
      found[index]!.discount += fen;
      found[index]!.parts.push({ kind: 'coupon', id: coupon.id, name: coupon.name, fen });
    });
  }
  return { lines: found, campaigns: applied, coupon: verdict };
}

/** What came from where over several lines: each campaign and coupon once, in the order they applied. */
export function partsOver(lines: readonly { parts: readonly DiscountPart[] }[]): DiscountPart[] {
  const sums = new Map<string, DiscountPart>();
  for (const part of lines.flatMap(({ parts }) => parts)) {
    const key = `${part.kind}:${part.id}`;
    const known = sums.get(key);
    if (known) known.fen += part.fen;
    else sums.set(key, { ...part });
  }
  const all = [...sums.values()];
  return [...all.filter(({ kind }) => kind === 'campaign'), ...all.filter(({ kind }) => kind === 'coupon')];
}
