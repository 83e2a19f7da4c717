import Type from 'typebox';
import { defineCall } from '../call/define-call.ts';
import { Paged, Pager } from '../call/paged.ts';
import { campaignCalls } from './campaign-calls.ts';
import { cartDiscountCalls } from './cart-calls.ts';
import { receiveCalls } from './receive-calls.ts';
import { CouponPackage, CouponPackageStatus, CouponState, CustomerCoupon } from './shapes.ts';
import { staffCouponCalls } from './staff-coupon-calls.ts';

const Id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });

export const discountCalls = {
  ...campaignCalls,
  ...receiveCalls,
  ...cartDiscountCalls,
  ...staffCouponCalls,
  searchCouponPackage: defineCall({
    method: 'POST',
    path: '/api/discount/SearchCouponPackage',
    summary: '优惠券列表：领券中心与首页；能领的在前，其次按领取截止时间',
    access: 'public',
    effect: 'read',
    ...{ inSimulation: true, seePrices: 'blanked' },
    body: Type.Object({
      couponPackageStatus: Type.Optional(Type.Array(CouponPackageStatus, { maxItems: 4, description: 'left out: all' })),
      clientTypeEnum: Type.Optional(Type.Integer({ minimum: 0, maximum: 9 })),
      pager: Type.Optional(Pager),
    }),
    response: Paged(CouponPackage),
  }),
  searchCouponPackageById: defineCall({
    method: 'GET',
    path: '/api/discount/SearchCouponPackageById/{id}',
    summary: '一种优惠券：门槛、范围、有效期、剩余数量',
    access: 'public',
    effect: 'read',
    ...{ inSimulation: true, seePrices: 'blanked' },
    params: Type.Object({ id: Id }),
    response: CouponPackage,
    refusals: ['COUPON_PACKAGE_NOT_FOUND'],
  }),
  getCustomerCouponsList: defineCall({
    method: 'POST',
    path: '/api/discount/GetCustomerCouponsList',
    summary: '我的优惠券：按状态分页，附各状态数量',
    access: 'login',
    effect: 'read',
    ...{ inSimulation: true, seePrices: 'blanked' },
    body: Type.Object({ state: Type.Optional(CouponState), ...Type.Partial(Pager).properties }),
    response: Type.Object({
      ...Paged(CustomerCoupon).properties,
      counts: Type.Object({ unused: Type.Integer(), used: Type.Integer(), expired: Type.Integer() }),
    }),
  }),
  getAllCustomerCoupons: defineCall({
    method: 'GET',
    path: '/api/discount/GetAllCustomerCoupons',
    summary: '公司未使用且未过期的全部优惠券，先到期的在前',
    access: 'login',
    effect: 'read',
    ...{ inSimulation: true, seePrices: 'blanked' },
    response: Type.Array(CustomerCoupon),
  }),
  getAllCustomerCouponsNew: defineCall({
    method: 'GET',
    path: '/api/discount/GetAllCustomerCouponsNew',
    summary: '公司的优惠券，按状态分组，各组最多100张',
    access: 'login',
    effect: 'read',
    ...{ inSimulation: true, seePrices: 'blanked' },
    response: Type.Object({
      unused: Type.Array(CustomerCoupon),
      used: Type.Array(CustomerCoupon),
      expired: Type.Array(CustomerCoupon),
    }),
  }),
  refreshCustomerAllCouponDtoForPB: defineCall({
    method: 'POST',
    path: '/api/discount/RefreshCustomerAllCouponDtoForPB',
    summary: '自有品牌页：公司可用于自有品牌的优惠券，以及还能领取的',
    access: 'login',
    effect: 'read',
    ...{ inSimulation: true, seePrices: 'blanked' },
    response: Type.Object({ coupons: Type.Array(CustomerCoupon), couponPackages: Type.Array(CouponPackage) }),
  }),
};
