import type { Database } from '../../database/database.ts';

export interface StockRow {
  skuId: number;
  skuNumber: string;
  warehouseId: number;
  warehouseName: string;
  /** This warehouse serves the sale region asked for. */
  isOwn: boolean;
  free: number;
}

export interface StockMove {
  skuNumber: string;
  warehouseId: number;
  quantity: number;
}

export const stockRepository = ({ sql }: Database) => ({
  /** Free pieces by SKU and warehouse. SKUs nobody stocks are absent. */
  read: (skuNumbers: readonly string[], provinceId: number) =>
    sql<StockRow[]>`
      select s.id as sku_id, s.sku_number, w.id as warehouse_id, w.name as warehouse_name, ${provinceId} = any(w.provinces) as is_own,
        k.on_hand - k.reserved as free
      from sku s join stock k on k.sku_id = s.id join warehouse w on w.id = k.warehouse_id
      where s.sku_number = any(${[...skuNumbers]}::text[]) order by s.id, w.id`,

  /** As `read`, and nobody else changes these rows until the transaction ends. Always in the same order, so two callers never wait for each other. */
  lock: (skuNumbers: readonly string[], provinceId: number) =>
    sql<StockRow[]>`
      select s.id as sku_id, s.sku_number, w.id as warehouse_id, w.name as warehouse_name, ${provinceId} = any(w.provinces) as is_own,
        k.on_hand - k.reserved as free
      from sku s join stock k on k.sku_id = s.id join warehouse w on w.id = k.warehouse_id
      where s.sku_number = any(${[...skuNumbers]}::text[]) order by s.id, w.id for update of k`,

  /** The warehouse that serves a province, else the first one. */
  async warehouseFor(provinceId: number): Promise<{ id: number; name: string } | undefined> {
    const [row] = await sql<{ id: number; name: string }[]>`
      select id, name from warehouse order by ${provinceId} = any(provinces) desc, id limit 1`;
    return row;
  },

  /** Lead times of the SKUs that exist. */
  leadTimes: (skuNumbers: readonly string[]) =>
    sql<{ skuNumber: string; leadTimeId: number }[]>`
      select sku_number, lead_time_id from sku where sku_number = any(${[...skuNumbers]}::text[])`,

  /** Adds to (or takes from, where negative) what is on hand and what is reserved, both times each move's quantity. */
  async move(moves: readonly StockMove[], onHand: -1 | 0 | 1, reserved: -1 | 0 | 1) {
    if (moves.length === 0) return;
    await sql`
      update stock k set on_hand = k.on_hand + ${onHand} * m.quantity, reserved = k.reserved + ${reserved} * m.quantity
      from (
        select s.id as sku_id, m.warehouse_id, sum(m.quantity)::int as quantity
        from unnest(${moves.map((one) => one.skuNumber)}::text[], ${moves.map((one) => one.warehouseId)}::int[], ${moves.map((one) => one.quantity)}::int[])
          as m (sku_number, warehouse_id, quantity) join sku s on s.sku_number = m.sku_number
        group by 1, 2
      ) m
      where k.sku_id = m.sku_id and k.warehouse_id = m.warehouse_id`;
  },

  async addOnHand(moves: readonly StockMove[]) {
    if (moves.length === 0) return;
    await sql`
      insert into stock as k (sku_id, warehouse_id, on_hand)
      select s.id, m.warehouse_id, sum(m.quantity)::int
      from unnest(${moves.map((one) => one.skuNumber)}::text[], ${moves.map((one) => one.warehouseId)}::int[], ${moves.map((one) => one.quantity)}::int[])
        as m (sku_number, warehouse_id, quantity) join sku s on s.sku_number = m.sku_number
      group by 1, 2 order by 1, 2
      on conflict (sku_id, warehouse_id) do update set on_hand = k.on_hand + excluded.on_hand`;
  },
});
