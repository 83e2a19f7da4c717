import { discountCalls as calls } from '@mall/api-contract/discount';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/database.ts';
import { route } from '../../http/route.ts';
import { cartOwner } from '../cart/cart-owner.ts';
import { cartDiscountService } from './cart-discount.service.ts';
import { couponService } from './coupon.service.ts';
import { couponPackageService } from './coupon-package.service.ts';

const firstPage = { pageIndex: 1, pageSize: 20 };
const canBeReceived = 2;
const packagesOnPage = 20;

export function discountRoutes(app: FastifyInstance, { db }: { db: Database }) {
  const [packages, coupons, cart] = [couponPackageService(db), couponService(db), cartDiscountService(db)];
  route(app, calls.searchCouponPackage, ({ couponPackageStatus, pager = firstPage }, { kp }) =>
    packages.search(couponPackageStatus, kp, pager.pageIndex, pager.pageSize),
  );
  route(app, calls.searchCouponPackageById, ({ id }, { kp }) => packages.find(id, kp));
  route(app, calls.receiveCoupon, ({ couponPackageId }, { kp }) => packages.receive(kp, couponPackageId));
  route(app, calls.batchReceiveCoupon, ({ couponPackageIds }, { kp }) => packages.receiveAll(kp, couponPackageIds));

  route(app, calls.getCustomerCouponsList, ({ state, pageIndex = 1, pageSize = 20 }, { kp }) =>
    coupons.page(kp.customerId, state, pageIndex, pageSize),
  );
  route(app, calls.getAllCustomerCoupons, async (_input, { kp }) => (await coupons.byState(kp.customerId)).unused);
  route(app, calls.getAllCustomerCouponsNew, (_input, { kp }) => coupons.byState(kp.customerId));
  route(app, calls.refreshCustomerAllCouponDtoForPB, async (_input, { kp }) => {
    const [{ unused }, { items }] = await Promise.all([
      coupons.byState(kp.customerId),
      packages.search([canBeReceived], kp, 1, packagesOnPage),
    ]);
    const isOwn = ({ scopeKind }: { scopeKind: string }) => scopeKind === 'privateBrand';
    return { coupons: unused.filter(isOwn), couponPackages: items.filter((one) => isOwn(one) && one.canReceive) };
  });

  route(app, calls.getCustomerOptimalCouponInfo, async ({ kpId }, caller) => cart.optimal(await cartOwner(db, caller, kpId)));
  route(app, calls.getShoppingCartDiscountInfo, async ({ kpId, couponId }, caller) =>
    cart.info(await cartOwner(db, caller, kpId), couponId),
  );
  route(app, calls.getDiscountShoppingCartItemList, async ({ kpId, couponId }, caller) =>
    cart.items(await cartOwner(db, caller, kpId), couponId),
  );
  route(app, calls.getShoppingCartPbDiscountInfo, async ({ kpId }, caller) => cart.privateBrand(await cartOwner(db, caller, kpId)));
  route(app, calls.getShoppingCartMarketingCampaignsSkus, async ({ kpId }, caller) => cart.campaigns(await cartOwner(db, caller, kpId)));
}
