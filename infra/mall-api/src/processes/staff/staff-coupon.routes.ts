import { discountCalls as calls } from '@mall/api-contract/discount';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/database.ts';
import { route } from '../../http/route.ts';
import type { CatalogueService } from '../../modules/catalogue/catalogue.service.ts';
import { staffCouponService } from './staff-coupon.service.ts';

/** For who makes the mall's coupons. */
export function staffCouponRoutes(app: FastifyInstance, { db, catalogue }: { db: Database; catalogue: CatalogueService }) {
  const coupons = staffCouponService(db, catalogue);
  route(app, calls.listCouponPackages, ({ status, keyword = '', pageIndex = 1, pageSize = 20 }) =>
    coupons.list(status, keyword.trim(), pageIndex, pageSize),
  );
  route(app, calls.getCouponPackage, ({ couponPackageId }) => coupons.one(couponPackageId));
  route(app, calls.previewCouponPackage, ({ draft, cart }) => coupons.preview(draft, cart));
  route(app, calls.makeCouponPackage, ({ draft, why }, caller) => coupons.make({ caller, why }, draft));
  route(app, calls.changeCouponPackage, ({ couponPackageId, version, draft, why }, caller) =>
    coupons.change({ caller, why }, couponPackageId, version, draft),
  );
  route(app, calls.endCouponPackage, ({ couponPackageId, why }, caller) => coupons.end({ caller, why }, couponPackageId));
}
