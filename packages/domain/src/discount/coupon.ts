import { type Fen, shareOf } from '../money/index.ts';

/** What a coupon takes off. `discount` are the basis points that remain to be paid: 9000 is 9折; `cap` is the most it takes off. */
export type CouponBenefit = { kind: 'amount'; off: Fen } | { kind: 'percentage'; discount: number; cap: Fen | null };

/** What a coupon is for; a category holds those below it. */
export type CouponScope =
  | { kind: 'all' }
  | { kind: 'categories'; ids: readonly number[] }
  | { kind: 'brands'; ids: readonly number[] }
  | { kind: 'skus'; skus: readonly string[] }
  | { kind: 'privateBrand' };

/** What every coupon of a package says (rule discount 1). `threshold`: from so much, after campaigns, of what is in its scope; 0 for none. */
export interface CouponTerms {
  threshold: Fen;
  benefit: CouponBenefit;
  scope: CouponScope;
}

/** A coupon of a company. Instants are UTC ISO text, the end not included. */
export interface Coupon extends CouponTerms {
  id: number;
  name: string;
  validFrom: string;
  validUntil: string;
  isUsed: boolean;
}

/** Where a SKU stands in the catalogue. `categoryIds`: its own and those above it. */
export interface SkuPlace {
  manufacturerId: number;
  isPrivateBrand: boolean;
  categoryIds: readonly number[];
}

/** May the coupon be spent on this SKU? Without a place only what is for all SKUs, or names it, is. */
export function isInScope(scope: CouponScope, sku: string, place?: SkuPlace): boolean {
  switch (scope.kind) {
    case 'all':
      return true;
    case 'categories':
      return place?.categoryIds.some((id) => scope.ids.includes(id)) ?? false;
    case 'brands':
      return place !== undefined && scope.ids.includes(place.manufacturerId);
    case 'skus':
      return scope.skus.includes(sku);
    case 'privateBrand':
      return place?.isPrivateBrand ?? false;
  }
}

/** What it takes off so much of its scope, the threshold reached; never more than there is. @param sum fen */
export function benefitOf(benefit: CouponBenefit, sum: Fen): Fen {
  if (benefit.kind === 'amount') return Math.min(benefit.off, sum);
  const off = sum - shareOf(sum, benefit.discount);
  return benefit.cap === null ? off : Math.min(benefit.cap, off);
}

export type CouponState = 'unused' | 'used' | 'expired';

/** @param now in ms (rule discount 5) */
export function couponState({ isUsed, validUntil }: Pick<Coupon, 'isUsed' | 'validUntil'>, now: number): CouponState {
  if (isUsed) return 'used';
  return now >= Date.parse(validUntil) ? 'expired' : 'unused';
}

export const couponStateNames: Readonly<Record<CouponState, string>> = { unused: '未使用', used: '已使用', expired: '已过期' };
