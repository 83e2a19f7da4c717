import type { SkuOffer, SlotProps } from '@mall/mf-kit';

interface Buyable {
  skuNumber: string;
  productName: string;
  defaultThumbUrl?: string;
  salesPackUom: string;
  minOrderQty: number;
  stepValue: number;
  isActive: boolean;
  showShortSupply?: boolean | undefined;
  inquiryPrice?: boolean | undefined;
  needsBlackCard?: boolean | undefined;
}

type CartProps = Omit<SlotProps['add-to-cart'], 'name'> & { productName: string };

/** What the cart's widget has to know of a SKU. The limit of a campaign comes with the price. */
export function cartProps(
  sku: Buyable,
  deliveryTimeId: number,
  offer: Pick<SkuOffer, 'discountPurchaseLimit' | 'needsBlackCard'> | undefined,
): CartProps {
  const limit = offer?.discountPurchaseLimit;
  return {
    sku: sku.skuNumber,
    productName: sku.productName,
    pictureUrl: sku.defaultThumbUrl ?? '',
    unit: sku.salesPackUom,
    minOrderQty: sku.minOrderQty,
    stepValue: sku.stepValue,
    isActive: sku.isActive,
    isShortSupply: !!sku.showShortSupply,
    deliveryTimeId,
    isInquiryPrice: !!sku.inquiryPrice,
    ...(offer?.needsBlackCard || sku.needsBlackCard ? { needsBlackCard: true } : {}),
    ...(limit && (limit.limitNumber > 0 || limit.stockQuantity !== null)
      ? { limit: { limitNumber: limit.limitNumber, allowOver: limit.isAllowOverLimit, leftQuantity: limit.leftPurchaseQuantity } }
      : {}),
  };
}
