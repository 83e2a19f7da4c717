import type { CartAddition, CartTransfer } from '@mall/api-contract/cart';
import type { Database } from '../../database/database.ts';
import { MallError } from '../../http/mall-error.ts';
import { accountService } from '../account/account.service.ts';
import { cartRepository } from './cart.repository.ts';
import { type NewCartLine, putIn } from './put-in.ts';
import type { Viewer } from './sku-at-quantity.ts';
import { skuLookup } from './sku-lookup.ts';
import { transferRepository } from './transfer.repository.ts';

/** What is shown of the log. */
const shown = { days: 90, most: 50 };
const takenAlready = '该商品已不在对方的购物车中';

export interface Taken {
  taken: CartAddition[];
  refused: { id: number; sku: string; message: string }[];
  transferIds: number[];
}

/** Lines that go from one contact person's cart into another's, and the log of it (rules cart 28, 29). */
export const transferService = (db: Database) => ({
  /**
   * Takes lines out of a colleague's cart into one's own. What can't be ordered, and what somebody else was faster with, stays behind and is named.
   * @param from whose cart it is: a contact person of the same company, which the caller has made sure of
   */
  take: (viewer: Viewer, from: number, ids: readonly number[]): Promise<Taken> =>
    db.transaction(async (tx) => {
      const cart = cartRepository(tx);
      const { kpId } = viewer.kp;
      // Always in the same order, so that two who take from each other never wait for each other.
      for (const one of [kpId, from].toSorted((a, b) => a - b)) await cart.lock(one);
      const items = new Map((await cart.items(from)).map((item) => [item.id, item]));
      const wanted = [...new Set(ids)].map((id) => ({ id, item: items.get(id) }));
      const there = wanted.flatMap(({ item }) => item ?? []);
      const lines = there.map((item): NewCartLine => {
        const { skuNumber, quantity, selectedAttributes, inquiryId, isMatchSku, pictureUrl } = item;
        return {
          skuNumber,
          quantity,
          selectedAttributes,
          inquiryId,
          isMatchSku,
          pictureUrl,
          requestId: '',
          requestTypeId: 2,
          resultDigits: '',
        };
      });
      const outcomes = await putIn(tx, viewer, lines);
      const moved = there.filter((_, index) => !(outcomes[index] instanceof MallError));
      if (moved.length > 0)
        await cart.remove(
          from,
          moved.map(({ id }) => id),
        );
      const at = await skuLookup(tx).loadAt(
        viewer,
        moved.map(({ skuNumber }) => skuNumber),
      );
      const transferIds = await transferRepository(tx).insert(
        moved.map(({ skuNumber, quantity }) => ({
          ...{ fromKpId: from, toKpId: kpId, skuNumber, quantity },
          productName: at(skuNumber, quantity)?.productName ?? skuNumber,
        })),
      );
      const refused = [
        ...wanted.flatMap(({ id, item }) => (item ? [] : [{ id, sku: '', message: takenAlready }])),
        ...there.flatMap(({ id, skuNumber }, index) => {
          const outcome = outcomes[index];
          return outcome instanceof MallError ? [{ id, sku: skuNumber, message: outcome.message }] : [];
        }),
      ];
      return { taken: outcomes.flatMap((one) => (one instanceof MallError ? [] : one)), refused, transferIds };
    }),

  /** Says why, of what oneself took: all or none. @throws {MallError} CART_TRANSFER_NOT_FOUND */
  remark: (viewer: Viewer, ids: readonly number[], remark: string): Promise<void> =>
    db.transaction(async (tx) => {
      const own = await transferRepository(tx).remark(viewer.kp.kpId, ids, remark);
      if (own < new Set(ids).size) throw new MallError('CART_TRANSFER_NOT_FOUND');
    }),

  /** Into and out of a cart, the newest first. */
  async log(viewer: Viewer): Promise<CartTransfer[]> {
    const rows = await transferRepository(db).of(viewer.kp.kpId, shown.days, shown.most);
    if (rows.length === 0) return [];
    const people = await accountService(db).contactPersons(viewer.kp.customerId);
    const names = new Map(people.map(({ id, contactName }) => [id, contactName]));
    return rows.map(({ skuNumber, ...row }) => ({
      ...row,
      sku: skuNumber,
      fromName: names.get(row.fromKpId) ?? '已离职同事',
      toName: names.get(row.toKpId) ?? '已离职同事',
    }));
  },
});
