import Type from 'typebox';
import { defineCall } from '../call/define-call.ts';
import { CouponPackage, CustomerCoupon } from './shapes.ts';

const PackageId = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });

/** Receiving coupons (rules discount 2, 3). */
export const receiveCalls = {
  receiveCoupon: defineCall({
    method: 'POST',
    path: '/api/discount/ReceiveCoupon',
    summary: '领取一张优惠券',
    access: 'login',
    effect: 'write',
    ...{ right: 'none', seePrices: 'blanked' },
    idempotent: true,
    body: Type.Object({ couponPackageId: PackageId }),
    response: Type.Object({ coupon: CustomerCoupon, couponPackage: CouponPackage }),
    refusals: ['COUPON_PACKAGE_NOT_FOUND', 'COUPON_NOT_STARTED', 'COUPON_ENDED', 'COUPON_GONE', 'COUPON_COUNT_REACHED'],
  }),
  batchReceiveCoupon: defineCall({
    method: 'POST',
    path: '/api/discount/BatchReceiveCoupon',
    summary: '领取多种优惠券各一张：能领的领取，不能领的说明原因',
    access: 'login',
    effect: 'write',
    ...{ right: 'none', seePrices: 'blanked' },
    idempotent: true,
    body: Type.Object({ couponPackageIds: Type.Array(PackageId, { minItems: 1, maxItems: 50 }) }),
    response: Type.Object({
      received: Type.Array(CustomerCoupon),
      refused: Type.Array(Type.Object({ couponPackageId: Type.Integer(), name: Type.String(), message: Type.String() })),
    }),
  }),
};
