import type { Database } from '../../database/database.ts';
import { MallError } from '../../http/mall-error.ts';
import { stockDisplayRepository } from './stock-display.repository.ts';

/** Staff keep a SKU's stock figures to themselves, or show them again (rules product 8, 30). */
export const stockDisplayService = (db: Database) => ({
  hidden: (keyword: string, offset: number, limit: number) => stockDisplayRepository(db).hidden(keyword, offset, limit),
  /** @throws {MallError} SKU_NOT_FOUND */
  async change(skuNumber: string, isHidden: boolean) {
    const changed = await stockDisplayRepository(db).change(skuNumber, isHidden);
    if (!changed) throw new MallError('SKU_NOT_FOUND', { skuNumber });
    return changed;
  },
});
