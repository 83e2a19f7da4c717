export { applyDiscounts, type Discounted, type DiscountLine, type DiscountPart, partsOver } from './apply-discounts.ts';
export { type AppliedCampaign, applyCampaigns, type CampaignLine, type CartCampaign, campaignDiscount } from './campaign.ts';
export { type CampaignDraft, campaignGoodsAtMost, campaignProblems, type DraftProblem } from './campaign-draft.ts';
export {
  type CampaignKind,
  type CampaignState,
  campaignKindNames,
  campaignStateNames,
  campaignStateOf,
  campaignUrl,
  isCampaignKind,
} from './campaign-page.ts';
export { type CouponChoice, type CouponOption, chooseCoupon } from './choose-coupon.ts';
export {
  type Coupon,
  type CouponBenefit,
  type CouponScope,
  type CouponState,
  type CouponTerms,
  couponState,
  couponStateNames,
  isInScope,
  type SkuPlace,
} from './coupon.ts';
export { type CouponDraft, type CouponDraftProblem, couponDraftProblems } from './coupon-draft.ts';
export {
  type CouponPackageStatus,
  couponPackageStatus,
  couponPackageStatusNames,
  couponValidity,
  type PackageState,
  type PackageValidity,
  type ReceiveRefusal,
  receiveRefusal,
} from './coupon-package.ts';
export { couponUseUrl } from './coupon-use-url.ts';
export { couponDiscountText, couponThresholdText, couponValueText } from './coupon-words.ts';
export { type CouponMisfit, type CouponVerdict, judgeCoupon, type LeftLine } from './judge-coupon.ts';
export { type OrderedPieces, type PaidForPieces, paidForPieces } from './paid-for-pieces.ts';
