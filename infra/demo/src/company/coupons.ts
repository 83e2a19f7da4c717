import type { PoolDatabase } from '@mall/mall-api/filling';
import { couponPackageService } from '@mall/mall-api/trading';
import { couponDay, type DemoPackage, demoPackages } from '../catalogue/coupon-packages.ts';

const day = 86_400_000;
const kpOf = (kpId: number, customerId: number) => ({ kpId, customerId, isManager: true, operatorId: undefined });
/** Who has received what, and how many days ago: one to use, one that ended, both of those that are gone. */
const received: readonly [key: string, kpId: number, customerId: number, daysAgo: number][] = [
  ['newcomer', 1, 1, 30],
  ['over', 1, 1, 30],
  ['all500', 1, 1, 2],
  ['fasteners', 2, 1, 1],
  ['gone', 1, 1, 5],
  ['gone', 3, 2, 5],
  ['newcomer', 3, 2, 10],
];

/** Packages of coupons in every state, and coupons of the companies to play with in every state; the first order uses one (see `trading.ts`). */
export async function seedCoupons(db: PoolDatabase, now: Date = new Date()): Promise<void> {
  const packages = couponPackageService(db);
  const ids = new Map<string, number>();
  for (const one of demoPackages) {
    const scope = await scopeOf(db, one.scope);
    // A small catalogue lacks some categories.
    if (scope) ids.set(one.key, await packages.make({ ...said(one, now), ...scope }));
  }
  for (const [key, kpId, customerId, daysAgo] of received) {
    const id = ids.get(key);
    if (id !== undefined) await packages.receive(kpOf(kpId, customerId), id, now.getTime() - daysAgo * day);
  }
}

function said({ name, description, threshold, benefit, scopeText, stock, perCustomer, receiveDays, valid }: DemoPackage, now: Date) {
  const [from, until] = receiveDays;
  return {
    ...{ name, description, threshold, scopeText, stock, perCustomer },
    ...('amount' in benefit
      ? { kind: 'amount' as const, amount: benefit.amount, discount: null, cap: null }
      : { kind: 'percentage' as const, amount: null, discount: benefit.discount, cap: benefit.cap }),
    ...{ receiveFrom: couponDay(now, from), receiveUntil: couponDay(now, until) },
    ...('days' in valid
      ? { validFrom: null, validUntil: null, validDays: valid.days }
      : { validFrom: null, validUntil: couponDay(now, until + valid.daysAfterEnd), validDays: null }),
  };
}

async function scopeOf({ sql }: PoolDatabase, scope: DemoPackage['scope']) {
  if (typeof scope === 'string') return { scope, scopeIds: [], scopeSkus: [] };
  if ('bestSellers' in scope) {
    const rows = await sql<{ skuNumber: string }[]>`
      select sku_number from sku where is_active and not is_inquiry_price and source_sku is null order by sales desc, id limit ${scope.bestSellers}`;
    return rows.length > 0 ? { scope: 'skus' as const, scopeIds: [], scopeSkus: rows.map(({ skuNumber }) => skuNumber) } : undefined;
  }
  const [found] =
    'category' in scope
      ? await sql<{ id: number }[]>`select id from category where level = 1 and name = ${scope.category}`
      : await sql<{ id: number }[]>`select id from manufacturer where name like ${`%${scope.brand}%`} order by id limit 1`;
  const kind = 'category' in scope ? ('categories' as const) : ('brands' as const);
  return found && { scope: kind, scopeIds: [found.id], scopeSkus: [] };
}
