import { packageOrigin, supplierOriginName, warehouseOriginName } from '@mall/domain/stock';
import type { Database } from '../../database/database.ts';
import { isRefusal, MallError } from '../../http/mall-error.ts';
import { type StockMove, stockService } from '../stock/stock.service.ts';
import { orderRepository } from './order.repository.ts';
import { type KeptStock, reservationRepository } from './reservation.repository.ts';

/**
 * Keeps stock for an order's lines, as much as the warehouses have; the supplier delivers the rest in the promised time.
 * @throws {MallError} STOCK_NOT_ENOUGH, SKU_NOT_FOUND
 */
export async function reserveStock(
  tx: Database,
  items: readonly { orderItemId: number; skuNumber: string; quantity: number }[],
  provinceId: number,
): Promise<void> {
  const { reserved } = await stockService(tx).reserve(items, provinceId);
  await keepReserved(tx, items, reserved);
}

/** Pieces that were reserved are kept for an order's lines from now on. */
export async function keepReserved(
  tx: Database,
  items: readonly { orderItemId: number; skuNumber: string; quantity: number }[],
  moves: readonly StockMove[],
): Promise<void> {
  const reserved = moves.map((one) => ({ ...one }));
  const kept: KeptStock[] = [];
  for (const item of items) {
    let left = item.quantity;
    for (const move of reserved.filter((one) => one.skuNumber === item.skuNumber)) {
      const quantity = Math.min(left, move.quantity);
      if (quantity === 0) continue;
      move.quantity -= quantity;
      left -= quantity;
      kept.push({ orderItemId: item.orderItemId, warehouseId: move.warehouseId, quantity });
    }
  }
  await reservationRepository(tx).insert(kept);
}

/** What warehouses keep for an order's lines, by SKU. */
export async function keptFor(db: Database, items: readonly { id: number }[]): Promise<(KeptStock & { skuNumber: string })[]> {
  return [...(await reservationRepository(db).read(items.map(({ id }) => id)))];
}

/** The goods go to another province: the warehouses there keep them from now on. All that was kept stays kept, because the rows are locked meanwhile. */
export async function moveStock(
  tx: Database,
  orderId: string,
  items: readonly { id: number; skuNumber: string; quantity: number }[],
  provinceId: number,
): Promise<void> {
  await stockService(tx).hold(items.map(({ skuNumber }) => skuNumber));
  const kept = await keptFor(tx, items);
  const short = (id: number, quantity: number) =>
    quantity - kept.filter(({ orderItemId }) => orderItemId === id).reduce((sum, one) => sum + one.quantity, 0);
  await releaseStock(tx, orderId);
  // What the supplier was to deliver he delivers still: stock that nobody kept for it isn't taken from others who order now.
  await reserveStock(
    tx,
    items
      .map(({ id, skuNumber, quantity }) => ({ orderItemId: id, skuNumber, quantity: quantity - short(id, quantity) }))
      .filter(({ quantity }) => quantity > 0),
    provinceId,
  );
}

/** A cancelled order's stock is free again. */
export async function releaseStock(tx: Database, orderId: string): Promise<void> {
  const itemIds = (await orderRepository(tx).items([orderId])).map(({ id }) => id);
  const kept = await reservationRepository(tx).lock(itemIds);
  if (kept.length === 0) return;
  await stockService(tx).release(kept.map(({ skuNumber, warehouseId, quantity }) => ({ skuNumber, warehouseId, quantity })));
  await reservationRepository(tx).remove(itemIds);
}

/**
 * The pieces of a package leave their warehouses. What was not kept for the line comes from stock that has arrived meanwhile,
 * and else straight from the supplier, who ships it himself.
 * @returns where the package leaves from
 */
export async function shipStock(
  tx: Database,
  parts: readonly { lineId: number; quantity: number; skuNumber: string }[],
  provinceId: number,
): Promise<string> {
  const reservations = reservationRepository(tx);
  const kept = await reservations.lock(parts.map(({ lineId }) => lineId));
  const taken: StockMove[] = [];
  const short: { skuNumber: string; quantity: number }[] = [];
  for (const part of parts) {
    let left = part.quantity;
    for (const one of kept.filter(({ orderItemId }) => orderItemId === part.lineId)) {
      const quantity = Math.min(left, one.quantity);
      if (quantity === 0) continue;
      left -= quantity;
      taken.push({ skuNumber: one.skuNumber, warehouseId: one.warehouseId, quantity });
      await reservations.reduce({ ...one, quantity });
    }
    short.push({ skuNumber: part.skuNumber, quantity: left });
  }
  // Asked for all lines at once, those with nothing short too: so their rows are locked in one order and nobody waits in a circle.
  const { reserved, missing } = await reserveArrived(tx, short, provinceId);
  taken.push(...reserved);
  const fromSupplier = missing.reduce((sum, one) => sum + one.quantity, 0);
  await stockService(tx).take(taken);
  const origin = packageOrigin(taken, fromSupplier);
  if (origin === 'supplier') return supplierOriginName;
  const [sku] = taken;
  const { warehouses = [] } = (await stockService(tx).available([sku!.skuNumber], provinceId)).get(sku!.skuNumber) ?? {};
  return warehouseOriginName(warehouses.find(({ warehouseId }) => warehouseId === origin)?.name);
}

/** Stock that came in after the order was placed, kept now so that it can be taken. */
const reserveArrived = (tx: Database, lines: readonly { skuNumber: string; quantity: number }[], provinceId: number) =>
  stockService(tx)
    .reserve(lines, provinceId)
    .catch((error: unknown) => {
      // Short, and nobody knows when more comes: then this part cannot be shipped.
      throw isRefusal(error, 'STOCK_NOT_ENOUGH') ? new MallError('ORDER_STOCK_SHORT', error.details) : error;
    });
