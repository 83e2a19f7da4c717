import type { Database } from '../../database/database.ts';
import { type SkuRow, skuRepository } from './sku.repository.ts';

export type { SkuRow } from './sku.repository.ts';

/** SKUs with their stock as other nouns see them, from a sale region, in the order asked for; unknown ones are left out. */
export const skuRows = (db: Database) => ({
  byIds: (ids: readonly number[], provinceId: number): Promise<SkuRow[]> => skuRepository(db).byIds(ids, provinceId),
  byNumbers: (numbers: readonly string[], provinceId: number): Promise<SkuRow[]> => skuRepository(db).byNumbers(numbers, provinceId),
});
