import {
  type DeliveryTimeId,
  decideArrival,
  decideDeliveryTime,
  deliveryTimeName,
  nextDay,
  onInquiry,
  sameDay,
  transitDays,
} from '../delivery-time/index.ts';
import { decideReservation, freeIn, type WarehouseStock, warehouseProvince, warehouseProvinces } from '../stock/index.ts';
import { decideWay, type OnSale, type Way } from './decide-way.ts';

/** A SKU as it stands on the shelf, seen from a sale region. */
export interface ShelfSku extends OnSale {
  leadTimeId: DeliveryTimeId;
  /** What lies where; warehouses that have none may be left out. */
  warehouses: readonly WarehouseStock[];
}

/** What is said of a SKU at a quantity, in a region, at an instant: the same wherever it is shown. */
export interface Sale extends Way {
  deliveryTimeId: DeliveryTimeId;
  /** '' where nothing is promised: it isn't sold. */
  deliveryTimeName: string;
  /** '2026-11-25'; '' where no day can be named. */
  arrivalDate: string;
  /** Where something is free, of what is sold. */
  warehouses: readonly WarehouseStock[];
  ownFree: number;
  totalFree: number;
}

/**
 * When the last of them arrives (rules delivery-time 7–11): what the own warehouse keeps leaves today, what others keep tomorrow, and what none has comes from
 * the supplier through the nearest. '' where nobody can name a day.
 */
function lastArrival(sku: ShelfSku, quantity: number, provinceId: number, at: string | number | Date): string {
  const decision = decideReservation(quantity, sku);
  if (!decision.ok) return '';
  const daysFrom = (province: number) => transitDays(province, provinceId);
  const dates = decision.kept.map(({ warehouseId }) => {
    const { isOwn, name } = sku.warehouses.find((one) => one.warehouseId === warehouseId)!;
    return decideArrival(isOwn ? sameDay : nextDay, daysFrom(warehouseProvince(name)), at);
  });
  if (decision.missing > 0) dates.push(decideArrival(sku.leadTimeId, Math.min(...warehouseProvinces.map(daysFrom)), at));
  return dates.includes('') ? '' : (dates.toSorted().at(-1) ?? '');
}

/**
 * What can be done with so many of a SKU now, and what is promised (rules product 19, 20; delivery-time 1, 7–11; stock 9). What isn't sold promises
 * nothing and has no stock to offer, whatever still lies about.
 * @param provinceId the sale region @param at the instant of asking
 */
export function decideSale(sku: ShelfSku, quantity: number, provinceId: number, at: string | number | Date): Sale {
  const stock = freeIn(sku.warehouses);
  const deliveryTimeId = decideDeliveryTime(quantity, { ...stock, leadTimeId: sku.leadTimeId });
  const way = decideWay(sku, deliveryTimeId);
  if (way.way === 'none')
    return { ...way, deliveryTimeId: onInquiry, deliveryTimeName: '', arrivalDate: '', warehouses: [], ownFree: 0, totalFree: 0 };
  return {
    ...way,
    deliveryTimeId,
    deliveryTimeName: deliveryTimeName(deliveryTimeId),
    arrivalDate: lastArrival(sku, quantity, provinceId, at),
    warehouses: sku.warehouses.filter(({ free }) => free > 0),
    ...stock,
  };
}
