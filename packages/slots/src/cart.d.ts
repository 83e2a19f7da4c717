export interface CartSlots {
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
    /** For members of the black card only, and the buyer is none (rule account 27). */
    needsBlackCard?: boolean;
    /** A configurable product whose specification is not chosen yet: adding says 请先选择规格参数哦~ */
    needsSpecification?: boolean;
    quantity?: number;
    onQuantity?: (quantity: number) => void;
    compact?: boolean;
  };
}
