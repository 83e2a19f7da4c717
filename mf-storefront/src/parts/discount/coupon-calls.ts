import { call } from '@mall/mf-kit';

export const couponsPageSize = 60;

/** All packages that are, or lately were, to be had. */
export const couponCentreCall = () =>
  call('discount.searchCouponPackage', { clientTypeEnum: 1, pager: { pageIndex: 1, pageSize: couponsPageSize } });

/** What home shows: three that can be received now (rule discount 9). */
export const homeCouponsCall = () =>
  call('discount.searchCouponPackage', { couponPackageStatus: [2], clientTypeEnum: 1, pager: { pageIndex: 1, pageSize: 3 } });
