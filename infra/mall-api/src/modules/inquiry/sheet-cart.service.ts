import type { CartAddition } from '@mall/api-contract/cart';
import { cartLinesAtMost, maxQuantity } from '@mall/domain/cart';
import { isSettled } from '@mall/domain/inquiry';
import type { Database } from '../../database/database.ts';
import { cartService } from '../cart/cart.service.ts';
import type { Viewer } from '../cart/sku-at-quantity.ts';
import { inquiryItemRepository } from './inquiry-item.repository.ts';
import type { InquiryItemRow } from './inquiry-rows.ts';

export interface SheetInCart {
  added: CartAddition[];
  refused: { itemId: number; sku: string; message: string }[];
  totalProducts: number;
}

/** Why a selected line can't go into the cart as it stands; '' where it can. */
function notYet({ matchState, skuNumber, quantity }: InquiryItemRow): string {
  if (skuNumber === null || matchState === 'unmatched' || matchState === 'waiting') return '还没有选定商品';
  if (!isSettled(matchState)) return '请先确认匹配到的商品';
  return quantity === null ? '请填写数量' : '';
}

/** Puts the selected lines that name their SKU for sure into the cart, each SKU once with all its pieces; the sheet stays as it is (rule inquiry 19). */
export async function sheetIntoCart(db: Database, viewer: Viewer, inquiryId: number): Promise<SheetInCart> {
  const selected = (await inquiryItemRepository(db).lines(inquiryId)).filter(({ isSelected }) => isSelected);
  const refused = selected.flatMap((line) => {
    const message = notYet(line);
    return message ? [{ itemId: line.id, sku: line.skuNumber ?? '', message }] : [];
  });
  const bySku = [
    ...Map.groupBy(
      selected.filter((line) => notYet(line) === ''),
      ({ skuNumber }) => skuNumber!,
    ),
  ];
  const refuse = (some: readonly InquiryItemRow[], message: string) => {
    for (const { id, skuNumber } of some) refused.push({ itemId: id, sku: skuNumber!, message });
  };
  for (const [, some] of bySku.slice(cartLinesAtMost)) refuse(some, `购物车最多${cartLinesAtMost}种商品`);
  const wanted = bySku.slice(0, cartLinesAtMost).map(([skuNumber, some]) => ({
    skuNumber,
    quantity: Math.min(
      maxQuantity,
      some.reduce((sum, { quantity }) => sum + quantity!, 0),
    ),
    ...{ selectedAttributes: '', requestId: '', requestTypeId: 2, resultDigits: '', inquiryId },
  }));
  const cart = await cartService(db).addAll(viewer, wanted);
  const lines = new Map(bySku);
  for (const { sku, message } of cart.refused) refuse(lines.get(sku) ?? [], message);
  return { added: cart.added, refused, totalProducts: cart.totalProducts };
}
