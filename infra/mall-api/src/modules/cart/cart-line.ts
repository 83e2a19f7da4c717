import type { CartCampaign as CampaignView, CartLine, CartTotals } from '@mall/api-contract/cart';
import { invalidReasonOf, totalsOf } from '@mall/domain/cart';
import { onInquiry } from '@mall/domain/delivery-time';
import { applyDiscounts, type CartCampaign } from '@mall/domain/discount';
import { defaultProvinceId } from '@mall/domain/location';
import { splitPrice, yuanText } from '@mall/domain/money';
import { promiseView, saleOf, stockView } from '../product/sale-view.ts';
import type { SkuAtQuantity } from './sku-at-quantity.ts';

/** A line before it is looked at: of a cart, or bought at once. */
export interface WantedLine {
  id: number;
  skuNumber: string;
  selectedAttributes: string;
  quantity: number;
  isSelected: boolean;
  /** What it was quoted in; 0 for nothing. */
  inquiryId?: number;
  /** How it came into the cart (rule cart 24). */
  isMatchSku?: boolean;
  pictureUrl?: string;
  relationItemId?: number;
  /** What a substitute stands for. */
  replacedSku?: string | null;
}
export interface PricedLines {
  lines: CartLine[];
  campaigns: CampaignView[];
  totals: CartTotals;
  /** The campaigns that touch them, as the rules want them: for whoever goes on to a coupon. */
  applying: readonly CartCampaign[];
  /** What was known of the SKUs, by number. */
  skus: ReadonlyMap<string, SkuAtQuantity>;
}

const gone = saleOf(
  { isActive: false, isShortSupply: false, isInquiryPrice: false, leadTimeId: onInquiry, warehouses: [] },
  1,
  defaultProvinceId,
);
const unknownSku = (skuNumber: string): SkuAtQuantity => ({
  skuId: 0,
  skuNumber,
  productName: skuNumber,
  manufacturerId: 0,
  manufacturerName: '',
  manufacturerPartNumber: '',
  orderCode: '',
  thumbUrl: '',
  itemNo: '',
  packQty: 1,
  packUom: '',
  salesPackUom: '',
  minOrderQty: 1,
  stepValue: 1,
  isActive: false,
  isShortSupply: false,
  isInquiryPrice: false,
  isBlackCard: false,
  isStockHidden: false,
  isSpecificationOpen: false,
  attributes: [],
  ownBrandSku: null,
  warehouses: [],
  leadTimeId: onInquiry,
  priceTag: '',
  price: null,
  unitPrice: 0,
  total: 0,
  underlined: null,
  limit: null,
  deliveryTimeId: onInquiry,
  deliveryTimeName: '',
  sale: gone,
});

/** Why this quantity of a SKU cannot be ordered, '' when it can. */
export const refusalOf = (sku: SkuAtQuantity, quantity: number): string => invalidReasonOf({ ...sku, quantity, purchaseLimit: sku.limit });

/**
 * Puts wanted lines and what is known of their SKUs together: prices, validity, campaigns over the selected lines, totals.
 * A SKU that is gone stays as a line that says so.
 */
export function priceLines(
  wanted: readonly WantedLine[],
  skus: ReadonlyMap<string, SkuAtQuantity>,
  campaigns: readonly CartCampaign[],
): PricedLines {
  const lines = wanted.map((line) => cartLine(line, skus.get(line.skuNumber) ?? unknownSku(line.skuNumber)));
  const counted = lines.filter((line) => line.selected && line.isValid);
  const { lines: discounted, campaigns: applied } = applyDiscounts(
    counted.map((line) => ({ sku: line.sku, quantity: line.quantity, total: line.lineTotalFen })),
    campaigns,
  );
  counted.forEach((line, index) => {
    const { discount, parts } = discounted[index]!;
    Object.assign(line, { discountFen: discount, discounts: parts });
  });
  return {
    lines,
    campaigns: applied.map(({ campaign, discount, thresholdDescription, discountDescription, nextDescription }) => ({
      campaignId: campaign.id,
      name: campaign.name,
      marketingRuleType: campaign.rule,
      thresholdDescription,
      discountDescription,
      nextDescription,
      isReached: discount > 0,
      discountFen: discount,
      skus: counted.filter((line) => campaign.skus.has(line.sku)).map((line) => line.sku),
    })),
    applying: campaigns,
    skus,
    totals: totalsOf(counted.map((line) => ({ quantity: line.quantity, total: line.lineTotalFen, discount: line.discountFen }))),
  };
}

function cartLine(line: WantedLine, sku: SkuAtQuantity): CartLine {
  const invalidReason = refusalOf(sku, line.quantity);
  const hasPrice = sku.skuId !== 0 && !sku.isInquiryPrice;
  const { sub, decimal } = splitPrice(sku.unitPrice);
  const { dynamicDeliveryTimeId, dynamicDeliveryTimeName, arrivalDate } = promiseView(sku.sale);
  return {
    id: line.id,
    sku: line.skuNumber,
    quantity: line.quantity,
    selected: line.isSelected && invalidReason === '',
    selectedAttributes: line.selectedAttributes,
    customerSkuItemNo: sku.itemNo,
    relationShoppingCartItemId: line.relationItemId ?? 0,
    isInsertMatchSku: line.isMatchSku ?? false,
    replacedSku: line.replacedSku ?? '',
    productName: sku.productName,
    manufacturerId: sku.manufacturerId,
    manufacturerName: sku.manufacturerName,
    manufacturerPartNumber: sku.manufacturerPartNumber,
    orderCode: sku.orderCode,
    defaultThumbUrl: line.pictureUrl || sku.thumbUrl,
    packQty: sku.packQty,
    packUom: sku.packUom,
    salesPackUom: sku.salesPackUom,
    minOrderQty: sku.minOrderQty,
    stepValue: sku.stepValue,
    discountPurchaseLimit: sku.limit,
    appliedPriceTag: sku.priceTag,
    appliedPriceSub: hasPrice ? sub : '',
    appliedPriceDecimal: hasPrice ? decimal : '',
    underlinedPrice: sku.underlined === null ? '' : yuanText(sku.underlined),
    appliedPriceFen: hasPrice ? sku.unitPrice : 0,
    lineTotalFen: hasPrice ? sku.total : 0,
    discountFen: 0,
    discounts: [],
    dynamicDeliveryTimeId,
    dynamicDeliveryTimeName,
    arrivalDate,
    ...stockView(sku.sale, sku.isStockHidden, true),
    isValid: invalidReason === '',
    invalidReason,
    isInquiryPrice: sku.isInquiryPrice,
  };
}
