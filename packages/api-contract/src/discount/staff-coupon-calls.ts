import Type from 'typebox';
import { defineCall } from '../call/define-call.ts';
import { Paged, Pager } from '../call/paged.ts';
import { SkuNumber } from '../pricing/shapes.ts';
import { Id } from './fields.ts';
import { CouponPackageStatus } from './shapes.ts';
import { CouponDraft, CouponPreview, StaffCouponPackage } from './staff-coupon-shapes.ts';

const ofMarketing = { method: 'POST', access: 'staff', roles: ['content', 'sales'] } as const;
const why = Type.Optional(Type.String({ maxLength: 200, description: 'kept with the act' }));

/** Staff make packages of coupons, look at what they would do, and end them. */
export const staffCouponCalls = {
  listCouponPackages: defineCall({
    ...ofMarketing,
    path: '/api/staff/ListCouponPackages',
    summary: '员工：优惠券，最新在前',
    effect: 'read',
    body: Type.Object({
      status: Type.Optional(CouponPackageStatus),
      keyword: Type.Optional(Type.String({ maxLength: 60 })),
      ...Pager.properties,
    }),
    response: Paged(StaffCouponPackage),
  }),
  getCouponPackage: defineCall({
    ...ofMarketing,
    path: '/api/staff/GetCouponPackage',
    summary: '员工：一种优惠券',
    effect: 'read',
    body: Type.Object({ couponPackageId: Id }),
    response: StaffCouponPackage,
    refusals: ['COUPON_PACKAGE_NOT_FOUND'],
  }),
  previewCouponPackage: defineCall({
    ...ofMarketing,
    path: '/api/staff/PreviewCouponPackage',
    summary: '员工：试算一种优惠券：样例购物车减多少，有什么问题',
    effect: 'read',
    body: Type.Object({
      draft: CouponDraft,
      cart: Type.Optional(
        Type.Array(Type.Object({ sku: SkuNumber, quantity: Type.Integer({ minimum: 1, maximum: 9999 }) }), {
          maxItems: 20,
          description: 'left out: three best sellers of its scope',
        }),
      ),
    }),
    response: CouponPreview,
  }),
  makeCouponPackage: defineCall({
    ...ofMarketing,
    path: '/api/staff/MakeCouponPackage',
    summary: '员工：新建优惠券',
    effect: 'write',
    idempotent: true,
    body: Type.Object({ draft: CouponDraft, why }),
    response: StaffCouponPackage,
    refusals: ['COUPON_INVALID'],
  }),
  changeCouponPackage: defineCall({
    ...ofMarketing,
    path: '/api/staff/ChangeCouponPackage',
    summary: '员工：修改还未开始领取的优惠券',
    effect: 'write',
    idempotent: true,
    body: Type.Object({ couponPackageId: Id, version: Type.Integer({ minimum: 1 }), draft: CouponDraft, why }),
    response: StaffCouponPackage,
    refusals: ['COUPON_PACKAGE_NOT_FOUND', 'COUPON_INVALID', 'COUPON_STARTED', 'COUPON_CHANGED'],
  }),
  endCouponPackage: defineCall({
    ...ofMarketing,
    path: '/api/staff/EndCouponPackage',
    summary: '员工：停止领取，已领取的仍然有效',
    effect: 'write',
    idempotent: true,
    body: Type.Object({ couponPackageId: Id, why: Type.String({ minLength: 1, maxLength: 200, pattern: '\\S' }) }),
    response: StaffCouponPackage,
    refusals: ['COUPON_PACKAGE_NOT_FOUND', 'COUPON_ENDED'],
  }),
};
