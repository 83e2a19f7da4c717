import type { ConfiguredPart, PartOption } from '@mall/domain/product';
import type { Database } from '../../database/database.ts';

/** The SKU that a configurable product is ordered from. */
export interface SourceRow {
  id: number;
  skuNumber: string;
  productId: number;
  manufacturerPartNumber: string;
  name: string;
  attributes: [string, string][];
  /** Fen. */
  listPrice: number;
  isActive: boolean;
  options: PartOption[] | null;
}

const numberLock = 530;

/** Parts made of chosen parameters: SKUs that name the SKU they were made from. */
export const configuredPartRepository = ({ sql }: Database) => ({
  /** The source of this SKU: itself, unless it was made from another. */
  async sourceOf(skuNumber: string): Promise<SourceRow | undefined> {
    const [row] = await sql<SourceRow[]>`
      select s.id, s.sku_number, s.product_id, s.manufacturer_part_number, s.name, s.attributes, s.list_price, s.is_active, p.options
      from sku s join product p on p.id = s.product_id
      where s.sku_number = (select coalesce(o.source_sku, o.sku_number) from sku o where o.sku_number = ${skuNumber})`;
    return row;
  },
  /** Puts a part beside its source; one that is there already stays as it is. @param suffix sets its numbers apart from the source's */
  async insert(source: Pick<SourceRow, 'id' | 'skuNumber'>, suffix: string, part: ConfiguredPart) {
    // Ids are given by the catalogue, not by a sequence: one new part at a time.
    await sql`select pg_advisory_xact_lock(${numberLock})`;
    await sql`
      insert into sku (id, sku_number, product_id, category_id, manufacturer_id, name, manufacturer_part_number, order_code, attributes, drawing, pack_qty, pack_uom,
        sales_pack_uom, min_order_qty, step_value, list_price, tier_prices, lead_time_id, is_active, listed_at, source_sku)
      select (select max(id) + 1 from sku), ${source.skuNumber + suffix}, product_id, category_id, manufacturer_id, ${part.name}, ${part.partNumber}, order_code || ${suffix},
        ${sql.json(part.attributes)}, drawing, pack_qty, pack_uom, sales_pack_uom, min_order_qty, step_value, ${part.listPrice}, '[]',
        least(greatest(lead_time_id, 6), 16), is_active, now(), sku_number
      from sku where id = ${source.id} on conflict (sku_number) do nothing`;
  },
});
