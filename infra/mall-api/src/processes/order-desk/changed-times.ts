import type { OrderLineTime } from '@mall/api-contract/order';
import { decideDeliveryTime, deliveryTimeName, timesOfLines } from '@mall/domain/delivery-time';
import type { DeliveryMethod } from '@mall/domain/order';
import type { Database } from '../../database/database.ts';
import type { OrderItemRow, OrderRow } from '../../modules/order/order.types.ts';
import { keptFor } from '../../modules/order/order-stock.ts';
import { stockService } from '../../modules/stock/stock.service.ts';

export interface ChangedTimes {
  /** Each line's own time, as it is kept. */
  own: { id: number; timeId: number; name: string }[];
  /** As the buyer sees them, beside what stands now. */
  shown: OrderLineTime[];
}

/**
 * When the lines of an order leave for a province (rules delivery-time 1; order 22, 25). What is kept for the order counts as free for it. What no warehouse
 * has comes as promised when it was ordered, or quoted.
 */
export async function changedTimes(
  db: Database,
  order: Pick<OrderRow, 'deliveryMethod'>,
  items: readonly OrderItemRow[],
  { provinceId, deliveryMethod }: { provinceId: number; deliveryMethod: DeliveryMethod },
): Promise<ChangedTimes> {
  const [available, kept] = await Promise.all([
    stockService(db).available(
      items.map(({ skuNumber }) => skuNumber),
      provinceId,
    ),
    keptFor(db, items),
  ]);
  const own = items.map(({ id, skuNumber, quantity, deliveryTimeId }) => {
    const stock = available.get(skuNumber);
    const mine = kept.filter(({ orderItemId }) => orderItemId === id);
    const inOwn = mine.filter(({ warehouseId }) => stock?.warehouses.some((one) => one.warehouseId === warehouseId && one.isOwn));
    const pieces = (some: readonly { quantity: number }[]) => some.reduce((sum, one) => sum + one.quantity, 0);
    const promised = deliveryTimeId >= 3 ? deliveryTimeId : (stock?.leadTimeId ?? deliveryTimeId);
    const timeId = decideDeliveryTime(quantity, {
      ownFree: (stock?.ownFree ?? 0) + pieces(inOwn),
      totalFree: (stock?.totalFree ?? 0) + pieces(mine),
      leadTimeId: promised,
    });
    return { id, timeId, name: deliveryTimeName(timeId) };
  });
  const before = timesOfLines(
    order.deliveryMethod === 'together',
    items.map(({ deliveryTimeId }) => deliveryTimeId),
  );
  const after = timesOfLines(
    deliveryMethod === 'together',
    own.map(({ timeId }) => timeId),
  );
  const shown = items.map(({ id, skuNumber: sku, productName }, at) => ({
    ...{ id, sku, productName, shownTimeId: before[at]!.id, shownTimeName: before[at]!.name },
    ...{ dynamicDeliveryTimeId: after[at]!.id, dynamicDeliveryTimeName: after[at]!.name },
  }));
  return { own, shown };
}
