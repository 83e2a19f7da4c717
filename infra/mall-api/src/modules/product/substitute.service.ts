import type { Database } from '../../database/database.ts';
import { skuRepository } from './sku.repository.ts';

/** So many of the private brand, and so many of others, are looked at. */
const substitutesAtMost = 3;

/** What may stand in a SKU's place: its complete and optional substitutes for sale. */
export const substituteService = (db: Database) => ({
  /** Complete ones first, of each kind the best sellers first. @returns SKU numbers */
  async of(skuNumber: string, most: number): Promise<string[]> {
    const skus = skuRepository(db);
    const related = [...(await skus.related(skuNumber, 1, 0, most)), ...(await skus.related(skuNumber, 6, 0, most))].slice(0, most);
    return (await skus.names(related.map(({ relatedId }) => relatedId))).map((row) => row.skuNumber);
  },
  /** Of each SKU what may cost less: the private brand's substitutes and complete ones of any brand, of each the cheapest by the list. Those without are absent. */
  async cheapest(skuNumbers: readonly string[]): Promise<Map<string, { sku: string; isPrivateBrand: boolean }[]>> {
    const rows = skuNumbers.length === 0 ? [] : await skuRepository(db).cheapestSubstitutes(skuNumbers, substitutesAtMost);
    return Map.groupBy(rows, ({ skuNumber }) => skuNumber);
  },
});
