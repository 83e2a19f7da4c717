import type { DeliveryTimeId } from '../delivery-time/index.ts';
import { limitText } from '../pricing/index.ts';
import { decideWay } from '../product/index.ts';
import { largestQuantity, type QuantityRule } from './quantity.ts';

/** What is known of a product beside its add-to-cart button. */
export interface OfferedProduct {
  /** 个 */
  unit: string;
  minOrderQty: number;
  stepValue: number;
  limit?: { limitNumber: number; allowOver: boolean; leftQuantity: number } | undefined;
  isActive: boolean;
  isShortSupply: boolean;
  deliveryTimeId: DeliveryTimeId;
  isInquiryPrice: boolean;
  needsBlackCard?: boolean | undefined;
}

export interface Offer {
  rule: QuantityRule;
  /** May it be put into the cart? `hidden` where it is sold out, or has no price to order at. */
  cart: 'open' | 'blocked' | 'hidden';
  /** May a quotation be asked for? */
  inquiry: boolean;
  /** Why it can't be bought, '' where it can. */
  message: string;
  /** What a campaign limits, '' where nothing. */
  limitText: string;
}

/** What a buyer may do with a product, and the words why not (rules cart 6; pricing 10; product 4, 5, 19). */
export function decideOffer(product: OfferedProduct): Offer {
  const { unit, minOrderQty, stepValue, limit, isInquiryPrice } = product;
  const rule: QuantityRule = {
    minOrderQty,
    stepValue,
    purchaseLimit: limit && { limitNumber: limit.limitNumber, leftPurchaseQuantity: limit.leftQuantity, isAllowOverLimit: limit.allowOver },
  };
  const closed = (message: string, inquiry = false): Offer => ({ rule, cart: 'blocked', inquiry, message, limitText: '' });
  const { way, message } = decideWay(product, product.deliveryTimeId);
  // What is gone for good keeps a button that says why; sold out, there is none to wait at.
  if (way === 'none') return product.isActive ? { rule, cart: 'hidden', inquiry: false, message, limitText: '' } : closed(message);
  if (way === 'inquire')
    return isInquiryPrice ? { rule, cart: 'hidden', inquiry: true, message: '', limitText: '' } : closed(message, true);
  const limited = limit ? limitText(limit.limitNumber, unit, limit.allowOver) : '';
  if (limit && !limit.allowOver) {
    if (limit.limitNumber <= 0) return closed('来晚了，限购数量已抢完');
    if (limit.leftQuantity <= 0) return closed('限购活动您已买过');
    if (largestQuantity(rule) === 0) return { ...closed('超出限购数量'), limitText: limited };
  }
  return { rule, cart: 'open', inquiry: false, message: '', limitText: limited };
}
