import { decideReservation, freeIn, type WarehouseStock } from '@mall/domain/stock';
import type { Database } from '../../database/database.ts';
import { MallError } from '../../http/mall-error.ts';
import { type StockMove, type StockRow, stockRepository } from './stock.repository.ts';

export type { StockMove } from './stock.repository.ts';

/** What of one SKU is free, seen from a sale region. */
export interface SkuAvailability {
  skuNumber: string;
  /** In the warehouse that serves the region. */
  ownFree: number;
  totalFree: number;
  /** 3–16, or 17 for unknown. */
  leadTimeId: number;
  warehouses: WarehouseStock[];
}

export interface Reservation {
  /** Which warehouse keeps how many of which SKU. Keep these: `take` and `release` want them back. */
  reserved: StockMove[];
  /** What no warehouse has now and the supplier has to deliver within the SKU's lead time. */
  missing: { skuNumber: string; quantity: number }[];
}

/**
 * What is in the five warehouses (rules stock 1–4): reserved when an order is confirmed, taken when it ships, released when
 * it is cancelled, never below zero. SKUs are named by their numbers; an unknown number is left out of `available` and refused by `reserve`.
 */
export const stockService = (db: Database) => ({
  /** @param provinceId the sale region */
  async available(skuNumbers: readonly string[], provinceId: number): Promise<Map<string, SkuAvailability>> {
    const stock = stockRepository(db);
    const [rows, leadTimes] = await Promise.all([stock.read(skuNumbers, provinceId), stock.leadTimes(skuNumbers)]);
    return summed(rows, leadTimes);
  },

  /**
   * Keeps pieces for an order: the region's own warehouse first, then the fullest. What is short waits for the supplier.
   * @throws {MallError} STOCK_NOT_ENOUGH `{skuNumber, available}` when pieces are short and no lead time is known; SKU_NOT_FOUND
   */
  reserve: (lines: readonly { skuNumber: string; quantity: number }[], provinceId: number): Promise<Reservation> =>
    db.transaction(async (tx) => {
      const wanted = new Map<string, number>();
      for (const { skuNumber, quantity } of lines) wanted.set(skuNumber, (wanted.get(skuNumber) ?? 0) + quantity);
      const stock = stockRepository(tx);
      const rows = await stock.lock([...wanted.keys()], provinceId);
      const found = summed(rows, await stock.leadTimes([...wanted.keys()]));
      const reservation: Reservation = { reserved: [], missing: [] };
      for (const [skuNumber, quantity] of wanted) {
        const sku = found.get(skuNumber);
        if (!sku) throw new MallError('SKU_NOT_FOUND', { skuNumber });
        const decision = decideReservation(quantity, sku);
        if (!decision.ok) throw new MallError(decision.reason, { skuNumber, available: decision.available });
        reservation.reserved.push(...decision.kept.map((one) => ({ skuNumber, ...one })));
        if (decision.missing > 0) reservation.missing.push({ skuNumber, quantity: decision.missing });
      }
      await stock.move(reservation.reserved, 0, 1);
      return reservation;
    }),

  /** Nobody else moves stock of these SKUs until the transaction ends: before several moves, so that they are locked in one order. */
  async hold(skuNumbers: readonly string[]): Promise<void> {
    await stockRepository(db).lock([...new Set(skuNumbers)], 0);
  },

  /** The pieces leave their warehouses. */
  take: (reserved: readonly StockMove[]): Promise<void> =>
    db.transaction(async (tx) => {
      await lockFor(tx, reserved);
      await stockRepository(tx).move(reserved, -1, -1);
    }),

  /** The pieces are free again. */
  release: (reserved: readonly StockMove[]): Promise<void> =>
    db.transaction(async (tx) => {
      await lockFor(tx, reserved);
      await stockRepository(tx).move(reserved, 0, -1);
    }),

  /** The warehouse that serves a province: there goods come back to. @throws {Error} a mall without warehouses */
  async warehouseFor(provinceId: number): Promise<{ id: number; name: string }> {
    const found = await stockRepository(db).warehouseFor(provinceId);
    if (!found) throw new Error('there is no warehouse');
    return found;
  },

  /** Goods come in from a supplier or back from a customer. */
  receive: (goods: readonly StockMove[]): Promise<void> => stockRepository(db).addOnHand(goods),
});

const lockFor = (tx: Database, moves: readonly StockMove[]) => stockRepository(tx).lock([...new Set(moves.map((one) => one.skuNumber))], 0);

function summed(rows: readonly StockRow[], leadTimes: readonly { skuNumber: string; leadTimeId: number }[]): Map<string, SkuAvailability> {
  const stocks = new Map<string, WarehouseStock[]>(leadTimes.map(({ skuNumber }) => [skuNumber, []]));
  for (const { skuNumber, warehouseId, warehouseName, isOwn, free } of rows)
    stocks.get(skuNumber)?.push({ warehouseId, name: warehouseName, isOwn, free });
  return new Map(
    leadTimes.map(({ skuNumber, leadTimeId }) => {
      const warehouses = stocks.get(skuNumber)!;
      return [skuNumber, { skuNumber, ...freeIn(warehouses), leadTimeId, warehouses }];
    }),
  );
}
