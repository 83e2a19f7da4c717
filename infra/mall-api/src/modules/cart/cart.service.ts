import type { CartAddition, ShoppingCart } from '@mall/api-contract/cart';
import type { Database } from '../../database/database.ts';
import { MallError } from '../../http/mall-error.ts';
import { cartRepository, type LineChange } from './cart.repository.ts';
import { type PricedLines, priceLines, refusalOf, type WantedLine } from './cart-line.ts';
import { requireOrderable, requireQuantity } from './orderable.ts';
import { type NewCartLine, ownInquiry, putIn } from './put-in.ts';
import { removedLinesService } from './removed-lines.service.ts';
import type { Viewer } from './sku-at-quantity.ts';
import { skuLookup } from './sku-lookup.ts';

/** Carts: one a contact person. Every write locks the cart, so two tabs never write over each other. */
export const cartService = (db: Database) => {
  const price = async (viewer: Viewer, wanted: readonly WantedLine[]): Promise<PricedLines> => {
    const lookup = skuLookup(db);
    const [skus, campaigns] = await Promise.all([lookup.load(viewer, wanted), lookup.campaigns(wanted.map((line) => line.skuNumber))]);
    return priceLines(wanted, skus, campaigns);
  };
  const read = async (viewer: Viewer): Promise<ShoppingCart> => {
    const items = await cartRepository(db).items(viewer.kp.kpId);
    const { lines, campaigns, totals } = await price(viewer, items);
    const selectable = lines.filter((line) => line.isValid);
    return {
      kpId: viewer.kp.kpId,
      lines,
      campaigns,
      totals,
      isAllSelected: selectable.length > 0 && selectable.every((line) => line.selected),
      totalProducts: items.length,
    };
  };
  return {
    read,
    /** @throws {MallError} CART_SKU_UNAVAILABLE, CART_INQUIRY_ONLY, CART_SPEC_NOT_CHOSEN, CART_QUANTITY_INVALID, CART_LIMIT_EXCEEDED, CART_FULL, CART_ITEM_NOT_FOUND */
    async add(viewer: Viewer, line: NewCartLine): Promise<CartAddition> {
      const [outcome] = await db.transaction((tx) => putIn(tx, viewer, [line]));
      if (outcome instanceof MallError) throw outcome;
      return outcome!;
    },
    /** Past the cart (rule cart 25): may so many be bought? Nothing is put in; the line's id is 0. @throws {MallError} as `add` */
    async admit(viewer: Viewer, line: NewCartLine): Promise<CartAddition> {
      const inquiryId = await ownInquiry(db, viewer, line.inquiryId);
      const sku = (await skuLookup(db).load(viewer, [{ ...line, inquiryId }])).get(line.skuNumber);
      requireOrderable(sku, line.skuNumber, line.quantity);
      const totalProducts = await cartRepository(db).count(viewer.kp.kpId);
      return { shoppingCartItemId: 0, sku: line.skuNumber, quantity: line.quantity, totalProducts };
    },
    price,
    count: (kpId: number): Promise<number> => cartRepository(db).count(kpId),

    /** Adds what can be added; the others are named with the reason. */
    async addAll(viewer: Viewer, lines: readonly NewCartLine[]) {
      const outcomes = await db.transaction((tx) => putIn(tx, viewer, lines));
      const refused = outcomes.flatMap((one, index) =>
        one instanceof MallError ? [{ sku: lines[index]!.skuNumber, message: one.message }] : [],
      );
      const added = outcomes.flatMap((one) => (one instanceof MallError ? [] : one));
      return { added, refused, totalProducts: await cartRepository(db).count(viewer.kp.kpId) };
    },

    /**
     * New quantities and selections. All or nothing.
     * @throws {MallError} CART_ITEM_NOT_FOUND, CART_QUANTITY_INVALID, CART_LIMIT_EXCEEDED
     */
    async update(viewer: Viewer, changes: readonly { id: number; quantity?: number | undefined; selected?: boolean | undefined }[]) {
      await db.transaction(async (tx) => {
        const cart = cartRepository(tx);
        await cart.lock(viewer.kp.kpId);
        const items = new Map((await cart.items(viewer.kp.kpId)).map((item) => [item.id, item]));
        const changed = changes.flatMap(({ id, quantity }) => {
          const item = items.get(id);
          return item && quantity !== undefined && quantity !== item.quantity ? [{ ...item, quantity }] : [];
        });
        const skus = await skuLookup(tx).load(viewer, changed);
        for (const { id, quantity } of changes) {
          const item = items.get(id);
          if (!item) throw new MallError('CART_ITEM_NOT_FOUND', { id });
          if (quantity !== undefined && quantity !== item.quantity) {
            const sku = skus.get(item.skuNumber);
            if (!sku) throw new MallError('CART_SKU_UNAVAILABLE', { sku: item.skuNumber });
            requireQuantity(sku, quantity);
          }
        }
        // Of a line that is named twice the last wish counts.
        const wishes = new Map<number, LineChange>();
        for (const { id, quantity, selected } of changes) {
          const { quantity: before, isSelected } = wishes.get(id) ?? {};
          wishes.set(id, { id, quantity: quantity ?? before, isSelected: selected ?? isSelected });
        }
        await cart.changeAll(viewer.kp.kpId, [...wishes.values()]);
      });
      return read(viewer);
    },

    /** Sets the quantity of a SKU that is in the cart. @throws {MallError} CART_ITEM_NOT_FOUND, CART_QUANTITY_INVALID, CART_LIMIT_EXCEEDED */
    async updateSku(viewer: Viewer, skuNumber: string, quantity: number) {
      const item = (await cartRepository(db).items(viewer.kp.kpId)).find((one) => one.skuNumber === skuNumber);
      if (!item) throw new MallError('CART_ITEM_NOT_FOUND', { sku: skuNumber });
      return this.update(viewer, [{ id: item.id, quantity }]);
    },

    /**
     * Lines that are in the cart carry an inquiry of this company, and at least so many of each, so that what was quoted there holds (rule pricing 12).
     * @returns what could be, and why others not
     */
    async carryInquiry(viewer: Viewer, inquiryId: number, wanted: readonly { skuNumber: string; atLeast: number }[]) {
      return db.transaction(async (tx) => {
        const cart = cartRepository(tx);
        await cart.lock(viewer.kp.kpId);
        const items = new Map((await cart.items(viewer.kp.kpId)).map((item) => [item.skuNumber, item]));
        const there = wanted.flatMap(({ skuNumber, atLeast }) => {
          const item = items.get(skuNumber);
          return item ? [{ ...item, inquiryId, quantity: Math.max(item.quantity, atLeast) }] : [];
        });
        const skus = await skuLookup(tx).load(viewer, there);
        const changed: LineChange[] = [];
        const restored: { sku: string; quantity: number; priceFen: number }[] = [];
        const refused: { sku: string; message: string }[] = [];
        for (const { id, skuNumber, quantity } of there) {
          const sku = skus.get(skuNumber);
          const message = sku ? refusalOf(sku, quantity) : '该商品已下架';
          if (message !== '') refused.push({ sku: skuNumber, message });
          else {
            changed.push({ id, quantity, inquiryId });
            restored.push({ sku: skuNumber, quantity, priceFen: sku!.unitPrice });
          }
        }
        await cart.changeAll(viewer.kp.kpId, changed);
        return { restored, refused };
      });
    },

    /** What is gone already stays gone: deleting twice is no fault. It can be undone for a day (rule cart 30). */
    async remove(viewer: Viewer, ids: readonly number[]) {
      await removedLinesService(db).remove(viewer.kp.kpId, ids);
      return read(viewer);
    },
    /** @throws {MallError} CART_FULL */
    async restore(viewer: Viewer, ids: readonly number[]) {
      await removedLinesService(db).restore(viewer.kp.kpId, ids);
      return read(viewer);
    },

    async selectAll(viewer: Viewer, isSelected: boolean) {
      await db.transaction(async (tx) => {
        await cartRepository(tx).lock(viewer.kp.kpId);
        await cartRepository(tx).selectAll(viewer.kp.kpId, isSelected);
      });
      return read(viewer);
    },

    /** For checkout: holds the cart until the transaction ends. */
    lock: (kpId: number) => cartRepository(db).lock(kpId),
    /** For checkout: all selected lines as they stand, whether they can be ordered or not. */
    async chosen(kpId: number): Promise<WantedLine[]> {
      return (await cartRepository(db).items(kpId)).filter((item) => item.isSelected);
    },
    /** For checkout: these lines have become an order. */
    clear: (kpId: number, ids: readonly number[]) => (ids.length === 0 ? Promise.resolve([]) : cartRepository(db).remove(kpId, ids)),
  };
};
