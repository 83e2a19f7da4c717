import { createHash } from 'node:crypto';
import { splitPrice } from '@mall/domain/money';
import { configuredPart, type PartOption } from '@mall/domain/product';
import type { Database } from '../../database/database.ts';
import type { Kp } from '../../http/caller.ts';
import { MallError } from '../../http/mall-error.ts';
import { configuredPartRepository, type SourceRow } from './configured-part.repository.ts';

interface Choice {
  key: string;
  value: string;
}

/** Configurable products: the buyer chooses parameters, the part gets a number and a price (rules product 14–17). */
export const nonStandardService = (db: Database) => {
  const source = async (within: Database, skuNumber: string): Promise<SourceRow & { options: PartOption[] }> => {
    const row = await configuredPartRepository(within).sourceOf(skuNumber.toUpperCase());
    if (!row) throw new MallError('SKU_NOT_FOUND', { skuNumber });
    if (!row.options?.length) throw new MallError('SKU_NOT_CONFIGURABLE', { skuNumber });
    return { ...row, options: row.options };
  };
  const configure = (row: SourceRow & { options: PartOption[] }, chosen: readonly Choice[]) => {
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
        const suffix = `-${createHash('sha256').update(part.partNumber).digest('hex').slice(0, 8).toUpperCase()}`;
        await configuredPartRepository(tx).insert(row, suffix, part);
        const sku = row.skuNumber + suffix;
        return { sku, ...(await nonStandardService(tx).preview(row.skuNumber, chosen, kp)) };
      }),
  };
};
