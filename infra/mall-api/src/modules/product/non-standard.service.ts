import { createHash } from 'node:crypto';
import { splitPrice } from '@mall/domain/money';
import type { Database } from '../../database/database.ts';
import type { Kp } from '../../http/caller.ts';
import { MallError } from '../../http/mall-error.ts';
import { configuredPart, type Option } from './configured-part.ts';

interface SourceRow {
  id: number;
  skuNumber: string;
  productId: number;
  manufacturerPartNumber: string;
  name: string;
  attributes: [string, string][];
  listPrice: number;
  isActive: boolean;
  options: Option[] | null;
}
interface Choice {
  key: string;
  value: string;
}

const numberLock = 530;

/** Configurable products: the buyer chooses parameters, the part gets a number and a price (domain decisions, "Words"). */
export const nonStandardService = (db: Database) => {
  const source = async ({ sql }: Database, skuNumber: string): Promise<SourceRow & { options: Option[] }> => {
    const [row] = await sql<SourceRow[]>`
      select s.id, s.sku_number, s.product_id, s.manufacturer_part_number, s.name, s.attributes, s.list_price, s.is_active, p.options
      from sku s join product p on p.id = s.product_id
      where s.sku_number = (select coalesce(o.source_sku, o.sku_number) from sku o where o.sku_number = ${skuNumber.toUpperCase()})`;
    if (!row) throw new MallError('SKU_NOT_FOUND', { skuNumber });
    if (!row.options?.length) throw new MallError('SKU_NOT_CONFIGURABLE', { skuNumber });
    return { ...row, options: row.options };
  };
  const configure = (row: SourceRow & { options: Option[] }, chosen: readonly Choice[]) => {
    const part = configuredPart(row, row.options, chosen);
    if ('missing' in part) throw new MallError('OPTION_NOT_OFFERED', { key: part.missing });
    return part;
  };

  return {
    /** What the chosen part would be called and cost; nothing is made. @throws {MallError} SKU_NOT_FOUND, SKU_NOT_CONFIGURABLE, OPTION_NOT_OFFERED `{key}` */
    async preview(sourceSku: string, chosen: readonly Choice[], kp: Kp | undefined) {
      const row = await source(db, sourceSku);
      const part = configure(row, chosen);
      const price = kp ? splitPrice(part.listPrice) : { sub: '', decimal: '' };
      return {
        manufacturerPartNumber: part.partNumber,
        priceSub: price.sub,
        priceDecimal: price.decimal,
        finalAttributes: part.attributes.map(([key, value]) => ({ key, value })),
        sourceSku: row.skuNumber,
      };
    },

    /** Makes the chosen part orderable; the same choice is the same SKU. @throws {MallError} as `preview` */
    generate: (sourceSku: string, chosen: readonly Choice[], kp: Kp) =>
      db.transaction(async (tx) => {
        const row = await source(tx, sourceSku);
        const part = configure(row, chosen);
        const hash = createHash('sha256').update(part.partNumber).digest('hex').slice(0, 8).toUpperCase();
        const sku = `${row.skuNumber}-${hash}`;
        // Ids are given by the catalogue, not by a sequence: one new part at a time.
        await tx.sql`select pg_advisory_xact_lock(${numberLock})`;
        await tx.sql`
          insert into sku (id, sku_number, product_id, category_id, manufacturer_id, name, manufacturer_part_number, order_code, attributes, drawing, pack_qty, pack_uom,
            sales_pack_uom, min_order_qty, step_value, list_price, tier_prices, lead_time_id, is_active, listed_at, source_sku)
          select (select max(id) + 1 from sku), ${sku}, product_id, category_id, manufacturer_id, ${part.name}, ${part.partNumber}, order_code || ${`-${hash}`},
            ${tx.sql.json(part.attributes)}, drawing, pack_qty, pack_uom, sales_pack_uom, min_order_qty, step_value, ${part.listPrice}, '[]',
            least(greatest(lead_time_id, 6), 16), is_active, now(), sku_number
          from sku where id = ${row.id} on conflict (sku_number) do nothing`;
        return { sku, ...(await nonStandardService(tx).preview(row.skuNumber, chosen, kp)) };
      }),
  };
};
