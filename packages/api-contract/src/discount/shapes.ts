import Type, { type Static } from 'typebox';

/** What of a discount came from where: each campaign, then the coupon. */
export const DiscountPart = Type.Object({
  kind: Type.Union([Type.Literal('campaign'), Type.Literal('coupon')]),
  id: Type.Integer({ description: 'of the campaign, or of the coupon' }),
  name: Type.String(),
  fen: Type.Integer(),
});
export type DiscountPart = Static<typeof DiscountPart>;

export const CouponScopeKind = Type.Union([
  Type.Literal('all'),
  Type.Literal('categories'),
  Type.Literal('brands'),
  Type.Literal('skus'),
  Type.Literal('privateBrand'),
]);

/** What every coupon of a package says, as figures and as a buyer reads it. */
const terms = {
  couponPackageId: Type.Integer(),
  name: Type.String(),
  description: Type.String(),
  kind: Type.Union([Type.Literal('amount'), Type.Literal('percentage')]),
  valueText: Type.String({ description: '¥30.00 or 9折, large on its face' }),
  thresholdFen: Type.Integer({ description: '0: none' }),
  thresholdDescription: Type.String({ description: '满¥500.00可用, 无门槛' }),
  discountDescription: Type.String({ description: '减¥30.00; 打9折，最多减¥200.00' }),
  scopeKind: CouponScopeKind,
  scopeIds: Type.Array(Type.Integer(), { description: 'of categories or brands' }),
  scopeSkus: Type.Array(Type.String()),
  scopeDescription: Type.String({ description: '全场通用; 限紧固件、轴承' }),
};

export const CouponPackageStatus = Type.Union([Type.Literal(1), Type.Literal(2), Type.Literal(3), Type.Literal(4)], {
  description: '1 not begun, 2 can be received now, 3 all gone, 4 over',
});

/** A package of coupons as this caller sees it. */
export const CouponPackage = Type.Object({
  ...terms,
  couponPackageStatus: CouponPackageStatus,
  statusName: Type.String(),
  receiveFrom: Type.String({ description: 'ISO' }),
  receiveUntil: Type.String({ description: 'ISO, not included' }),
  validityDescription: Type.String({ description: '2026-11-01 至 2026-12-31, 领取后30天内有效' }),
  stock: Type.Integer({ description: 'how many there are in all' }),
  left: Type.Integer(),
  perCustomer: Type.Integer({ description: 'how many a company may receive' }),
  receivedCount: Type.Integer({ description: 'that this company has received; 0 for a visitor' }),
  canReceive: Type.Boolean({ description: 'now, by this company; for a visitor: once signed in' }),
  message: Type.String({ description: "why not; '' where it can" }),
});
export type CouponPackage = Static<typeof CouponPackage>;

export const CouponState = Type.Union([Type.Literal('unused'), Type.Literal('used'), Type.Literal('expired')]);

/** A coupon of the own company. */
export const CustomerCoupon = Type.Object({
  ...terms,
  couponId: Type.Integer(),
  state: CouponState,
  stateName: Type.String(),
  receivedAt: Type.String(),
  validFrom: Type.String({ description: 'ISO' }),
  validUntil: Type.String({ description: 'ISO, not included' }),
  validityDescription: Type.String(),
  orderId: Type.String({ description: "the order it was used for; '' for none" }),
  usedAt: Type.String(),
});
export type CustomerCoupon = Static<typeof CustomerCoupon>;

/** A coupon beside what is about to be ordered. */
export const CouponOption = Type.Object({
  ...CustomerCoupon.properties,
  isUsable: Type.Boolean(),
  savingFen: Type.Integer({ description: 'what it would take off; 0 where it does not fit' }),
  savingAmount: Type.String({ description: '¥30.00' }),
  missingFen: Type.Integer({ description: 'what goods of its scope lack to the threshold; 0 where that is not the reason' }),
  message: Type.String({ description: "why it does not fit; '' where it does" }),
});
export type CouponOption = Static<typeof CouponOption>;

/** All that a company could use for some goods: those that fit first, what saves most first of all. */
export const CouponChoice = Type.Object({
  coupons: Type.Array(CouponOption),
  optimalCouponId: Type.Integer({ description: 'what saves most; 0 where none fits' }),
  selectedCouponId: Type.Integer({ description: 'what counts here; 0: none' }),
  hint: Type.String({ description: "what would save more if a little more were bought; '' where nothing would" }),
});
export type CouponChoice = Static<typeof CouponChoice>;
