import type { DiscountPurchaseLimit, MarketingAggregate, PriceView, SkuPrice } from '@mall/api-contract/pricing';
import { decideQuantity, largestQuantity } from '@mall/domain/cart';
import { applyCampaigns, type CartCampaign, campaignUrl } from '@mall/domain/discount';
import { type AppliedPrice, appliedPrice, limitWords, promotionLeft, type QuotedPrice, quotedAlone, quotedAt } from '@mall/domain/pricing';
import type { Database } from '../../database/database.ts';
import type { Kp } from '../../http/caller.ts';
import { MallError } from '../../http/mall-error.ts';
import { emptyPrice, limitView, priceView, skuPriceView } from './price-view.ts';
import { type CampaignRow, type PriceRow, pricingRepository } from './pricing.repository.ts';
import { type QuotedPriceRow, quotedPriceRepository } from './quoted-price.repository.ts';

/** A SKU's price for one customer at one quantity, with the rules its quantity obeys. */
export interface PricedSku {
  skuNumber: string;
  quantity: number;
  minOrderQty: number;
  stepValue: number;
  salesPackUom: string;
  isActive: boolean;
  /** null: 价格详询, it can be inquired but not ordered. */
  price: AppliedPrice | null;
  view: PriceView;
  purchaseLimit: DiscountPurchaseLimit | null;
  /** What was quoted for so many, whether or not something else is cheaper. */
  quoted: QuotedPrice | undefined;
  row: PriceRow;
}

/** A line to price. @param inquiryId the inquiry it came from: what was quoted there holds for it (rule pricing 12); 0 for none */
export interface LineToPrice {
  skuNumber: string;
  quantity: number;
  inquiryId?: number | undefined;
}

/** Which price a contact person gets (rules pricing 1–5, 8–11). A visitor gets none: ask nothing here for one. */
export const pricingService = (db: Database) => ({
  /**
   * Prices many lines with one query. Unknown SKUs are left out.
   * @returns by SKU number; a SKU asked for twice is priced for the last quantity
   */
  async price(lines: readonly LineToPrice[], kp: Kp): Promise<Map<string, PricedSku>> {
    const quantities = new Map(lines.map((line) => [line.skuNumber, line.quantity]));
    const quotedIn = new Map(lines.flatMap(({ skuNumber, inquiryId = 0 }) => (inquiryId > 0 ? [[skuNumber, inquiryId] as const] : [])));
    const at = await this.priceAt([...quantities.keys()], kp, quotedIn);
    return new Map([...quantities].flatMap(([skuNumber, quantity]) => at(skuNumber, quantity) ?? []).map((one) => [one.skuNumber, one]));
  },

  /**
   * The same where one SKU stands on several lines: one query, and then what each quantity costs.
   * @param quotedIn the inquiries that SKUs came from @returns undefined for an unknown SKU
   */
  async priceAt(
    skuNumbers: readonly string[],
    kp: Kp,
    quotedIn: ReadonlyMap<string, number> = new Map(),
  ): Promise<(skuNumber: string, quantity: number) => PricedSku | undefined> {
    const [rows, offers] = await Promise.all([
      skuNumbers.length === 0 ? [] : pricingRepository(db).candidates(skuNumbers, kp.customerId),
      quotedIn.size === 0 ? [] : quotedPriceRepository(db).holding(kp.customerId, [...new Set(quotedIn.values())], [...quotedIn.keys()]),
    ]);
    const bySku = new Map(rows.map((row) => [row.skuNumber, row]));
    const quoted = Map.groupBy(
      offers.filter(({ skuNumber, inquiryId }) => quotedIn.get(skuNumber) === inquiryId),
      ({ skuNumber }) => skuNumber,
    );
    return (skuNumber, quantity) => {
      const row = bySku.get(skuNumber);
      return row && priced(row, quantity, quoted.get(skuNumber));
    };
  },

  /** A quotation holds from now on: its prices for that company (rule pricing 12). What was quoted for this inquiry before ends. */
  async quote(inquiryId: number, prices: readonly Omit<QuotedPriceRow, 'inquiryId'>[]): Promise<void> {
    await quotedPriceRepository(db).remove(inquiryId);
    if (prices.length > 0) await quotedPriceRepository(db).insert(prices.map((price) => ({ ...price, inquiryId })));
  },
  /** Was something quoted to this company there? Then its cart lines may carry the inquiry. */
  isQuotedTo: (customerId: number, inquiryId: number): Promise<boolean> => quotedPriceRepository(db).exists(customerId, inquiryId),
  forgetQuoted: (): Promise<void> => quotedPriceRepository(db).deleteExpired(),

  /** Campaigns of rule 3 and 4 that these SKUs take part in, as `applyCampaigns` of @mall/domain/discount wants them. */
  campaignsOf: (skuNumbers: readonly string[]): Promise<CartCampaign[]> => pricingRepository(db).thresholdCampaigns(skuNumbers),

  /**
   * What lists show this customer instead of the list price, at the smallest quantity: by SKU id, in fen, null for 价格详询.
   * Undefined when more than `most` SKUs are priced apart: then there is no telling apart any more.
   */
  async unusual(kp: Kp, most: number): Promise<Map<number, number | null> | undefined> {
    const rows = await pricingRepository(db).unusual(kp.customerId, most + 1);
    if (rows.length > most) return undefined;
    return new Map(rows.map((row) => [row.id, priced(row, row.minOrderQty).price?.unit ?? null]));
  },

  /**
   * The campaigns that run for a SKU, whoever asks; those of promotion prices only where `withoutPrices` is false: the price contains them.
   * @throws {MallError} SKU_NOT_FOUND
   */
  async marketingOf(skuNumber: string, withoutPrices: boolean): Promise<MarketingAggregate[]> {
    const pricing = pricingRepository(db);
    const [running, threshold] = await Promise.all([pricing.runningFor(skuNumber), pricing.thresholdCampaigns([skuNumber])]);
    if (running.length === 0 && !(await pricing.smallestQuantity(skuNumber))) throw new MallError('SKU_NOT_FOUND', { skuNumber });
    const words = new Map(firstSteps(threshold).map(({ campaign, ...step }) => [campaign.id, step]));
    return running
      .filter(({ rule }) => rule !== null || !withoutPrices)
      .map(({ id, name, rule, endsAt, hasCountdown }) => ({
        campaignId: id,
        name,
        marketingRuleType: rule === 3 || rule === 4 ? rule : 0,
        thresholdDescription: words.get(id)?.thresholdDescription ?? '',
        discountDescription: words.get(id)?.discountDescription ?? '',
        endsAt,
        hasCountdown,
      }));
  },

  /** Campaigns that run now, each with its best sellers. */
  async runningCampaigns(skusEach: number): Promise<(CampaignRow & { linkUrl: string })[]> {
    return (await pricingRepository(db).running(skusEach)).map((row) => ({ ...row, linkUrl: campaignUrl(row) }));
  },

  /**
   * Counts an order's pieces against the promotions that priced them, and what the black card saved on it; inside the order's transaction.
   * @throws {MallError} PROMOTION_SOLD_OUT `{skuNumber}` when fewer are left than were priced
   */
  takePromotions: (customerId: number, orderId: string, lines: readonly Pick<PricedSku, 'skuNumber' | 'price'>[]): Promise<void> =>
    db.transaction(async (tx) => {
      const uses = lines.flatMap(({ skuNumber, price }) =>
        price?.promotion && price.promotion.pieces > 0
          ? [{ orderId, customerId, skuNumber, campaignId: price.promotion.offer.campaignId, quantity: price.promotion.pieces }]
          : [],
      );
      for (const use of uses.toSorted((a, b) => (a.skuNumber < b.skuNumber ? -1 : 1))) {
        if (!(await pricingRepository(tx).takePromotion(use))) throw new MallError('PROMOTION_SOLD_OUT', { skuNumber: use.skuNumber });
      }
      const saved = lines.reduce((sum, { price }) => sum + (price?.cardSaving ?? 0), 0);
      await pricingService(tx).noteCardSaving(customerId, orderId, saved);
    }),
  /** What the black card saved an order, in fen. */
  async noteCardSaving(customerId: number, orderId: string, saved: number): Promise<void> {
    if (saved > 0) await pricingRepository(db).noteCardSaving({ orderId, customerId, saved });
  },

  /** What a company saved by its black card, in fen, and by how many orders (rule account 26). */
  cardSavings: (customerId: number) => pricingRepository(db).cardSavings(customerId),

  /** A cancelled order's pieces may be bought at the promotion's price again, and its card saved nothing. */
  giveBackPromotions: (orderId: string): Promise<void> => pricingRepository(db).giveBackPromotions(orderId),

  /** One SKU's price as the API shows it. @throws {MallError} SKU_NOT_FOUND */
  async skuPrice(skuNumber: string, quantity: number | undefined, kp: Kp | undefined): Promise<SkuPrice> {
    if (!kp) {
      const smallest = await pricingRepository(db).smallestQuantity(skuNumber);
      if (!smallest) throw new MallError('SKU_NOT_FOUND', { skuNumber });
      return emptyPrice(skuNumber, quantity ?? smallest);
    }
    const [row] = await pricingRepository(db).candidates([skuNumber], kp.customerId);
    if (!row) throw new MallError('SKU_NOT_FOUND', { skuNumber });
    return skuPriceView(priced(row, quantity ?? row.minOrderQty), await pricingRepository(db).thresholdCampaigns([skuNumber]));
  },

  /** May this customer buy so many at the promotion's price? @throws {MallError} SKU_NOT_FOUND */
  async checkLimit(skuNumber: string, quantity: number, kp: Kp) {
    const [row] = await pricingRepository(db).candidates([skuNumber], kp.customerId);
    if (!row) throw new MallError('SKU_NOT_FOUND', { skuNumber });
    const { purchaseLimit, salesPackUom } = priced(row, quantity);
    const rule = { minOrderQty: row.minOrderQty, stepValue: row.stepValue, purchaseLimit };
    const decision = decideQuantity(quantity, rule);
    return {
      isAllowed: decision.ok,
      allowedQuantity: decision.ok ? quantity : Math.min(decision.quantity, largestQuantity(rule)),
      message: limitWords(purchaseLimit, quantity, salesPackUom) || (decision.ok ? '' : decision.message),
      discountPurchaseLimit: purchaseLimit,
    };
  },
});

function priced(row: PriceRow, quantity: number, quoted: readonly QuotedPrice[] = []): PricedSku {
  const { skuNumber, minOrderQty, stepValue, salesPackUom, isActive } = row;
  const price = row.isInquiryPrice
    ? quotedAlone(quoted, quantity)
    : appliedPrice(
        {
          list: row.list,
          tiers: row.tiers,
          agreement: row.agreement ?? undefined,
          agreementDiscount: row.agreementDiscount ?? undefined,
          exclusive: row.exclusive ?? undefined,
          blackCard: row.blackCard ?? undefined,
          promotions: row.promotions,
          quoted,
        },
        quantity,
      );
  const offer =
    row.promotions.find((one) => one.campaignId === price?.promotion?.offer.campaignId) ??
    row.promotions.find((one) => promotionLeft(one) === 0);
  return {
    skuNumber,
    quantity,
    minOrderQty,
    stepValue,
    salesPackUom,
    isActive,
    price,
    view: {
      ...priceView(price, row.tiers.length > 0),
      ...(row.needsBlackCard && price?.kind !== 'quoted' ? { needsBlackCard: true } : {}),
    },
    // A limit of a campaign is none of what was quoted.
    purchaseLimit: price && price.kind !== 'quoted' && offer ? limitView(offer) : null,
    quoted: quotedAt(quoted, quantity),
    row,
  };
}

/** What campaigns ask for and give at their first step: as for a line that reaches none yet. */
const firstSteps = (campaigns: readonly CartCampaign[]) =>
  campaigns.flatMap((campaign) => {
    const [sku = ''] = campaign.skus;
    return applyCampaigns([{ sku, quantity: 1, total: 1 }], [campaign]).applied;
  });
