import Type from 'typebox';
import type { Refusal } from '../call/refusal.ts';
import { CampaignProblem } from './staff-campaign-shapes.ts';
import { CouponProblem } from './staff-coupon-shapes.ts';

const OfCampaign = Type.Object({ campaignId: Type.Integer() });
const ofPackage = Type.Object({ couponPackageId: Type.Integer() });

/** Discount: 532xx for campaigns, 590xx for coupons. */
export const discountRefusals = {
  CAMPAIGN_NOT_FOUND: { code: 53201, message: '未找到促销活动', status: 404, details: OfCampaign },
  CAMPAIGN_INVALID: {
    code: 53202,
    message: '活动还不能保存，请修改标出的内容',
    details: Type.Object({ problems: Type.Array(CampaignProblem) }),
  },
  CAMPAIGN_STARTED: { code: 53203, message: '活动已开始，只能结束，不能修改', details: OfCampaign },
  CAMPAIGN_CHANGED: { code: 53204, message: '活动刚被别人改过，请看过最新内容再改', details: OfCampaign },
  CAMPAIGN_OVER: { code: 53205, message: '活动已经结束', details: OfCampaign },
  COUPON_PACKAGE_NOT_FOUND: { code: 59001, message: '没有找到该优惠券', details: ofPackage },
  COUPON_NOT_STARTED: { code: 59002, message: '领取尚未开始', details: ofPackage },
  COUPON_ENDED: { code: 59003, message: '领取已经结束', details: ofPackage },
  COUPON_GONE: { code: 59004, message: '来晚了，优惠券已领完', details: ofPackage },
  COUPON_COUNT_REACHED: { code: 59005, message: '贵公司已领取过该优惠券', details: ofPackage },
  COUPON_INVALID: {
    code: 59021,
    message: '优惠券还不能保存，请修改标出的内容',
    details: Type.Object({ problems: Type.Array(CouponProblem) }),
  },
  COUPON_STARTED: { code: 59022, message: '优惠券已开始领取，只能停止，不能修改', details: ofPackage },
  COUPON_CHANGED: { code: 59023, message: '优惠券刚被别人改过，请看过最新内容再改', details: ofPackage },
} as const satisfies Record<string, Refusal>;
