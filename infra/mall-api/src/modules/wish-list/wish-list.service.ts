import { wishesAtMost } from '@mall/domain/wish-list';
import type { Database } from '../../database/database.ts';
import type { Kp } from '../../http/caller.ts';
import { MallError } from '../../http/mall-error.ts';
import { accountService } from '../account/account.service.ts';
import { orderService } from '../order/order.service.ts';
import type { ProductService } from '../product/product.service.ts';
import type { Viewer } from '../product/sku-cards.ts';
import { wishListRepository } from './wish-list.repository.ts';

type Buyer = Viewer & { kp: Kp };

/** The wish list of a contact person and what they bought (rules wish-list 1–6). */
export const wishListService = (db: Database, product: ProductService) => {
  const cardsOf = async (rows: readonly { skuNumber: string }[], viewer: Buyer) => {
    const numbers = rows.map(({ skuNumber }) => skuNumber);
    return new Map((await product.cardsByNumber(numbers, viewer)).map((card) => [card.skuNumber, card]));
  };
  return {
    /** @throws {MallError} SKU_NOT_FOUND, WISH_LIST_FULL */
    async add(sku: string, sourceId: number, viewer: Buyer) {
      await this.addAll([sku], sourceId, viewer);
      return { isInWishList: true };
    },
    /** All or none; what is kept already stays. @throws {MallError} SKU_NOT_FOUND, WISH_LIST_FULL */
    async addAll(skus: readonly string[], sourceId: number, viewer: Buyer): Promise<{ added: number; total: number }> {
      const wanted = [...new Set(skus.map((sku) => sku.trim().toUpperCase()))];
      const known = new Set((await product.cardsByNumber(wanted, viewer)).map(({ skuNumber }) => skuNumber));
      const missing = wanted.find((sku) => !known.has(sku));
      if (missing !== undefined) throw new MallError('SKU_NOT_FOUND', { skuNumber: missing });
      const { kpId } = viewer.kp;
      return db.transaction(async (tx) => {
        const list = wishListRepository(tx);
        await accountService(tx).lockPerson(kpId);
        const added = await list.insertAll(kpId, wanted, sourceId);
        const total = await list.count(kpId);
        if (added > 0 && total > wishesAtMost) throw new MallError('WISH_LIST_FULL');
        return { added, total };
      });
    },
    /** What isn't kept is gone already. */
    async cancel(sku: string, { kp }: Buyer) {
      await wishListRepository(db).remove(kp.kpId, sku.toUpperCase());
      return { isInWishList: false };
    },
    /** @param sku only this one: to know whether it is kept */
    async page(sku: string | undefined, pageIndex: number, pageSize: number, viewer: Buyer) {
      const list = wishListRepository(db);
      const of = sku?.toUpperCase();
      const { kpId } = viewer.kp;
      const [rows, total] = await Promise.all([list.page(kpId, of, (pageIndex - 1) * pageSize, pageSize), list.count(kpId, of)]);
      const cards = await cardsOf(rows, viewer);
      return {
        pageIndex,
        pageSize,
        total,
        items: rows.flatMap(({ skuNumber, addedAt }) => {
          const card = cards.get(skuNumber);
          return card ? [{ sku: card, addedAt }] : [];
        }),
      };
    },
    /** What this contact person bought; a SKU no longer sold stays in sight as such. */
    async bought(pageIndex: number, pageSize: number, viewer: Buyer) {
      const { total, rows } = await orderService(db).boughtBy(viewer.kp.kpId, (pageIndex - 1) * pageSize, pageSize);
      const cards = await cardsOf(rows, viewer);
      return {
        pageIndex,
        pageSize,
        total,
        items: rows.flatMap(({ skuNumber, ...purchases }) => {
          const card = cards.get(skuNumber);
          return card ? [{ sku: card, ...purchases }] : [];
        }),
      };
    },
  };
};
