import type { Database } from '../../database/database.ts';
import { skuRepository } from './sku.repository.ts';

/** What may stand in a SKU's place: its complete and optional substitutes for sale. */
export const substituteService = (db: Database) => ({
  /** Complete ones first, of each kind the best sellers first. @returns SKU numbers */
  async of(skuNumber: string, most: number): Promise<string[]> {
    const skus = skuRepository(db);
    const related = [...(await skus.related(skuNumber, 1, 0, most)), ...(await skus.related(skuNumber, 6, 0, most))].slice(0, most);
    return (await skus.names(related.map(({ relatedId }) => relatedId))).map((row) => row.skuNumber);
  },
});
