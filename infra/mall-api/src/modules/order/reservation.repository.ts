import { columns } from '../../database/columns.ts';
import type { Database } from '../../database/database.ts';

/** Pieces that a warehouse keeps for a line of an order. */
export interface KeptStock {
  orderItemId: number;
  warehouseId: number;
  quantity: number;
}

export const reservationRepository = ({ sql }: Database) => ({
  insert: (kept: readonly KeptStock[]) =>
    kept.length === 0 ? Promise.resolve([]) : sql`insert into sales_order_reservation ${columns(sql, kept)}`,
  /** What is kept for these lines, locked until the transaction ends. */
  lock: (orderItemIds: readonly number[]) =>
    sql<(KeptStock & { skuNumber: string })[]>`
      select r.order_item_id, r.warehouse_id, r.quantity, i.sku_number
      from sales_order_reservation r join sales_order_item i on i.id = r.order_item_id
      where r.order_item_id = any(${[...orderItemIds]}::bigint[]) and r.quantity > 0 order by r.order_item_id, r.warehouse_id for update of r`,
  read: (orderItemIds: readonly number[]) =>
    sql<(KeptStock & { skuNumber: string })[]>`
      select r.order_item_id, r.warehouse_id, r.quantity, i.sku_number
      from sales_order_reservation r join sales_order_item i on i.id = r.order_item_id
      where r.order_item_id = any(${[...orderItemIds]}::bigint[]) and r.quantity > 0 order by r.order_item_id, r.warehouse_id`,
  reduce: ({ orderItemId, warehouseId, quantity }: KeptStock) => sql`
    update sales_order_reservation set quantity = quantity - ${quantity} where order_item_id = ${orderItemId} and warehouse_id = ${warehouseId}`,
  remove: (orderItemIds: readonly number[]) =>
    sql`delete from sales_order_reservation where order_item_id = any(${[...orderItemIds]}::bigint[])`,
});
