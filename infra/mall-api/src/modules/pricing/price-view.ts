import type { DiscountPurchaseLimit, PriceView, SkuPrice } from '@mall/api-contract/pricing';
import { maxQuantity } from '@mall/domain/cart';
import { applyCampaigns, type CartCampaign } from '@mall/domain/discount';
import { splitPrice, yuanText } from '@mall/domain/money';
import { type AppliedPrice, priceTags, promotionLeft } from '@mall/domain/pricing';
import type { CampaignOffer } from './pricing.repository.ts';
import type { PricedSku } from './pricing.service.ts';

/** What a visitor sees of a price: nothing. */
export const noPrice: PriceView = {
  isLogin: false,
  appliedPriceTag: '',
  appliedPriceSub: '',
  appliedPriceDecimal: '',
  appliedPriceFen: null,
  underlinedPrice: '',
  hasTierPrices: false,
};

/** A price as it is shown; null is 价格详询. */
export function priceView(price: AppliedPrice | null, hasTiers: boolean): PriceView {
  if (!price) return { ...noPrice, isLogin: true };
  const { sub, decimal } = splitPrice(price.unit);
  return {
    isLogin: true,
    appliedPriceTag: priceTags[price.kind],
    appliedPriceSub: sub,
    appliedPriceDecimal: decimal,
    appliedPriceFen: price.unit,
    underlinedPrice: price.underlined === null ? '' : yuanText(price.underlined),
    hasTierPrices: hasTiers && price.kind === 'list',
  };
}

export const emptyPrice = (skuNumber: string, quantity: number): SkuPrice => ({
  skuNumber,
  quantity,
  ...noPrice,
  totalFen: null,
  totalPrice: '',
  tierPrices: [],
  discountThresholdDescList: [],
  discountPurchaseLimit: null,
});

export function limitView(offer: CampaignOffer): DiscountPurchaseLimit {
  return {
    campaignId: offer.campaignId,
    limitNumber: offer.limit ?? 0,
    leftPurchaseQuantity: Math.min(maxQuantity, promotionLeft(offer)),
    stockQuantity: offer.stockLeft,
    isOverSold: offer.stockLeft === 0,
    isOverJoinCount: offer.limit !== null && offer.bought >= offer.limit,
    isAllowOverLimit: offer.overLimit,
    endsAt: new Date(offer.endsAt).toISOString(),
    hasCountdown: offer.hasCountdown,
  };
}

/** What campaigns of rule 3 and 4 would do to this line alone. */
export const thresholdViews = ({ skuNumber, quantity, price }: PricedSku, campaigns: readonly CartCampaign[]) =>
  price
    ? campaigns
        .filter(({ skus }) => skus.has(skuNumber))
        .flatMap((campaign) =>
          applyCampaigns([{ sku: skuNumber, quantity, total: price.total }], [campaign]).applied.map((applied) => ({
            marketingRuleType: campaign.rule,
            campaignId: campaign.id,
            appliedPrice: applied.discount > 0 ? yuanText(Math.round((price.total - applied.discount) / quantity)) : '',
            thresholdDescription: applied.thresholdDescription,
            discountDescription: applied.discountDescription,
          })),
        )
    : [];

export function skuPriceView(priced: PricedSku, campaigns: readonly CartCampaign[]): SkuPrice {
  const { skuNumber, quantity, price, view, row, purchaseLimit } = priced;
  const tiers = row.tiers.length > 0 && price ? [{ from: row.minOrderQty, price: row.list }, ...row.tiers] : [];
  return {
    skuNumber,
    quantity,
    ...view,
    totalFen: price?.total ?? null,
    totalPrice: price ? yuanText(price.total) : '',
    tierPrices: tiers.map(({ from, price: priceFen }) => ({ from, ...splitPrice(priceFen), priceFen })),
    discountThresholdDescList: thresholdViews(priced, campaigns),
    discountPurchaseLimit: purchaseLimit,
  };
}
