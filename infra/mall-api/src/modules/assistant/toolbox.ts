import type { OrderCard, OrderDetail } from '@mall/api-contract/order';
import type { SkuPriceAndDeliveryTime } from '@mall/api-contract/pricing';
import type { SkuCard } from '@mall/api-contract/product';
import { mergedQuantity } from '@mall/domain/cart';
import type { Database } from '../../database/database.ts';
import type { Caller } from '../../http/caller.ts';
import { MallError } from '../../http/mall-error.ts';
import { priceAndDelivery } from '../product/price-and-delivery.service.ts';
import { cardOf, pricesOf } from '../product/sku-cards.ts';
import { type SkuRow, skuRows } from '../product/sku-rows.ts';
import type { SearchEngine } from '../search/search-engine.ts';

/** A SKU as the assistant may tell this caller: without price and stock for a visitor. */
export interface ProductFacts {
  card: SkuCard;
  quantity: number;
  deal: SkuPriceAndDeliveryTime;
  /** A configurable product itself: its parameters have to be chosen on its page. */
  isSpecificationOpen: boolean;
}

/** Where orders are looked up. */
export interface OrderLookup {
  /** @throws {MallError} ORDER_NOT_FOUND, for another company's order too */
  detail(customerId: number, where: { orderNumber: string }): Promise<OrderDetail>;
  /** Newest first. */
  page(customerId: number, search: { pageSize: number }): Promise<{ items: OrderCard[] }>;
}
export interface AssistantSources {
  db: Database;
  engine: SearchEngine;
  orders: OrderLookup;
}

/** What the assistant can look up for one caller. It sees exactly what that caller may see. */
export function assistantTools({ db, engine, orders }: AssistantSources, caller: Pick<Caller, 'kp' | 'provinceId'>) {
  const facts = async (rows: readonly SkuRow[], wanted?: number): Promise<ProductFacts[]> => {
    const lines = rows.map((row) => ({ skuNumber: row.skuNumber, quantity: validQuantity(row, wanted) }));
    const [prices, deals] = await Promise.all([pricesOf(db, rows, caller), priceAndDelivery(db, lines, caller)]);
    return rows.flatMap((row, index) => {
      const deal = deals.get(row.skuNumber);
      const isSpecificationOpen = row.isNonStandard && row.sourceSku === null;
      return deal
        ? [{ card: cardOf(row, prices(row.skuNumber), caller), quantity: lines[index]!.quantity, deal, isSpecificationOpen }]
        : [];
    });
  };
  return {
    isSignedIn: caller.kp !== undefined,

    /** The catalogue's best answers. `isPerfect` false: something of the keyword was not understood or not found. */
    async search(keyword: string, quantity?: number, limit = 4) {
      const meant = inFull(keyword);
      const exactly = meant === keyword ? undefined : await engine.search({ keyword: meant, limit, withoutFacets: true });
      const found = exactly?.isPerfectMatch && exactly.total > 0 ? exactly : await engine.search({ keyword, limit, withoutFacets: true });
      const rows = await skuRows(db).byIds(found.skuIds.slice(0, limit), caller.provinceId);
      return { total: found.total, isPerfect: found.isPerfectMatch, isEstimated: found.isEstimated, products: await facts(rows, quantity) };
    },

    /** SKUs by their numbers, in the order asked for; unknown ones are left out. @param quantity moved up to what may be bought */
    async products(skuNumbers: readonly string[], quantity?: number): Promise<ProductFacts[]> {
      const numbers = skuNumbers.map((number) => number.toUpperCase()).slice(0, 20);
      return facts(await skuRows(db).byNumbers(numbers, caller.provinceId), quantity);
    },

    /** The caller's own company's order; undefined where there is none of that number, or nobody is signed in. */
    async order(orderNumber: string): Promise<OrderDetail | undefined> {
      if (!caller.kp) return undefined;
      return orders.detail(caller.kp.customerId, { orderNumber }).catch((error: unknown) => {
        if (error instanceof MallError && error.reason === 'ORDER_NOT_FOUND') return undefined;
        throw error;
      });
    },

    /** The company's newest orders. */
    async recentOrders(count = 3) {
      if (!caller.kp) return [];
      return (await orders.page(caller.kp.customerId, { pageSize: count })).items;
    },
  };
}
export type AssistantTools = ReturnType<typeof assistantTools>;

/** What a buyer means by a name that several parts could bear: 内六角螺钉 is the one with the cylindrical head unless another is named. */
const inFull = (keyword: string) => keyword.replace(/内六角(?:螺钉|螺丝|螺栓)/, '内六角圆柱头螺钉');

const validQuantity = (row: Pick<SkuRow, 'minOrderQty' | 'stepValue'>, wanted: number | undefined) =>
  wanted === undefined ? row.minOrderQty : mergedQuantity(0, Math.min(wanted, 9999), row);
