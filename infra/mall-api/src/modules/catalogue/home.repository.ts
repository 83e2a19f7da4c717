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
export interface PromotionRow {
  id: number;
  name: string;
  description: string;
  endsAt: string;
  hasCountdown: boolean;
  skuIds: number[];
}

export const homeRepository = ({ sql }: Database) => ({
  /** Of each third-level category its best sellers. Walks one index, so it costs the same at a million SKUs. */
  bestOfCategories: (each: number) =>
    sql<ShelfRow[]>`
      select s.id, c.id as category_id, s.product_id, s.sales from category c
      cross join lateral (
        select id, product_id, sales from sku where category_id = c.id and is_active and not is_inquiry_price and source_sku is null
        order by sales desc limit ${each}
      ) s where c.level = 3 order by s.sales desc, s.id`,
  /** The newest that can be found, newest first. */
  newest: (most: number) =>
    sql<ShelfRow[]>`
      select s.id, s.category_id, s.product_id, s.sales from (select sku_id, listed, rank from sdoc order by listed desc, rank limit ${most}) d
      join sku s on s.id = d.sku_id order by d.listed desc, d.rank`,
  shown: (ids: readonly number[]) =>
    sql<ShownRow[]>`
      select s.id, s.sku_number, s.name, m.name as manufacturer_name, s.manufacturer_part_number, s.sales_pack_uom, s.min_order_qty
      from sku s join manufacturer m on m.id = s.manufacturer_id where s.id = any(${[...ids]}::int[])`,
  promotions: (skusEach: number) =>
    sql<PromotionRow[]>`
      select k.id, k.name, k.description, k.ends_at, k.kind = 10 as has_countdown,
        array(select p.sku_id from promotion_price p join sku s on s.id = p.sku_id and s.is_active where p.campaign_id = k.id order by s.sales desc limit ${skusEach}) as sku_ids
      from campaign k where now() >= k.starts_at and now() < k.ends_at order by (k.kind = 10) desc, k.id`,
});
