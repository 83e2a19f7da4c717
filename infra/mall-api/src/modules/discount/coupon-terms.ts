import type { CouponBenefit, CouponScope, CouponTerms } from '@mall/domain/discount';

/** What a package says, as its columns hold it: fen and basis points. */
export interface TermsRow {
  threshold: number;
  kind: 'amount' | 'percentage';
  amount: number | null;
  discount: number | null;
  cap: number | null;
  scope: CouponScope['kind'];
  scopeIds: number[];
  scopeSkus: string[];
  /** 全场通用; 限紧固件、轴承 */
  scopeText: string;
}

/** The terms as the rules want them. */
export const termsOf = (row: TermsRow): CouponTerms => ({ threshold: row.threshold, benefit: benefitOf(row), scope: scopeOf(row) });

const benefitOf = ({ kind, amount, discount, cap }: TermsRow): CouponBenefit =>
  kind === 'amount' ? { kind, off: amount ?? 0 } : { kind, discount: discount ?? 10_000, cap };

function scopeOf({ scope, scopeIds, scopeSkus }: TermsRow): CouponScope {
  if (scope === 'categories' || scope === 'brands') return { kind: scope, ids: scopeIds };
  return scope === 'skus' ? { kind: scope, skus: scopeSkus } : { kind: scope };
}
