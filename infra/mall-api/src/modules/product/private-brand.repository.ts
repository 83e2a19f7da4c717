import type { Database } from '../../database/database.ts';

/** A SKU of a private brand, and the SKU of a named brand that it replaces completely and costs less than, by the list. */
export interface SubstitutePair {
  id: number;
  categoryId: number;
  manufacturerId: number;
  otherId: number;
  /** What the list price is lower by, of the named one's, in basis points. */
  share: number;
  attributes: [key: string, value: string][];
  otherAttributes: [key: string, value: string][];
}

/** So many products are compared, those of which most is sold. */
const pairsAtMost = 1000;

export const privateBrandRepository = ({ sql }: Database) => ({
  /**
   * Of each product of a private brand its best seller that replaces another maker's SKU completely: the same unit, pack and smallest quantity, a
   * price that both tell, and a lower one. Of several it replaces, that of which most is sold. What saves most comes first.
   */
  pairs: (privateIds: readonly number[]) =>
    sql<SubstitutePair[]>`
      select * from (
        select distinct on (s.product_id) s.id, s.category_id, s.manufacturer_id, o.id as other_id, s.sales,
          ((o.list_price - s.list_price)::bigint * 10000 / o.list_price)::int as share, s.attributes, o.attributes as other_attributes
        from sku s
        join sku_relation r on r.sku_id = s.id and r.kind = 1
        join sku o on o.id = r.related_id and o.is_active and not o.is_inquiry_price and not o.manufacturer_id = any(${[...privateIds]}::int[])
          and o.sales_pack_uom = s.sales_pack_uom and o.pack_qty = s.pack_qty and o.min_order_qty = s.min_order_qty and o.list_price > s.list_price
        where s.manufacturer_id = any(${[...privateIds]}::int[]) and s.is_active and not s.is_inquiry_price and s.source_sku is null
        order by s.product_id, s.sales desc, s.id, o.sales desc, o.id
      ) pair order by share desc, sales desc, id limit ${pairsAtMost}`,
});
