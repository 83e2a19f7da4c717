import type { CouponPackage, CustomerCoupon } from '@mall/api-contract/discount';
import { type CouponPackageStatus, couponValidity, receiveRefusal } from '@mall/domain/discount';
import type { Database } from '../../database/database.ts';
import type { Kp } from '../../http/caller.ts';
import { MallError } from '../../http/mall-error.ts';
import { couponRepository } from './coupon.repository.ts';
import { couponPackageRepository, type NewCouponPackage } from './coupon-package.repository.ts';
import { couponView, packageView } from './coupon-view.ts';

const packagesAtMost = 500;

/** Packages of coupons and receiving them (rules discount 1–4). */
export const couponPackageService = (db: Database) => {
  const packages = couponPackageRepository(db);
  const receive = ({ customerId, kpId }: Kp, packageId: number, now: number): Promise<CustomerCoupon> =>
    db.transaction(async (tx) => {
      // The package's row is the queue: nobody counts while somebody else receives.
      const row = await couponPackageRepository(tx).lock(packageId);
      if (!row) throw new MallError('COUPON_PACKAGE_NOT_FOUND', { couponPackageId: packageId });
      const coupons = couponRepository(tx);
      const refusal = receiveRefusal(row, await coupons.had(packageId, customerId), now);
      if (refusal) throw new MallError(refusal, { couponPackageId: packageId });
      await couponPackageRepository(tx).count(packageId);
      const id = await coupons.insert({ packageId, customerId, receivedBy: kpId, ...couponValidity(row, now) });
      return couponView((await coupons.find(id, customerId))!, now);
    });

  return {
    /** A new package, as staff and the demo make it. @returns its id */
    make: (one: NewCouponPackage): Promise<number> => packages.insert(one),

    /** @throws {MallError} COUPON_PACKAGE_NOT_FOUND */
    async find(id: number, kp: Kp | undefined, now = Date.now()): Promise<CouponPackage> {
      const row = await packages.find(id, kp?.customerId ?? 0);
      if (!row) throw new MallError('COUPON_PACKAGE_NOT_FOUND', { couponPackageId: id });
      return packageView(row, now);
    },

    /** What this company can receive first, then what can be received, then by the end of receiving. */
    async search(
      statuses: readonly CouponPackageStatus[] | undefined,
      kp: Kp | undefined,
      pageIndex: number,
      pageSize: number,
      now = Date.now(),
    ) {
      const rows = await packages.recent(kp?.customerId ?? 0, new Date(now).toISOString(), packagesAtMost);
      const rank = ({ canReceive, couponPackageStatus: status }: CouponPackage) =>
        canReceive ? 0 : status === 2 ? 1 : status === 1 ? 2 : status;
      const found = rows
        .map((row) => packageView(row, now))
        .filter(({ couponPackageStatus }) => statuses === undefined || statuses.includes(couponPackageStatus))
        .sort((a, b) => rank(a) - rank(b));
      return { pageIndex, pageSize, total: found.length, items: found.slice((pageIndex - 1) * pageSize, pageIndex * pageSize) };
    },

    /**
     * One more for the company, at most what a package allows and never more than there are (rule discount 2).
     * @throws {MallError} COUPON_PACKAGE_NOT_FOUND, COUPON_NOT_STARTED, COUPON_ENDED, COUPON_GONE, COUPON_COUNT_REACHED
     */
    async receive(kp: Kp, packageId: number, now = Date.now()) {
      const coupon = await receive(kp, packageId, now);
      return { coupon, couponPackage: await this.find(packageId, kp, now) };
    },

    /** One of each; those that can't be had are named with the reason (rule discount 3). */
    async receiveAll(kp: Kp, packageIds: readonly number[], now = Date.now()) {
      const received: CustomerCoupon[] = [];
      const refused: { couponPackageId: number; name: string; message: string }[] = [];
      for (const id of [...new Set(packageIds)].sort((a, b) => a - b)) {
        try {
          received.push(await receive(kp, id, now));
        } catch (error) {
          if (!(error instanceof MallError) || error.reason === 'SERVICE_UNAVAILABLE') throw error;
          refused.push({ couponPackageId: id, name: (await packages.find(id, kp.customerId))?.name ?? '', message: error.message });
        }
      }
      return { received, refused };
    },
  };
};
