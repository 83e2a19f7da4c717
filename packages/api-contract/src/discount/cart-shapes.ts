import Type, { type Static } from 'typebox';
import { CartCampaign, CartTotals } from '../cart/shapes.ts';
import { CouponChoice, CouponOption, DiscountPart } from './shapes.ts';

/** What the selected lines of a cart come to with campaigns and one coupon: the same as the confirmation page says. */
export const CartDiscountInfo = Type.Object({
  campaigns: Type.Array(CartCampaign),
  ...CouponChoice.properties,
  discounts: Type.Array(DiscountPart, { description: 'what came from where' }),
  totals: CartTotals,
});
export type CartDiscountInfo = Static<typeof CartDiscountInfo>;

/** A selected line with what was taken off it. */
export const DiscountCartItem = Type.Object({
  shoppingCartItemId: Type.Integer(),
  sku: Type.String(),
  quantity: Type.Integer(),
  lineTotalFen: Type.Integer(),
  discountFen: Type.Integer(),
  payableFen: Type.Integer(),
  discounts: Type.Array(DiscountPart),
});
export type DiscountCartItem = Static<typeof DiscountCartItem>;

/** The private brand's part of the selected lines. */
export const CartPbDiscountInfo = Type.Object({
  selectedLines: Type.Integer(),
  goodsFen: Type.Integer(),
  goodsAmount: Type.String(),
  discountFen: Type.Integer({ description: 'campaigns and the best coupon' }),
  discountAmount: Type.String(),
  coupons: Type.Array(CouponOption, { description: 'for the private brand alone' }),
});
export type CartPbDiscountInfo = Static<typeof CartPbDiscountInfo>;
