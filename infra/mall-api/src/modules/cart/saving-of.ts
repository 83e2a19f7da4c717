import type { skuLookup } from './sku-lookup.ts';

type At = Awaited<ReturnType<ReturnType<typeof skuLookup>['loadAt']>>;

/**
 * What one SKU costs less than another, for a quantity; 0 where that can't be said or isn't less (rules inquiry 18; cart 26).
 * @param quantity null where a line doesn't say one yet: the other's smallest counts
 */
export function savingOf(at: At, other: string, instead: string, quantity: number | null): number {
  const pieces = quantity ?? at(other)?.minOrderQty;
  const [dear, cheap] = [at(other, pieces), at(instead, pieces)];
  if (!dear?.price || !cheap?.price || cheap.sale.way === 'none') return 0;
  return Math.max(0, dear.price.total - cheap.price.total);
}
