import { cartLinesAtMost } from '@mall/domain/cart';
import type { Database } from '../../database/database.ts';
import { MallError } from '../../http/mall-error.ts';
import { cartRepository } from './cart.repository.ts';
import { removedLinesRepository } from './removed-lines.repository.ts';

/** Taking lines out of a cart, and undoing it for a day (rules cart 15, 30). Both may be asked for twice. */
export const removedLinesService = (db: Database) => ({
  /** What is gone already stays gone: deleting twice is no fault. */
  remove: (kpId: number, ids: readonly number[]): Promise<void> =>
    db.transaction(async (tx) => {
      await cartRepository(tx).lock(kpId);
      await removedLinesRepository(tx).keep(kpId, ids);
    }),

  /** Puts them back as they were. What was put into the cart again meanwhile stands there already, and stays as it is. @throws {MallError} CART_FULL */
  restore: (kpId: number, ids: readonly number[]): Promise<void> =>
    db.transaction(async (tx) => {
      await cartRepository(tx).lock(kpId);
      const items = await cartRepository(tx).items(kpId);
      const there = new Set(items.map(({ skuNumber }) => skuNumber));
      const removed = removedLinesRepository(tx);
      // Of two lines of one SKU that were taken out one after the other the later one comes back.
      const back = new Map(
        (await removed.kept(kpId, ids)).filter(({ skuNumber }) => !there.has(skuNumber)).map((one) => [one.skuNumber, one.id]),
      );
      if (items.length + back.size > cartLinesAtMost) throw new MallError('CART_FULL');
      await removed.putBack(kpId, [...back.values()]);
    }),
});
