export {
  type AppliedPrice,
  appliedPrice,
  listPriceAt,
  type PriceCandidates,
  type PriceKind,
  type PromotionOffer,
  priceTags,
  promotionLeft,
  type QuotedPrice,
  quotedAlone,
  quotedAt,
  type Tier,
} from './applied-price.ts';
export { limitText, limitWords, type PurchaseLimit } from './limit-words.ts';
