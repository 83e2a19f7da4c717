import { type Fen, shareOf } from '../money/index.ts';

export type PriceKind = 'quoted' | 'agreement' | 'exclusive' | 'promotion' | 'blackCard' | 'list';

/** From this quantity on, the list price is this. */
export interface Tier {
  from: number;
  price: Fen;
}

/** A promotion price while its campaign runs, and how much of it this customer may still have. */
export interface PromotionOffer {
  campaignId: number;
  price: Fen;
  /** Pieces a customer may buy at this price; null: as many as they like. */
  limit: number | null;
  /** Pieces this customer bought at it already. */
  bought: number;
  /** Pieces left for all customers; null: no such limit. */
  stockLeft: number | null;
  /** true: what goes beyond costs the usual price; false: it can't be bought. */
  overLimit: boolean;
}

/** What was quoted to this company and holds now (rule pricing 12). */
export interface QuotedPrice {
  price: Fen;
  /** It holds for so many or more. */
  fromQuantity: number;
  /** Working days until it leaves; null: as the SKU promises. */
  days: number | null;
}

/** Everything that could be the price of one SKU for one contact person. What doesn't apply to them is left out by the caller. */
export interface PriceCandidates {
  list: Fen;
  tiers?: readonly Tier[];
  /** Agreed for this customer and SKU. */
  agreement?: Fen | undefined;
  /** Agreed for this customer and a category the SKU lies in: basis points off the list price. */
  agreementDiscount?: number | undefined;
  exclusive?: Fen | undefined;
  blackCard?: Fen | undefined;
  promotions?: readonly PromotionOffer[];
  quoted?: readonly QuotedPrice[];
}

export interface AppliedPrice {
  kind: PriceKind;
  /** Price of one unit; with a promotion, of the pieces within its limit. */
  unit: Fen;
  /** The list price, struck through, for exclusive and promotion prices; else null. */
  underlined: Fen | null;
  /** The whole line. Pieces beyond a promotion's limit count at `usual`. */
  total: Fen;
  /** Price of one unit without any promotion. */
  usual: Fen;
  /** The promotion that applies and how many pieces of this line take part. */
  promotion: { offer: PromotionOffer; pieces: number } | null;
  /** What the line would cost more without the black card (rule account 26); left out where nothing. */
  cardSaving?: Fen;
}

/** The tag beside the price (rules pricing 2, 12); the list price has none. */
export const priceTags = {
  quoted: '报价',
  agreement: '协议价',
  exclusive: '专享价',
  promotion: '促销价',
  blackCard: '黑卡价',
  list: '',
} as const;

/** At a tie the earlier kind decides the tag (rule pricing 3). */
const order: readonly PriceKind[] = ['quoted', 'agreement', 'exclusive', 'promotion', 'blackCard', 'list'];

/** The list price at this quantity: the last tier reached, else the price itself. */
export const listPriceAt = (list: Fen, tiers: readonly Tier[] | undefined, quantity: number): Fen =>
  (tiers ?? []).reduce((best, tier) => (quantity >= tier.from && tier.from > best.from ? tier : best), { from: 0, price: list }).price;

/** The lowest of what was quoted that holds at this quantity. */
export const quotedAt = (quoted: readonly QuotedPrice[], quantity: number): QuotedPrice | undefined =>
  quoted.filter(({ fromQuantity }) => fromQuantity <= quantity).toSorted((one, other) => one.price - other.price)[0];

/** What is 价格详询 has a price where one was quoted; null elsewhere. */
export function quotedAlone(quoted: readonly QuotedPrice[], quantity: number): AppliedPrice | null {
  const offer = quotedAt(quoted, quantity);
  if (!offer) return null;
  return { kind: 'quoted', unit: offer.price, underlined: null, total: offer.price * quantity, usual: offer.price, promotion: null };
}

/** Pieces this customer may still buy at a promotion's price; Infinity where nothing limits it. */
export const promotionLeft = ({ limit, bought, stockLeft }: PromotionOffer): number =>
  Math.max(0, Math.min(limit === null ? Number.POSITIVE_INFINITY : limit - bought, stockLeft ?? Number.POSITIVE_INFINITY));

/**
 * Which price does this buyer get (rules pricing 2–6, 9)? The lowest candidate wins. A promotion holds for the pieces left of its limit; the
 * others cost the usual price.
 * @param quantity whole pieces, at least 1
 */
export function appliedPrice(candidates: PriceCandidates, quantity: number): AppliedPrice {
  const price = lowestPrice(candidates, quantity);
  if (candidates.blackCard === undefined) return price;
  const cardSaving = lowestPrice({ ...candidates, blackCard: undefined }, quantity).total - price.total;
  return cardSaving > 0 ? { ...price, cardSaving } : price;
}

function lowestPrice(candidates: PriceCandidates, quantity: number): AppliedPrice {
  const usual = usualPrice(candidates, quantity);
  const promotion = bestPromotion(candidates.promotions ?? [], usual);
  if (!promotion) {
    const underlined = usual.kind === 'exclusive' ? candidates.list : null;
    return { kind: usual.kind, unit: usual.price, underlined, total: usual.price * quantity, usual: usual.price, promotion: null };
  }
  const pieces = Math.min(quantity, promotionLeft(promotion));
  return {
    kind: 'promotion',
    unit: promotion.price,
    underlined: candidates.list,
    total: promotion.price * pieces + usual.price * (quantity - pieces),
    usual: usual.price,
    promotion: { offer: promotion, pieces },
  };
}

function usualPrice({ list, tiers, agreement, agreementDiscount, exclusive, blackCard, quoted = [] }: PriceCandidates, quantity: number) {
  const agreed = [agreement, agreementDiscount === undefined ? undefined : Math.max(1, shareOf(list, 10_000 - agreementDiscount))].filter(
    (price) => price !== undefined,
  );
  const found: { kind: PriceKind; price: Fen }[] = [{ kind: 'list', price: listPriceAt(list, tiers, quantity) }];
  if (agreed.length > 0) found.push({ kind: 'agreement', price: Math.min(...agreed) });
  if (exclusive !== undefined) found.push({ kind: 'exclusive', price: exclusive });
  if (blackCard !== undefined) found.push({ kind: 'blackCard', price: blackCard });
  const offer = quotedAt(quoted, quantity);
  if (offer) found.push({ kind: 'quoted', price: offer.price });
  return found.reduce((best, next) => (beats(next, best) ? next : best));
}

const beats = (a: { kind: PriceKind; price: Fen }, b: { kind: PriceKind; price: Fen }) =>
  a.price < b.price || (a.price === b.price && order.indexOf(a.kind) < order.indexOf(b.kind));

function bestPromotion(offers: readonly PromotionOffer[], usual: { kind: PriceKind; price: Fen }): PromotionOffer | undefined {
  return offers
    .filter((offer) => promotionLeft(offer) > 0 && beats({ kind: 'promotion', price: offer.price }, usual))
    .reduce<PromotionOffer | undefined>((best, offer) => (best && best.price <= offer.price ? best : offer), undefined);
}
