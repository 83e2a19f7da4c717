import type { WarehouseStock } from '@mall/domain/stock';
import type { Database } from '../../database/database.ts';

/** A SKU with what its card and its page show; stock seen from a sale region. */
export interface SkuRow {
  id: number;
  skuNumber: string;
  productId: number;
  categoryId: number;
  manufacturerId: number;
  manufacturerName: string;
  isPrivate: boolean;
  name: string;
  series: string;
  manufacturerPartNumber: string;
  orderCode: string;
  attributes: [key: string, value: string][];
  packQty: number;
  packUom: string;
  salesPackUom: string;
  minOrderQty: number;
  stepValue: number;
  leadTimeId: number;
  isActive: boolean;
  isShortSupply: boolean;
  isInquiryPrice: boolean;
  isDropShip: boolean;
  isClearance: boolean;
  isFixedPrice: boolean;
  isBlackCard: boolean;
  isNonStandard: boolean;
  sourceSku: string | null;
  isStockHidden: boolean;
  /** What lies where, seen from a sale region; warehouses that never had any are absent. */
  warehouses: WarehouseStock[];
  hasRelations: boolean;
  hasReplaces: boolean;
  /** Each of its complete substitutes has a list price at least a tenth higher. */
  isEconomic: boolean;
  /** The private brand's best seller among its substitutes; null where there is none, or it is of that brand itself. */
  ownBrandSku: string | null;
  /** What its drawing and model are made of. */
  family: string;
  drawing: Record<string, string | number>;
}

/** What decides how a SKU is sold. */
export type SaleRow = Pick<
  SkuRow,
  'skuNumber' | 'minOrderQty' | 'isActive' | 'isShortSupply' | 'isInquiryPrice' | 'leadTimeId' | 'isStockHidden' | 'warehouses'
>;

/** A SKU as a suggestion shows it. */
export interface NamedRow {
  id: number;
  skuNumber: string;
  name: string;
  manufacturerPartNumber: string;
  orderCode: string;
  productId: number;
  isNonStandard: boolean;
  isActive: boolean;
}

/** Where a SKU stands: its brand, its category and those above it. */
export interface PlaceRow {
  skuNumber: string;
  manufacturerId: number;
  isPrivateBrand: boolean;
  categoryIds: number[];
}

export interface ProductRow {
  id: number;
  categoryId: number;
  manufacturerId: number;
  manufacturerName: string;
  name: string;
  series: string;
  family: string;
  description: { title: string; text: string }[];
  isNonStandard: boolean;
  options: { key: string; values: string[]; priceFactor?: number[] }[] | null;
  skuCount: number;
  /** Its best seller. */
  defaultSku: string;
}

/** SKUs and their products, with the stock of every warehouse (joined: a list of cards is one query). */
export const skuRepository = ({ sql }: Database) => {
  const stockJoin = (provinceId: number) => sql`
    left join lateral (
      select jsonb_agg(jsonb_build_object('warehouseId', w.id, 'name', w.name, 'isOwn', ${provinceId} = any(w.provinces), 'free', k.on_hand - k.reserved)
        order by w.id) as warehouses
      from stock k join warehouse w on w.id = k.warehouse_id where k.sku_id = s.id
    ) k on true`;
  const columns = (provinceId: number) => sql`
    s.id, s.sku_number, s.product_id, s.category_id, s.manufacturer_id, m.name as manufacturer_name, m.is_private, s.name, p.series,
    s.manufacturer_part_number, s.order_code, s.attributes, s.pack_qty, s.pack_uom, s.sales_pack_uom, s.min_order_qty, s.step_value, s.lead_time_id,
    s.is_active, s.is_short_supply, s.is_inquiry_price, s.is_drop_ship, s.is_clearance, s.is_fixed_price, s.is_black_card, p.is_non_standard, s.source_sku,
    s.is_stock_hidden, p.family, s.drawing, coalesce(k.warehouses, '[]') as warehouses,
    exists (select from sku_relation r where r.sku_id = s.id and r.kind in (2, 3)) as has_relations,
    exists (select from sku_relation r where r.sku_id = s.id and (r.kind = 1 or r.kind = 6 and not p.is_non_standard)) as has_replaces,
    coalesce(a.is_economic, false) as is_economic, case when m.is_private then null else a.own_brand_sku end as own_brand_sku
    from sku s join product p on p.id = s.product_id join manufacturer m on m.id = s.manufacturer_id
    ${stockJoin(provinceId)}
    left join lateral (
      select min(t.list_price) filter (where r.kind = 1) >= s.list_price * 1.1 as is_economic,
        (array_agg(t.sku_number order by r.kind, t.sales desc) filter (where o.is_private))[1] as own_brand_sku
      from sku_relation r join sku t on t.id = r.related_id and t.is_active and not t.is_short_supply join manufacturer o on o.id = t.manufacturer_id
      where r.sku_id = s.id and r.kind in (1, 6)
    ) a on true`;
  return {
    /** In the order asked for; unknown ids are left out. */
    async byIds(ids: readonly number[], provinceId: number): Promise<SkuRow[]> {
      if (ids.length === 0) return [];
      const rows = await sql<SkuRow[]>`select ${columns(provinceId)} where s.id = any(${[...ids]}::int[])`;
      const byId = new Map(rows.map((row) => [row.id, row]));
      return ids.map((id) => byId.get(id)).filter((row) => row !== undefined);
    },
    /** In the order asked for; unknown numbers are left out. */
    async byNumbers(numbers: readonly string[], provinceId: number): Promise<SkuRow[]> {
      if (numbers.length === 0) return [];
      const rows = await sql<SkuRow[]>`select ${columns(provinceId)} where s.sku_number = any(${[...numbers]}::text[])`;
      const byNumber = new Map(rows.map((row) => [row.skuNumber, row]));
      return numbers.map((number) => byNumber.get(number)).filter((row) => row !== undefined);
    },
    /** Where they stand in the catalogue: brand, category and those above it. Unknown numbers are left out. */
    places: (numbers: readonly string[]) =>
      sql<PlaceRow[]>`
        select s.sku_number, s.manufacturer_id, m.is_private as is_private_brand, array_remove(array[s.category_id, c3.parent_id, c2.parent_id], null) as category_ids
        from sku s join manufacturer m on m.id = s.manufacturer_id join category c3 on c3.id = s.category_id left join category c2 on c2.id = c3.parent_id
        where s.sku_number = any(${[...numbers]}::text[])`,
    /** Numbers of SKUs for sale in catalogue order, a stretch of them. */
    async numbersForSale(from: number, count: number): Promise<string[]> {
      const rows = await sql<{ skuNumber: string }[]>`
        select sku_number from sku where is_active and source_sku is null order by id offset ${from} limit ${count}`;
      return rows.map(({ skuNumber }) => skuNumber);
    },
    /** A product's SKUs for sale in catalogue order, at most `most`; the given one first of all if it would be cut off. */
    ofProduct: (productId: number, provinceId: number, most: number, including: string) =>
      sql<SkuRow[]>`
        select * from (
          select ${columns(provinceId)} where s.product_id = ${productId} and ((s.is_active and s.source_sku is null) or s.sku_number = ${including})
          order by (s.sku_number = ${including}) desc, s.id limit ${most}
        ) t order by id`,
    countOfProduct: async (productId: number) => {
      const [row] = await sql<
        { n: number }[]
      >`select count(*)::int as n from sku where product_id = ${productId} and is_active and source_sku is null`;
      return row?.n ?? 0;
    },
    async product(id: number): Promise<ProductRow | undefined> {
      const [row] = await sql<ProductRow[]>`
        select p.id, p.category_id, p.manufacturer_id, m.name as manufacturer_name, p.name, p.series, p.family, p.description, p.is_non_standard, p.options,
          (select count(*)::int from sku s where s.product_id = p.id and s.is_active and s.source_sku is null) as sku_count,
          coalesce((select s.sku_number from sku s where s.product_id = p.id and s.source_sku is null order by s.is_active desc, s.sales desc, s.id limit 1), '') as default_sku
        from product p join manufacturer m on m.id = p.manufacturer_id where p.id = ${id}`;
      return row;
    },
    /** The related SKUs that are for sale. @param kind null for all */
    related: (skuNumber: string, kind: number | null, offset: number, limit: number) =>
      sql<{ relatedId: number; kind: number; remark: string }[]>`
        select r.related_id, r.kind, r.remark
        from sku s join sku_relation r on r.sku_id = s.id join sku t on t.id = r.related_id and t.is_active
        where s.sku_number = ${skuNumber} and (${kind}::int is null or r.kind = ${kind}::int)
        order by r.kind, t.sales desc, t.id offset ${offset} limit ${limit}`,
    /** By SKU; complete substitutes of any brand and the private brand's optional ones, the cheapest of a kind first. @param most of each kind */
    cheapestSubstitutes: async (
      skuNumbers: readonly string[],
      most: number,
    ): Promise<{ skuNumber: string; sku: string; isPrivateBrand: boolean }[]> => [
      ...(await sql<{ skuNumber: string; sku: string; isPrivateBrand: boolean }[]>`
        select sku_number, sku, is_private_brand from (
          select s.sku_number, t.sku_number as sku, o.is_private as is_private_brand,
            row_number() over (partition by s.id, o.is_private order by t.list_price, t.id) as place
          from sku s join sku_relation r on r.sku_id = s.id and r.kind in (1, 6)
            join sku t on t.id = r.related_id and t.is_active and not t.is_short_supply and not t.is_inquiry_price
            join manufacturer o on o.id = t.manufacturer_id
          where s.sku_number = any(${[...skuNumbers]}::text[]) and (r.kind = 1 or o.is_private)
        ) c where place <= ${most} order by sku_number, place`),
    ],
    relatedCounts: (skuNumber: string) =>
      sql<{ kind: number; n: number }[]>`
        select r.kind, count(*)::int as n from sku s join sku_relation r on r.sku_id = s.id join sku t on t.id = r.related_id and t.is_active
        where s.sku_number = ${skuNumber} group by r.kind order by r.kind`,
    /** In no particular order; unknown numbers are left out. */
    forSale: (numbers: readonly string[], provinceId: number): Promise<SaleRow[]> =>
      sql<SaleRow[]>`
        select s.sku_number, s.min_order_qty, s.is_active, s.is_short_supply, s.is_inquiry_price, s.lead_time_id, s.is_stock_hidden,
          coalesce(k.warehouses, '[]') as warehouses
        from sku s ${stockJoin(provinceId)} where s.sku_number = any(${[...numbers]}::text[])`,
    /** In the order asked for; unknown ids are left out. */
    async names(ids: readonly number[]): Promise<NamedRow[]> {
      if (ids.length === 0) return [];
      const rows = await sql<NamedRow[]>`
        select s.id, s.sku_number, s.name, s.manufacturer_part_number, s.order_code, s.product_id, p.is_non_standard, s.is_active
        from sku s join product p on p.id = s.product_id where s.id = any(${[...ids]}::int[])`;
      const byId = new Map(rows.map((row) => [row.id, row]));
      return ids.map((id) => byId.get(id)).filter((row) => row !== undefined);
    },
    /** What is for members of the black card and for sale. A SKU's rank is how often it was sold. */
    async forMembers(offset: number, limit: number): Promise<{ ids: number[]; total: number }> {
      const [rows, [counted]] = await Promise.all([
        sql<{ id: number }[]>`
          select id from sku where is_black_card and is_active and source_sku is null order by sales desc, id offset ${offset} limit ${limit}`,
        sql<{ n: number }[]>`select count(*)::int as n from sku where is_black_card and is_active and source_sku is null`,
      ]);
      return { ids: rows.map(({ id }) => id), total: counted!.n };
    },
    /** Those of the numbers that are SKUs. */
    known: async (numbers: readonly string[]): Promise<string[]> =>
      (await sql<{ skuNumber: string }[]>`select sku_number from sku where sku_number = any(${[...numbers]}::text[])`).map(
        (row) => row.skuNumber,
      ),
    exists: async (skuNumber: string) => (await sql`select from sku where sku_number = ${skuNumber}`).length > 0,
  };
};
