import type { Database } from '../../database/database.ts';

/** A SKU as it is chosen by its attributes. */
export interface AttributedRow {
  id: number;
  skuNumber: string;
  productId: number;
  productName: string;
  /** How it is related, 0 for not at all. */
  kind: number;
  attributes: [key: string, value: string][];
}

const atMost = 1000;

/** SKUs for sale with their attributes, of a relation, of products, or as named. */
export const skuAttributesRepository = ({ sql }: Database) => ({
  /** In the order of kinds, then of sales. @param kinds empty for all */
  related: (skuNumber: string, kinds: readonly number[]): Promise<AttributedRow[]> =>
    sql<AttributedRow[]>`
      select t.id, t.sku_number, t.product_id, p.name as product_name, r.kind, t.attributes
      from sku s join sku_relation r on r.sku_id = s.id join sku t on t.id = r.related_id and t.is_active join product p on p.id = t.product_id
      where s.sku_number = ${skuNumber} and (${kinds.length === 0} or r.kind = any(${[...kinds]}::int[]))
      order by r.kind, t.sales desc, t.id limit ${atMost}`,
  /** Of what is drawn as this family: the best sellers first. */
  ofFamily: (family: string): Promise<AttributedRow[]> =>
    sql<AttributedRow[]>`
      select t.id, t.sku_number, t.product_id, p.name as product_name, 0 as kind, t.attributes
      from product p join sku t on t.product_id = p.id
      where p.family = ${family} and t.is_active and t.source_sku is null
      order by t.sales desc, t.id limit ${atMost}`,
  among: ({ ids = [], skuNumbers = [], productIds = [] }: SkuNames): Promise<AttributedRow[]> =>
    sql<AttributedRow[]>`
      select t.id, t.sku_number, t.product_id, p.name as product_name, 0 as kind, t.attributes
      from sku t join product p on p.id = t.product_id
      where t.is_active and (t.id = any(${[...ids]}::int[]) or t.sku_number = any(${[...skuNumbers]}::text[])
        or (t.source_sku is null and t.product_id = any(${[...productIds]}::int[])))
      order by t.sales desc, t.id limit ${atMost}`,
});

export interface SkuNames {
  ids?: readonly number[] | undefined;
  skuNumbers?: readonly string[] | undefined;
  productIds?: readonly number[] | undefined;
}
