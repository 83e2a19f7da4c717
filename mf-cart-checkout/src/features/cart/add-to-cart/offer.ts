import { largestQuantity, type QuantityRule } from '@mall/domain/cart';
import type { SlotProps } from '@mall/mf-kit';

type Product = Pick<
  SlotProps['add-to-cart'],
  'unit' | 'minOrderQty' | 'stepValue' | 'limit' | 'isActive' | 'isShortSupply' | 'deliveryTimeId' | 'isInquiryPrice'
>;

export interface Offer {
  rule: QuantityRule;
  /** May it be put into the cart? `hidden` where it has no price to order at. */
  cart: 'open' | 'blocked' | 'hidden';
  /** May a quotation be asked for? */
  inquiry: boolean;
  /** Why it can't be bought, '' where it can. */
  message: string;
  /** What a campaign limits, '' where nothing. */
  limitText: string;
}

/** The delivery time that nobody knows yet: 询价. */
const onRequest = 17;

/** What a buyer may do with a product, and the words why not (rules cart 6; pricing 10; product 4, 5). */
export function decideOffer(product: Product): Offer {
  const { unit, minOrderQty, stepValue, limit, isActive, isShortSupply, isInquiryPrice } = product;
  const rule: QuantityRule = {
    minOrderQty,
    stepValue,
    purchaseLimit: limit && { limitNumber: limit.limitNumber, leftPurchaseQuantity: limit.leftQuantity, isAllowOverLimit: limit.allowOver },
  };
  const asks = product.deliveryTimeId === onRequest || isInquiryPrice;
  const closed = (message: string, inquiry = asks): Offer => ({ rule, cart: 'blocked', inquiry, message, limitText: '' });
  if (!isActive) return closed('该商品已下架', false);
  if (isInquiryPrice) return { rule, cart: 'hidden', inquiry: true, message: '', limitText: '' };
  if (isShortSupply) return closed('缺货，暂停销售');
  const limitText = limit ? `限购${limit.limitNumber}${unit}${limit.allowOver ? '，超出恢复原价' : '，不可超量'}` : '';
  if (limit && !limit.allowOver) {
    if (limit.limitNumber <= 0) return closed('来晚了，限购数量已抢完');
    if (limit.leftQuantity <= 0) return closed('限购活动您已买过');
    if (largestQuantity(rule) === 0) return { ...closed('超出限购数量'), limitText };
  }
  return { rule, cart: 'open', inquiry: asks, message: '', limitText };
}
