import type { SkuPriceAndDeliveryTime } from '@mall/api-contract/pricing';
import type { SkuCard } from '@mall/api-contract/product';
import { may } from '@mall/domain/account';
import { mergedQuantity } from '@mall/domain/cart';
import type { Database } from '../../database/database.ts';
import type { Caller } from '../../http/caller.ts';
import { withoutAmounts } from '../../http/door/without-amounts.ts';
import { priceAndDelivery } from '../product/price-and-delivery.service.ts';
import { cardOf, pricesOf } from '../product/sku-cards.ts';
import { type SkuRow, skuRows } from '../product/sku-rows.ts';
import type { FacetGroup, SearchAnswer, SearchEngine, SearchRequest } from '../search/search-engine.ts';
import type { UseTool } from './use-tool.ts';

/** A SKU as the assistant may tell this caller: without price and stock for a visitor. */
export interface ProductFacts {
  card: SkuCard;
  quantity: number;
  deal: SkuPriceAndDeliveryTime;
  /** A configurable product itself: its parameters have to be chosen on its page. */
  isSpecificationOpen: boolean;
}

export interface AssistantSources {
  db: Database;
  engine: SearchEngine;
}

/** What was found, as who asks may see it. `isPerfect` false: something of the keyword was not understood or not found. */
export interface Found {
  total: number;
  isPerfect: boolean;
  isEstimated: boolean;
  products: ProductFacts[];
  facets: FacetGroup[];
  /** What each piece of the keyword was taken for; the noun first. */
  understood: SearchAnswer['understood'];
  /** What of it nothing has. */
  relaxed: SearchAnswer['relaxed'];
}

export type Understood = Pick<Found, 'total' | 'isPerfect' | 'understood' | 'relaxed'>;

/**
 * What the assistant can look up for one caller. It sees exactly what that caller may see.
 * @param use the declared tools, as this caller
 */
export function assistantTools({ db, engine }: AssistantSources, caller: Pick<Caller, 'kp' | 'provinceId'>, use: UseTool) {
  const asSeen = <T>(found: T): T => (caller.kp && !may(caller.kp, 'seePrices') ? (withoutAmounts(found) as T) : found);
  const facts = async (rows: readonly SkuRow[], wanted?: number, provinceId = caller.provinceId): Promise<ProductFacts[]> => {
    const lines = rows.map((row) => ({ skuNumber: row.skuNumber, quantity: validQuantity(row, wanted) }));
    const viewer = { ...caller, provinceId };
    const [prices, deals] = await Promise.all([pricesOf(db, rows, viewer), priceAndDelivery(db, lines, viewer)]);
    return asSeen(
      rows.flatMap((row, index) => {
        const deal = deals.get(row.skuNumber);
        const isSpecificationOpen = row.isNonStandard && row.sourceSku === null;
        return deal
          ? [{ card: cardOf(row, prices(row.skuNumber), viewer), quantity: lines[index]!.quantity, deal, isSpecificationOpen }]
          : [];
      }),
    );
  };
  const found = async (request: SearchRequest, quantity?: number): Promise<Found> => {
    const { skuIds, total, isPerfectMatch, isEstimated, facets, understood, relaxed } = await engine.search(request);
    const rows = await skuRows(db).byIds(skuIds, caller.provinceId);
    return { total, isPerfect: isPerfectMatch, isEstimated, products: await facts(rows, quantity), facets, understood, relaxed };
  };
  return {
    use,
    isSignedIn: caller.kp !== undefined,
    seesPrices: caller.kp !== undefined && may(caller.kp, 'seePrices'),
    provinceId: caller.provinceId,

    /** The values that the search's synonyms say are fit for a wish (rule search 63). */
    async qualities() {
      const { synonyms } = await engine.state();
      return (wish: string) => synonyms.quality(wish);
    },

    /** The catalogue's best answers. */
    async search(request: SearchRequest & { keyword: string }, quantity?: number): Promise<Found> {
      const meant = inFull(request.keyword);
      const exactly = meant === request.keyword ? undefined : await found({ limit: 4, ...request, keyword: meant }, quantity);
      return exactly?.isPerfect && exactly.total > 0 ? exactly : found({ limit: 4, ...request }, quantity);
    },

    /** What a keyword says, and how much there is of it; no goods are read. */
    async understand(keyword: string): Promise<Understood> {
      const { total, isPerfectMatch, understood, relaxed } = await engine.search({ keyword, limit: 1, withoutFacets: true });
      return { total, isPerfect: isPerfectMatch, understood, relaxed };
    },

    /** Goods of one product, or of one category, without a keyword. */
    browse: (request: SearchRequest, quantity?: number) => found({ limit: 4, ...request }, quantity),

    /** SKUs by their numbers, in the order asked for; unknown ones are left out. @param quantity moved up to what may be bought */
    async products(skuNumbers: readonly string[], quantity?: number, provinceId = caller.provinceId): Promise<ProductFacts[]> {
      const numbers = skuNumbers.map((number) => number.toUpperCase()).slice(0, 20);
      return facts(await skuRows(db).byNumbers(numbers, provinceId), quantity, provinceId);
    },
  };
}
export type AssistantTools = ReturnType<typeof assistantTools>;

/** What a buyer means by a name that several parts could bear: 内六角螺钉 is the one with the cylindrical head unless another is named. */
const inFull = (keyword: string) => keyword.replace(/内六角(?:螺钉|螺丝|螺栓)/, '内六角圆柱头螺钉');

const validQuantity = (row: Pick<SkuRow, 'minOrderQty' | 'stepValue'>, wanted: number | undefined) =>
  wanted === undefined ? row.minOrderQty : mergedQuantity(0, Math.min(wanted, 9999), row);
