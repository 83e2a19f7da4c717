import { type DeliveryTimeId, onInquiry } from '../delivery-time/index.ts';

/** What the catalogue and staff say about selling a SKU. */
export interface OnSale {
  isActive: boolean;
  /** Sold out, nothing on its way: sale is stopped. */
  isShortSupply: boolean;
  isInquiryPrice: boolean;
  /** Sold to members only, and this buyer is none (rule account 27). */
  needsBlackCard?: boolean | undefined;
}

/** What can be done with a SKU now: buy it, ask for a quotation, or nothing. */
export interface Way {
  way: 'buy' | 'inquire' | 'none';
  /** Why it can't be bought, in fixed words; '' when it can. */
  message: string;
}

export const delistedText = '该商品已下架';
export const soldOutText = '缺货，暂停销售';
export const blackCardNeededText = '黑卡会员专享，开通黑卡后可购买';

/** What can be done with a SKU at a quantity whose delivery time is this (rules product 4, 5, 19): every list, page, cart and chat asks here. */
export function decideWay({ isActive, isShortSupply, isInquiryPrice, needsBlackCard }: OnSale, deliveryTimeId: DeliveryTimeId): Way {
  if (!isActive) return { way: 'none', message: delistedText };
  if (isShortSupply) return { way: 'none', message: soldOutText };
  if (needsBlackCard) return { way: 'none', message: blackCardNeededText };
  if (isInquiryPrice) return { way: 'inquire', message: '价格详询' };
  if (deliveryTimeId === onInquiry) return { way: 'inquire', message: '库存不足且货期未知，请询价' };
  return { way: 'buy', message: '' };
}
