import Type, { type Static } from 'typebox';
import { PromiseView, StockView } from '../stock/shapes.ts';

export const SkuNumber = Type.String({ minLength: 1, maxLength: 40, pattern: '^[A-Za-z0-9-]+$' });

/** '' is the list price. 专享价 and 促销价 come with `underlinedPrice`. */
export const PriceTag = Type.Union([
  Type.Literal(''),
  Type.Literal('报价'),
  Type.Literal('协议价'),
  Type.Literal('专享价'),
  Type.Literal('促销价'),
  Type.Literal('黑卡价'),
]);
export type PriceTag = Static<typeof PriceTag>;

/** How a price is shown. For a visitor every text is '', the fen are null and `isLogin` is false. */
const priceFields = {
  isLogin: Type.Boolean(),
  appliedPriceTag: PriceTag,
  appliedPriceSub: Type.String({ description: 'yuan, whole part' }),
  appliedPriceDecimal: Type.String({ description: 'two digits after the point' }),
  appliedPriceFen: Type.Union([Type.Integer(), Type.Null()], { description: 'per sales unit' }),
  underlinedPrice: Type.String({ description: 'the list price struck through, yuan; else empty' }),
  hasTierPrices: Type.Boolean({ description: 'show 元起' }),
  needsBlackCard: Type.Optional(Type.Boolean({ description: 'true: for members of the black card only, and the caller is none' })),
};

export const PriceView = Type.Object(priceFields);
export type PriceView = Static<typeof PriceView>;

/** One step of the list price: from this quantity on. */
export const TierPrice = Type.Object({ from: Type.Integer(), sub: Type.String(), decimal: Type.String(), priceFen: Type.Integer() });

/** A campaign that reduces the selected cart lines: 3 piece discount, 4 amount reduction (rules cart 18, 19). */
export const ThresholdDescription = Type.Object({
  marketingRuleType: Type.Union([Type.Literal(3), Type.Literal(4)]),
  campaignId: Type.Integer(),
  appliedPrice: Type.String({ description: 'what one unit costs with it, yuan; empty where it depends on the whole cart' }),
  thresholdDescription: Type.String({ description: '满3件' }),
  discountDescription: Type.String({ description: '打9.5折' }),
});

/** A campaign that runs for a SKU. Promotion prices (rule 0) say no more than that they are there. */
export const MarketingAggregate = Type.Object({
  campaignId: Type.Integer(),
  name: Type.String(),
  marketingRuleType: Type.Union([Type.Literal(0), Type.Literal(3), Type.Literal(4)], { description: '0: a promotion price' }),
  thresholdDescription: Type.String({ description: "满3件; '' for rule 0" }),
  discountDescription: Type.String({ description: "打9.5折; '' for rule 0" }),
  endsAt: Type.String({ description: 'end of the campaign, ISO' }),
  hasCountdown: Type.Boolean({ description: 'campaign type 10: show 限时' }),
});
export type MarketingAggregate = Static<typeof MarketingAggregate>;

export const DiscountPurchaseLimit = Type.Object({
  campaignId: Type.Integer(),
  limitNumber: Type.Integer({ description: 'pieces a customer may buy at this price; 0: no limit a customer' }),
  leftPurchaseQuantity: Type.Integer({ description: 'pieces this customer may still buy at it' }),
  stockQuantity: Type.Union([Type.Integer(), Type.Null()], { description: 'pieces left for all; null: no such limit' }),
  isOverSold: Type.Boolean({ description: '来晚了，限购数量已抢完' }),
  isOverJoinCount: Type.Boolean({ description: '限购活动您已买过' }),
  isAllowOverLimit: Type.Boolean({ description: 'true: 超出恢复原价; false: 不可超量' }),
  endsAt: Type.String({ description: 'end of the campaign, ISO' }),
  hasCountdown: Type.Boolean({ description: 'campaign type 10: show 限时' }),
});
export type DiscountPurchaseLimit = Static<typeof DiscountPurchaseLimit>;

/** Price of one SKU at one quantity, for this caller. */
export const SkuPrice = Type.Object({
  skuNumber: Type.String(),
  quantity: Type.Integer(),
  ...priceFields,
  totalFen: Type.Union([Type.Integer(), Type.Null()], { description: 'the whole line; pieces beyond a purchase limit at the usual price' }),
  totalPrice: Type.String({ description: 'yuan' }),
  tierPrices: Type.Array(TierPrice),
  discountThresholdDescList: Type.Array(ThresholdDescription),
  discountPurchaseLimit: Type.Union([DiscountPurchaseLimit, Type.Null()]),
});
export type SkuPrice = Static<typeof SkuPrice>;

/** A visitor gets the promise only: neither price nor stock. */
export const SkuPriceAndDeliveryTime = Type.Object({
  ...SkuPrice.properties,
  isActive: Type.Boolean(),
  ...PromiseView.properties,
  ...StockView.properties,
  customerSkuItemNo: Type.String({ description: "the own number of the company that asks; '' where it has none" }),
});
export type SkuPriceAndDeliveryTime = Static<typeof SkuPriceAndDeliveryTime>;
