import type { CartAddition } from '@mall/api-contract/cart';
import { cartLinesAtMost, mergedQuantity } from '@mall/domain/cart';
import type { Database } from '../../database/database.ts';
import { MallError } from '../../http/mall-error.ts';
import { pricingService } from '../pricing/pricing.service.ts';
import { type CartItemOrigin, cartRepository, type LineChange } from './cart.repository.ts';
import { requireOrderable } from './orderable.ts';
import type { Viewer } from './sku-at-quantity.ts';
import { skuLookup } from './sku-lookup.ts';

export interface NewCartLine extends CartItemOrigin {
  skuNumber: string;
  quantity: number;
  selectedAttributes: string;
}

/** The inquiry that a line may carry: one that was quoted to this company; 0 else. */
export const ownInquiry = async (db: Database, { kp }: Viewer, inquiryId: number): Promise<number> =>
  inquiryId > 0 && (await pricingService(db).isQuotedTo(kp.customerId, inquiryId)) ? inquiryId : 0;

/**
 * Puts lines into a cart, in the caller's transaction: the catalogue is asked once and the rows are written in two statements, however many there are.
 * @returns for each line what became of it, or why it could not be put in (rules cart 5–11, 24)
 */
export async function putIn(tx: Database, viewer: Viewer, lines: readonly NewCartLine[]): Promise<(CartAddition | MallError)[]> {
  if (lines.length === 0) return [];
  const cart = cartRepository(tx);
  const { kpId } = viewer.kp;
  const named = [...new Set(lines.map(({ inquiryId }) => inquiryId))];
  const own = new Set(await Promise.all(named.map((id) => ownInquiry(tx, viewer, id))));
  const wanted = lines.map((line) => ({ ...line, inquiryId: own.has(line.inquiryId) ? line.inquiryId : 0 }));
  const quotedIn = new Map(wanted.flatMap(({ skuNumber, inquiryId }) => (inquiryId > 0 ? [[skuNumber, inquiryId] as const] : [])));
  const at = await skuLookup(tx).loadAt(
    viewer,
    wanted.map(({ skuNumber }) => skuNumber),
    quotedIn,
  );
  await cart.lock(kpId);
  const items = await cart.items(kpId);
  const ids = new Set(items.map(({ id }) => id));
  const there = new Map(items.map((item) => [item.skuNumber, item]));
  const changed = new Map<number, LineChange>();
  const made = new Map<string, NewCartLine>();

  const put = (line: NewCartLine): number => {
    const known = requireOrderable(at(line.skuNumber, line.quantity), line.skuNumber, line.quantity);
    const { relationItemId = 0 } = line;
    if (relationItemId > 0 && !ids.has(relationItemId)) throw new MallError('CART_ITEM_NOT_FOUND', { id: relationItemId });
    const item = there.get(line.skuNumber);
    const before = (item && (changed.get(item.id)?.quantity ?? item.quantity)) ?? made.get(line.skuNumber)?.quantity;
    if (before === undefined && items.length + made.size >= cartLinesAtMost) throw new MallError('CART_FULL');
    const quantity = before === undefined ? line.quantity : mergedQuantity(before, line.quantity, { ...known, purchaseLimit: known.limit });
    const inquiry = line.inquiryId > 0 ? { inquiryId: line.inquiryId } : {};
    if (item) changed.set(item.id, { ...changed.get(item.id), id: item.id, quantity, isSelected: true, ...inquiry });
    else made.set(line.skuNumber, { ...line, ...made.get(line.skuNumber), ...inquiry, quantity });
    return quantity;
  };
  const outcomes = wanted.map((line) => {
    try {
      return { quantity: put(line) };
    } catch (error) {
      if (!(error instanceof MallError)) throw error;
      return { error };
    }
  });
  await cart.changeAll(kpId, [...changed.values()]);
  const madeIds = await cart.insertAll(kpId, [...made.values()]);
  const idOf = new Map([
    ...[...there].map(([sku, { id }]) => [sku, id] as const),
    ...[...made.keys()].map((sku, at) => [sku, madeIds[at]!] as const),
  ]);
  return outcomes.map(({ quantity, error }, index) => {
    if (error) return error;
    const { skuNumber } = wanted[index]!;
    return { shoppingCartItemId: idOf.get(skuNumber)!, sku: skuNumber, quantity: quantity!, totalProducts: items.length + made.size };
  });
}
