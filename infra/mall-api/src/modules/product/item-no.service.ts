import { decideItemNo } from '@mall/domain/product';
import type { Database } from '../../database/database.ts';
import type { Kp } from '../../http/caller.ts';
import { MallError } from '../../http/mall-error.ts';
import { itemNoRepository } from './item-no.repository.ts';
import { skuRepository } from './sku.repository.ts';

const calledAtMost = 20;

/** A company's own numbers for SKUs (rules product 7, 21–23). Another company's are never read here: every question names whose they are. */
export const itemNoService = (db: Database) => ({
  /** By SKU number; SKUs without one are absent, and a visitor has none. */
  async of(kp: Kp | undefined, skuNumbers: readonly string[]): Promise<Map<string, string>> {
    const rows = kp ? await itemNoRepository(db).of(kp.customerId, skuNumbers) : [];
    return new Map(rows.map(({ skuNumber, itemNo }) => [skuNumber, itemNo]));
  },

  /** Ids of the SKUs that the company calls exactly so. */
  async called(kp: Kp | undefined, text: string): Promise<number[]> {
    const decision = decideItemNo(text);
    if (!kp || !decision.ok || decision.itemNo === '') return [];
    return itemNoRepository(db).called(kp.customerId, decision.itemNo, calledAtMost);
  },

  /** Ids of the SKUs on sale that the company calls by any of these numbers, by the number in lower case. */
  async calledAny(kp: Pick<Kp, 'customerId'>, numbers: readonly string[]): Promise<Map<string, number[]>> {
    const rows = numbers.length === 0 ? [] : await itemNoRepository(db).calledAny(kp.customerId, numbers);
    const byNumber = Map.groupBy(rows, ({ itemNo }) => itemNo);
    return new Map([...byNumber].map(([itemNo, called]) => [itemNo, called.map(({ id }) => id)]));
  },

  /**
   * Keeps numbers, all or none; '' takes one away. Of a SKU named twice the last counts.
   * @throws {MallError} ITEM_NO_INVALID, SKU_NOT_FOUND
   */
  keep: (kp: Kp, items: readonly { skuNumber: string; customerSkuItemNo: string }[]) =>
    db.transaction(async (tx) => {
      const wanted = new Map<string, string>();
      for (const { skuNumber, customerSkuItemNo } of items) {
        const decision = decideItemNo(customerSkuItemNo);
        if (!decision.ok) throw new MallError(decision.reason, { skuNumber });
        wanted.set(skuNumber.toUpperCase(), decision.itemNo);
      }
      const known = new Set(await skuRepository(tx).known([...wanted.keys()]));
      const missing = [...wanted.keys()].find((number) => !known.has(number));
      if (missing) throw new MallError('SKU_NOT_FOUND', { skuNumber: missing });
      const rows = [...wanted].map(([skuNumber, itemNo]) => ({ skuNumber, itemNo }));
      await itemNoRepository(tx).keep(
        kp.customerId,
        kp.kpId,
        rows.filter(({ itemNo }) => itemNo !== ''),
      );
      await itemNoRepository(tx).remove(
        kp.customerId,
        rows.filter(({ itemNo }) => itemNo === '').map(({ skuNumber }) => skuNumber),
      );
      return rows.map(({ skuNumber, itemNo }) => ({ skuNumber, customerSkuItemNo: itemNo }));
    }),
});
