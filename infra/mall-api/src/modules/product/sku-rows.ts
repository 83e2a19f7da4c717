import type { Database } from '../../database/database.ts';
import { type NamedRow, type PlaceRow, type SaleRow, type SkuRow, skuRepository } from './sku.repository.ts';

export type { NamedRow, SaleRow, SkuRow } from './sku.repository.ts';

/** SKUs as other nouns see them; unknown ones are left out. */
export const skuRows = (db: Database) => ({
  /** With their stock from a sale region, in the order asked for. */
  byIds: (ids: readonly number[], provinceId: number): Promise<SkuRow[]> => skuRepository(db).byIds(ids, provinceId),
  /** With their stock from a sale region, in the order asked for. */
  byNumbers: (numbers: readonly string[], provinceId: number): Promise<SkuRow[]> => skuRepository(db).byNumbers(numbers, provinceId),
  /** What decides how they are sold, in no particular order. */
  forSale: (numbers: readonly string[], provinceId: number): Promise<SaleRow[]> => skuRepository(db).forSale(numbers, provinceId),
  /** What they are called, in the order asked for. */
  names: (ids: readonly number[]): Promise<NamedRow[]> => skuRepository(db).names(ids),
  /** Where they stand in the catalogue, in no particular order. */
  places: async (numbers: readonly string[]): Promise<PlaceRow[]> => (numbers.length === 0 ? [] : skuRepository(db).places(numbers)),
  exists: (skuNumber: string): Promise<boolean> => skuRepository(db).exists(skuNumber),
});
