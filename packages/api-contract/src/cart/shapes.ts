import Type, { type Static } from 'typebox';
import { DiscountPart } from '../discount/shapes.ts';
import { DiscountPurchaseLimit } from '../pricing/shapes.ts';
import { PromiseView, StockView } from '../stock/shapes.ts';

const { dynamicDeliveryTimeId, dynamicDeliveryTimeName, arrivalDate } = PromiseView.properties;

/** One line of a cart or of a checkout: the SKU as this contact person sees it now, for this quantity and region. */
export const CartLine = Type.Object({
  id: Type.Integer({ description: '0 for a line bought at once, past the cart' }),
  sku: Type.String(),
  quantity: Type.Integer(),
  selected: Type.Boolean(),
  selectedAttributes: Type.String({ description: 'chosen parameters of a non-standard SKU, "" otherwise' }),
  customerSkuItemNo: Type.String({ description: "the company's own number; '' where it has none" }),
  relationShoppingCartItemId: Type.Integer({ description: 'the line it was added beside, 0 for none' }),
  isInsertMatchSku: Type.Boolean({ description: 'it came in as the match of a search' }),
  replacedSku: Type.String({ description: 'what a substitute stands for, "" for a line that is as it was added' }),
  productName: Type.String(),
  manufacturerId: Type.Integer(),
  manufacturerName: Type.String(),
  manufacturerPartNumber: Type.String(),
  orderCode: Type.String(),
  defaultThumbUrl: Type.String(),
  packQty: Type.Integer(),
  packUom: Type.String(),
  salesPackUom: Type.String(),
  minOrderQty: Type.Integer(),
  stepValue: Type.Integer(),
  discountPurchaseLimit: Type.Union([DiscountPurchaseLimit, Type.Null()]),
  appliedPriceTag: Type.String(),
  appliedPriceSub: Type.String(),
  appliedPriceDecimal: Type.String(),
  underlinedPrice: Type.String({ description: 'struck-through price with two decimals, "" where none' }),
  appliedPriceFen: Type.Integer({ description: 'price of one piece; of the first ones where a limit splits the line' }),
  lineTotalFen: Type.Integer({ description: 'price times quantity, before campaigns' }),
  discountFen: Type.Integer({ description: 'this line’s share of campaigns and, in a checkout, of the coupon' }),
  discounts: Type.Array(DiscountPart, { description: 'what discountFen is made of' }),
  ...{ dynamicDeliveryTimeId, dynamicDeliveryTimeName, arrivalDate },
  ...StockView.properties,
  isValid: Type.Boolean(),
  invalidReason: Type.String({ description: '该商品已下架 …, "" for a valid line' }),
  isInquiryPrice: Type.Boolean({ description: 'cannot be ordered, only inquired' }),
});
export type CartLine = Static<typeof CartLine>;

/** Sums over the selected valid lines: fen for arithmetic, texts with two decimals to show. */
export const CartTotals = Type.Object({
  selectedLines: Type.Integer(),
  selectedQuantity: Type.Integer(),
  goodsFen: Type.Integer(),
  discountFen: Type.Integer(),
  freightFen: Type.Integer(),
  payableFen: Type.Integer(),
  goodsAmount: Type.String(),
  discountAmount: Type.String(),
  freightAmount: Type.String(),
  payableAmount: Type.String(),
});
export type CartTotals = Static<typeof CartTotals>;

/** A campaign that touches selected lines (rules 3 and 4), reached or with what is missing. */
export const CartCampaign = Type.Object({
  campaignId: Type.Integer(),
  name: Type.String(),
  marketingRuleType: Type.Integer({ description: '3 piece discount, 4 amount reduction' }),
  thresholdDescription: Type.String(),
  discountDescription: Type.String(),
  nextDescription: Type.String({ description: "再买2件打9折; '' where the highest threshold is reached" }),
  isReached: Type.Boolean(),
  discountFen: Type.Integer(),
  skus: Type.Array(Type.String()),
});
export type CartCampaign = Static<typeof CartCampaign>;

export const ShoppingCart = Type.Object({
  kpId: Type.Integer(),
  lines: Type.Array(CartLine),
  totals: CartTotals,
  campaigns: Type.Array(CartCampaign),
  isAllSelected: Type.Boolean(),
  totalProducts: Type.Integer({ description: 'number of lines: the badge of the cart' }),
});
export type ShoppingCart = Static<typeof ShoppingCart>;

export const CartSummary = Type.Object({ totalProducts: Type.Integer() });
export type CartSummary = Static<typeof CartSummary>;

/** What was put into the cart; `quantity` is the line's quantity now. */
export const CartAddition = Type.Object({
  shoppingCartItemId: Type.Integer(),
  sku: Type.String(),
  quantity: Type.Integer(),
  totalProducts: Type.Integer(),
});
export type CartAddition = Static<typeof CartAddition>;
