import type { ReactNode } from 'react';

/** Every slot of the site and what it is given. An area fills one by naming it in its manifest's `widgets`. */
export interface SlotProps {
  /** mf-search. The box in the header; the frame shows a plain form until it is there. */
  'search-box': { keyword: string };
  /** mf-cart-checkout. Quantity, 加入购物车 and 询价 of one SKU. `compact` in a table row. */
  'add-to-cart': {
    sku: string;
    name: string;
    pictureUrl: string;
    unit: string;
    minOrderQty: number;
    stepValue: number;
    /** Pieces at most at the campaign's price, and whether more may be bought at the usual one. */
    limit?: { limitNumber: number; allowOver: boolean; leftQuantity: number } | undefined;
    isActive: boolean;
    isShortSupply: boolean;
    /** 17 enables the inquiry button (rule delivery-time 4). */
    deliveryTimeId: number;
    isInquiryPrice: boolean;
    /** A configurable product whose specification is not chosen yet: adding says 请先选择规格参数哦~ */
    needsSpecification?: boolean;
    quantity?: number;
    onQuantity?: (quantity: number) => void;
    compact?: boolean;
  };
  /** mf-cart-checkout. What is in the inquiry basket, for the side menu's popup. */
  'inquiry-basket': { onClose: () => void };
  /** mf-storefront. The bar at the foot of the page. */
  'comparison-bar': Record<never, never>;
  /** mf-storefront. One SKU as a card: for search results in picture layout and for the assistant. */
  'sku-card': { sku: string };
  /** mf-customer-centre. Orders by state, for the head of a page. */
  'order-statistics': Record<never, never>;
  /** mf-credit. 账期认证 state beside the company's name. */
  'credit-tag': Record<never, never>;
  /** mf-credit. Limit and availability where an order is paid. `onReady` says whether it can be chosen. */
  'credit-payment': { orderId: string; amountFen: number; children?: ReactNode; onPaid: () => void };
  /** mf-ai-chat. Asks the assistant about a product. */
  'ask-about-product': { sku: string; name: string };
}
export type SlotName = keyof SlotProps;
