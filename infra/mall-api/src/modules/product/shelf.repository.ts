import type { Database } from '../../database/database.ts';

/** A SKU as the home page's shelves choose among. */
export interface ShelfRow {
  id: number;
  categoryId: number;
  productId: number;
  sales: number;
}
export interface ShownRow {
  id: number;
  skuNumber: string;
  name: string;
  manufacturerName: string;
  manufacturerPartNumber: string;
  salesPackUom: string;
  minOrderQty: number;
}
/** What the home page's shelves choose among and show. */
export const shelfRepository = ({ sql }: Database) => ({
  /** Of each third-level category its best sellers. Walks one index, so it costs the same at a million SKUs. */
  bestOfCategories: (each: number) =>
    sql<ShelfRow[]>`
      select s.id, c.id as category_id, s.product_id, s.sales from category c
      cross join lateral (
        select id, product_id, sales from sku where category_id = c.id and is_active and not is_inquiry_price and source_sku is null
        order by sales desc limit ${each}
      ) s where c.level = 3 order by s.sales desc, s.id`,
  /** In the order asked for. */
  async among(ids: readonly number[]): Promise<ShelfRow[]> {
    const rows = await sql<ShelfRow[]>`select id, category_id, product_id, sales from sku where id = any(${[...ids]}::int[])`;
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => byId.get(id)).filter((row) => row !== undefined);
  },
  shown: (ids: readonly number[]) =>
    sql<ShownRow[]>`
      select s.id, s.sku_number, s.name, m.name as manufacturer_name, s.manufacturer_part_number, s.sales_pack_uom, s.min_order_qty
      from sku s join manufacturer m on m.id = s.manufacturer_id where s.id = any(${[...ids]}::int[])`,
});
