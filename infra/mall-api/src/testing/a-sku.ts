import type { Database } from '../database/database.ts';

interface SkuDraft {
  id?: number;
  skuNumber?: string;
  name?: string;
  partNumber?: string;
  attributes?: [string, string][];
  listPrice?: number;
  tiers?: { from: number; price: number }[];
  minOrderQty?: number;
  stepValue?: number;
  leadTimeId?: number;
  isActive?: boolean;
  isInquiryPrice?: boolean;
  options?: { key: string; values: string[]; priceFactor: number[] }[];
  /** On hand by warehouse: 1 上海 (serves province 10009), 2 广州 (10019). */
  stock?: Record<number, number>;
}

let made = 0;

/** For tests: puts a SKU (and once its category, brand, warehouses) into the database and answers with its id and number. */
export async function aSku({ sql }: Database, draft: SkuDraft = {}): Promise<{ id: number; skuNumber: string }> {
  made += 1;
  const id = draft.id ?? made;
  const skuNumber = draft.skuNumber ?? `TT${10_000 + id}`;
  await sql`insert into category (id, parent_id, level, name, sort) values (11001, null, 1, '紧固件', 1), (22001, 11001, 2, '螺钉', 1), (33001, 22001, 3, '内六角圆柱头螺钉', 1) on conflict do nothing`;
  await sql`insert into manufacturer (id, name, pinyin, initial, country, introduction, mark)
    values (101, '火也', 'huoye', 'H', '中国', '自有品牌', '{"shape":"plain","text":"火也"}') on conflict do nothing`;
  await sql`insert into warehouse (id, name, provinces) values (1, '上海', '{10009}'), (2, '广州', '{10019}') on conflict do nothing`;
  await sql`insert into product (id, category_id, manufacturer_id, name, series, family, description, is_non_standard, options)
    values (${id}, 33001, 101, '火也 内六角圆柱头螺钉', 'HY系列', 'socket-cap-screw', '[{"title":"产品说明","text":"内六角圆柱头螺钉"}]',
      ${draft.options !== undefined}, ${draft.options ? sql.json(draft.options) : null})`;
  await sql`insert into sku (id, sku_number, product_id, category_id, manufacturer_id, name, manufacturer_part_number, order_code, attributes, drawing,
      pack_uom, sales_pack_uom, min_order_qty, step_value, list_price, tier_prices, lead_time_id, is_active, is_inquiry_price, listed_at)
    values (${id}, ${skuNumber}, ${id}, 33001, 101, ${draft.name ?? '火也 内六角圆柱头螺钉 M8×30 304不锈钢'}, ${draft.partNumber ?? `HY70-${id}`}, ${`101${id}`},
      ${sql.json(
        draft.attributes ?? [
          ['螺纹规格', 'M8'],
          ['公称长度', '30 mm'],
          ['材质', '304不锈钢'],
        ],
      )}, '{"d":8,"l":30}', '盒', '个',
      ${draft.minOrderQty ?? 1}, ${draft.stepValue ?? 1}, ${draft.listPrice ?? 1000}, ${sql.json(draft.tiers ?? [])}, ${draft.leadTimeId ?? 5},
      ${draft.isActive ?? true}, ${draft.isInquiryPrice ?? false}, now())`;
  for (const [warehouse, onHand] of Object.entries(draft.stock ?? {})) {
    await sql`insert into stock (sku_id, warehouse_id, on_hand) values (${id}, ${Number(warehouse)}, ${onHand})`;
  }
  return { id, skuNumber };
}
