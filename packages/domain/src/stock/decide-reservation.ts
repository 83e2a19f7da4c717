import { type DeliveryTimeId, onInquiry } from '../delivery-time/index.ts';
import { freeIn, type WarehouseStock } from './warehouse-stock.ts';

export type ReservationDecision =
  /** `missing`: pieces that no warehouse has and that wait for the supplier. */
  | { ok: true; kept: { warehouseId: number; quantity: number }[]; missing: number }
  | { ok: false; reason: 'STOCK_NOT_ENOUGH'; available: number };

/**
 * Which warehouses keep these pieces (rules stock 3, 4)? The region's own first, then the fullest one. What none has waits for the supplier; with
 * an unknown lead time it is refused.
 */
export function decideReservation(
  quantity: number,
  { warehouses, leadTimeId }: { warehouses: readonly WarehouseStock[]; leadTimeId: DeliveryTimeId },
): ReservationDecision {
  const { totalFree } = freeIn(warehouses);
  if (totalFree < quantity && leadTimeId === onInquiry) return { ok: false, reason: 'STOCK_NOT_ENOUGH', available: totalFree };
  const kept: { warehouseId: number; quantity: number }[] = [];
  let missing = quantity;
  for (const { warehouseId, free } of warehouses.toSorted((a, b) => Number(b.isOwn) - Number(a.isOwn) || b.free - a.free)) {
    const taken = Math.min(missing, free);
    if (taken <= 0) continue;
    kept.push({ warehouseId, quantity: taken });
    missing -= taken;
  }
  return { ok: true, kept, missing };
}
