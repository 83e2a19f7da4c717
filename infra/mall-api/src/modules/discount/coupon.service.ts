import type { CustomerCoupon } from '@mall/api-contract/discount';
import type { CouponState } from '@mall/domain/discount';
import type { Database } from '../../database/database.ts';
import { type CouponRow, couponRepository } from './coupon.repository.ts';
import { couponView } from './coupon-view.ts';

/** As many of a company's coupons as are looked at for one cart, what ends first. */
const usableAtMost = 100;
const states: readonly CouponState[] = ['unused', 'used', 'expired'];

/** Coupons of companies (rules discount 5, 8, 15): any contact person of the company may use them. */
export const couponService = (db: Database) => {
  const coupons = couponRepository(db);
  const views = async (customerId: number, state: CouponState, offset: number, limit: number, now: number) =>
    (await coupons.inState(customerId, state, new Date(now).toISOString(), offset, limit)).map((row) => couponView(row, now));
  return {
    /** Unused and not expired, what ends first. */
    usable: (customerId: number, now = Date.now()): Promise<CouponRow[]> =>
      coupons.inState(customerId, 'unused', new Date(now).toISOString(), 0, usableAtMost),
    /** In whatever state; undefined for another company's. */
    find: (customerId: number, id: number): Promise<CouponRow | undefined> => coupons.find(id, customerId),

    /** @param state left out: unused first, then used, then expired */
    async page(customerId: number, state: CouponState | undefined, pageIndex: number, pageSize: number, now = Date.now()) {
      const counts = await coupons.counts(customerId, new Date(now).toISOString());
      const wanted = state ? [state] : states;
      const items: CustomerCoupon[] = [];
      let offset = (pageIndex - 1) * pageSize;
      for (const one of wanted) {
        if (items.length < pageSize && offset < counts[one])
          items.push(...(await views(customerId, one, offset, pageSize - items.length, now)));
        offset = Math.max(0, offset - counts[one]);
      }
      return { pageIndex, pageSize, total: wanted.reduce((sum, one) => sum + counts[one], 0), items, counts };
    },
    /** The first hundred of each state. */
    async byState(customerId: number, now = Date.now()) {
      const [unused, used, expired] = await Promise.all(states.map((state) => views(customerId, state, 0, usableAtMost, now)));
      return { unused: unused!, used: used!, expired: expired! };
    },

    /** Holds a coupon until the transaction ends, so that of two orders the second one sees what the first one did. */
    hold: (customerId: number, id: number) => coupons.lock(id, customerId),
    /** The held coupon is that order's. */
    use: (id: number, orderId: string) => coupons.use(id, orderId),
    /** The order is cancelled as a whole: its coupon is as it was before, with its old validity (rules discount 8, 19). */
    giveBack: (orderId: string) => coupons.giveBack(orderId),
  };
};
