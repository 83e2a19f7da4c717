import { brandUrl, categoryUrl, skuUrl } from '../catalogue/index.ts';
import type { CouponScope } from './coupon.ts';

/** Where goods are that a coupon applies to (rule discount 25): the first of several categories, brands or SKUs. */
export function couponUseUrl({ kind, ids, skus }: { kind: CouponScope['kind']; ids: readonly number[]; skus: readonly string[] }): string {
  const [id] = ids;
  const [sku] = skus;
  if (kind === 'categories' && id !== undefined) return categoryUrl(id);
  if (kind === 'brands' && id !== undefined) return brandUrl(id);
  if (kind === 'skus' && sku !== undefined) return skuUrl(sku);
  return kind === 'privateBrand' ? `/search?keyword=${encodeURIComponent('火也')}` : '/sitemap';
}
