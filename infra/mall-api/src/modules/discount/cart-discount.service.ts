import type { CartCampaign } from '@mall/api-contract/cart';
import type { CartDiscountInfo, CartPbDiscountInfo, CouponChoice, DiscountCartItem } from '@mall/api-contract/discount';
import { moneyText } from '@mall/domain/money';
import type { Database } from '../../database/database.ts';
import { cartService } from '../cart/cart.service.ts';
import type { PricedLines } from '../cart/cart-line.ts';
import type { Viewer } from '../cart/sku-at-quantity.ts';
import { skuRows } from '../product/sku-rows.ts';
import { couponedLines } from './couponed-lines.ts';

/** What campaigns and coupons make of the selected lines of a cart, in the words the cart and the checkout show. */
export const cartDiscountService = (db: Database) => {
  const priced = async (viewer: Viewer): Promise<PricedLines> =>
    cartService(db).price(viewer, await cartService(db).chosen(viewer.kp.kpId));
  const couponed = async (viewer: Viewer, couponId?: number) =>
    couponedLines(db, viewer.kp.customerId).choose(await priced(viewer), couponId);

  return {
    optimal: async (viewer: Viewer): Promise<CouponChoice> => (await couponed(viewer)).choice,
    campaigns: async (viewer: Viewer): Promise<CartCampaign[]> => (await priced(viewer)).campaigns,
    async info(viewer: Viewer, couponId?: number): Promise<CartDiscountInfo> {
      const { choice, discounts, totals, campaigns } = await couponed(viewer, couponId);
      return { campaigns, ...choice, discounts, totals };
    },
    async items(viewer: Viewer, couponId?: number): Promise<DiscountCartItem[]> {
      const { lines } = await couponed(viewer, couponId);
      return lines
        .filter(({ selected, isValid }) => selected && isValid)
        .map(({ id, sku, quantity, lineTotalFen, discountFen, discounts }) => ({
          shoppingCartItemId: id,
          ...{ sku, quantity, lineTotalFen, discountFen, discounts },
          payableFen: lineTotalFen - discountFen,
        }));
    },
    async privateBrand(viewer: Viewer): Promise<CartPbDiscountInfo> {
      const { lines, choice } = await couponed(viewer);
      const places = await skuRows(db).places(lines.map(({ sku }) => sku));
      const own = new Set(places.flatMap(({ skuNumber, isPrivateBrand }) => (isPrivateBrand ? [skuNumber] : [])));
      const mine = lines.filter(({ selected, isValid, sku }) => selected && isValid && own.has(sku));
      const goodsFen = mine.reduce((sum, { lineTotalFen }) => sum + lineTotalFen, 0);
      const discountFen = mine.reduce((sum, line) => sum + line.discountFen, 0);
      return {
        selectedLines: mine.length,
        ...{ goodsFen, goodsAmount: moneyText(goodsFen), discountFen, discountAmount: moneyText(discountFen) },
        coupons: choice.coupons.filter(({ scopeKind }) => scopeKind === 'privateBrand'),
      };
    },
  };
};
