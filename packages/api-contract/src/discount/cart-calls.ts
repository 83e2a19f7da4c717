import Type from 'typebox';
import { defineCall } from '../call/define-call.ts';
import { OfKp } from '../cart/fields.ts';
import { CartCampaign } from '../cart/shapes.ts';
import { CartDiscountInfo, CartPbDiscountInfo, DiscountCartItem } from './cart-shapes.ts';
import { CouponId } from './fields.ts';
import { CouponChoice } from './shapes.ts';

const OfKpAndCoupon = Type.Object({ ...OfKp.properties, couponId: CouponId });

/** What campaigns and a coupon make of a cart: worked out by the one engine (rule discount 14). */
export const cartDiscountCalls = {
  getCustomerOptimalCouponInfo: defineCall({
    method: 'POST',
    path: '/api/discount/GetCustomerOptimalCouponInfo',
    summary: '购物车已选商品的最优优惠券：省多少，其他券为何不可用，还差多少',
    access: 'login',
    effect: 'read',
    ...{ inSimulation: true, seePrices: 'blanked' },
    body: OfKp,
    response: CouponChoice,
    refusals: ['CART_NOT_YOURS'],
  }),
  getShoppingCartDiscountInfo: defineCall({
    method: 'GET',
    path: '/api/shoppingCart/GetShoppingCartDiscountInfo',
    summary: '购物车已选商品的活动、优惠券与合计，与确认订单页一致',
    access: 'login',
    effect: 'read',
    ...{ inSimulation: true, seePrices: 'blanked' },
    query: OfKpAndCoupon,
    response: CartDiscountInfo,
    refusals: ['CART_NOT_YOURS'],
  }),
  getDiscountShoppingCartItemList: defineCall({
    method: 'POST',
    path: '/api/shoppingCart/GetDiscountShoppingCartItemList',
    summary: '已选商品逐行的优惠：来自哪个活动、哪张券',
    access: 'login',
    effect: 'read',
    ...{ inSimulation: true, seePrices: 'blanked' },
    body: OfKpAndCoupon,
    response: Type.Array(DiscountCartItem),
    refusals: ['CART_NOT_YOURS'],
  }),
  getShoppingCartPbDiscountInfo: defineCall({
    method: 'GET',
    path: '/api/shoppingCart/GetShoppingCartPbDiscountInfo',
    summary: '已选商品中自有品牌的金额、优惠与专用券',
    access: 'login',
    effect: 'read',
    ...{ inSimulation: true, seePrices: 'blanked' },
    query: OfKp,
    response: CartPbDiscountInfo,
    refusals: ['CART_NOT_YOURS'],
  }),
  getShoppingCartMarketingCampaignsSkus: defineCall({
    method: 'GET',
    path: '/api/discount/GetShoppingCartMarketingCampaignsSkus',
    summary: '购物车已选商品参加的活动：参加的商品、已减金额、距下一档还差多少',
    access: 'login',
    effect: 'read',
    ...{ inSimulation: true, seePrices: 'blanked' },
    query: OfKp,
    response: Type.Array(CartCampaign),
    refusals: ['CART_NOT_YOURS'],
  }),
};
