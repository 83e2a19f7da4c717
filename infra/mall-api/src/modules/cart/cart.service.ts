import type { CartAddition, ShoppingCart } from '@mall/api-contract/cart';
import { cartLinesAtMost, decideQuantity, maxQuantity, mergedQuantity } from '@mall/domain/cart';
import type { Database } from '../../database/database.ts';
import { MallError } from '../../http/mall-error.ts';
import { pricingService } from '../pricing/pricing.service.ts';
import { type CartItemOrigin, cartRepository } from './cart.repository.ts';
import { type PricedLines, priceLines, refusalOf, type WantedLine } from './cart-line.ts';
import type { SkuAtQuantity, Viewer } from './sku-at-quantity.ts';
import { skuLookup } from './sku-lookup.ts';

export interface NewCartLine extends CartItemOrigin {
  skuNumber: string;
  quantity: number;
  selectedAttributes: string;
}

/** Refuses what cannot go into a cart; delivery time unknown is no reason yet, the quantity may still change. */
function requireOrderable(sku: SkuAtQuantity | undefined, skuNumber: string, quantity: number): SkuAtQuantity {
  if (!sku) throw new MallError('CART_SKU_UNAVAILABLE', { sku: skuNumber });
  if (sku.sale.way === 'none') throw new MallError('CART_SKU_UNAVAILABLE', { sku: skuNumber }, sku.sale.message);
  if (sku.isInquiryPrice) throw new MallError('CART_INQUIRY_ONLY', { sku: skuNumber });
  if (sku.isSpecificationOpen) throw new MallError('CART_SPEC_NOT_CHOSEN', { sku: skuNumber });
  requireQuantity(sku, quantity);
  return sku;
}

function requireQuantity(sku: SkuAtQuantity, quantity: number) {
  const decision = decideQuantity(quantity, { ...sku, purchaseLimit: sku.limit });
  if (decision.ok) return;
  const isLimit = decision.reason === 'OVER_LIMIT' || decision.reason === 'LIMIT_USED_UP';
  const details = { sku: sku.skuNumber, suggestedQuantity: decision.quantity };
  throw new MallError(isLimit ? 'CART_LIMIT_EXCEEDED' : 'CART_QUANTITY_INVALID', details, decision.message || `数量不能超过${maxQuantity}`);
}

/** The inquiry that a line may carry: one that was quoted to this company; 0 else. */
const ownInquiry = async (db: Database, { kp }: Viewer, inquiryId: number): Promise<number> =>
  inquiryId > 0 && (await pricingService(db).isQuotedTo(kp.customerId, inquiryId)) ? inquiryId : 0;

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
  const add = (viewer: Viewer, line: NewCartLine): Promise<CartAddition> =>
    db.transaction(async (tx) => {
      const cart = cartRepository(tx);
      const { kpId } = viewer.kp;
      const inquiryId = await ownInquiry(tx, viewer, line.inquiryId);
      const sku = (await skuLookup(tx).load(viewer, [{ ...line, inquiryId }])).get(line.skuNumber);
      const known = requireOrderable(sku, line.skuNumber, line.quantity);
      await cart.lock(kpId);
      const items = await cart.items(kpId);
      const { relationItemId = 0 } = line;
      if (relationItemId > 0 && !items.some(({ id }) => id === relationItemId))
        throw new MallError('CART_ITEM_NOT_FOUND', { id: relationItemId });
      const there = items.find((item) => item.skuNumber === line.skuNumber);
      if (!there && items.length >= cartLinesAtMost) throw new MallError('CART_FULL');
      const quantity = there ? mergedQuantity(there.quantity, line.quantity, { ...known, purchaseLimit: known.limit }) : line.quantity;
      if (there) await cart.change(there.id, { quantity, isSelected: true, ...(inquiryId > 0 ? { inquiryId } : {}) });
      const shoppingCartItemId = there?.id ?? (await cart.insert(kpId, { ...line, inquiryId, quantity }));
      return { shoppingCartItemId, sku: line.skuNumber, quantity, totalProducts: items.length + (there ? 0 : 1) };
    });

  return {
    read,
    add,
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
      const added: CartAddition[] = [];
      const refused: { sku: string; message: string }[] = [];
      for (const line of lines) {
        try {
          added.push(await add(viewer, line));
        } catch (error) {
          if (!(error instanceof MallError) || error.reason === 'SERVICE_UNAVAILABLE') throw error;
          refused.push({ sku: line.skuNumber, message: error.message });
        }
      }
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
        for (const { id, quantity, selected } of changes) {
          const item = items.get(id);
          if (!item) throw new MallError('CART_ITEM_NOT_FOUND', { id });
          if (quantity !== undefined && quantity !== item.quantity) {
            const sku = skus.get(item.skuNumber);
            if (!sku) throw new MallError('CART_SKU_UNAVAILABLE', { sku: item.skuNumber });
            requireQuantity(sku, quantity);
          }
          const change = { ...(quantity === undefined ? {} : { quantity }), ...(selected === undefined ? {} : { isSelected: selected }) };
          if (Object.keys(change).length > 0) await cart.change(id, change);
        }
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
        const restored: { sku: string; quantity: number; priceFen: number }[] = [];
        const refused: { sku: string; message: string }[] = [];
        for (const { id, skuNumber, quantity } of there) {
          const sku = skus.get(skuNumber);
          const message = sku ? refusalOf(sku, quantity) : '该商品已下架';
          if (message !== '') refused.push({ sku: skuNumber, message });
          else {
            await cart.change(id, { quantity, inquiryId });
            restored.push({ sku: skuNumber, quantity, priceFen: sku!.unitPrice });
          }
        }
        return { restored, refused };
      });
    },

    /** What is gone already stays gone: deleting twice is no fault. */
    async remove(viewer: Viewer, ids: readonly number[]) {
      await db.transaction(async (tx) => {
        await cartRepository(tx).lock(viewer.kp.kpId);
        await cartRepository(tx).remove(viewer.kp.kpId, ids);
      });
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
