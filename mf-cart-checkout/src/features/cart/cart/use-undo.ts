import { usePlatform } from '@mall/mf-kit';
import { useWrite } from '@mall/mf-kit/write';
import { useState } from 'react';
import type { CartLine } from '../../../parts/trading-types.ts';
import type { Cart } from './use-cart.ts';

/** Remembers what was last deleted and puts it back on demand: same quantity, same parameters, chosen or not as it was; one's own cart only. */
export function useUndo(cart: Cart) {
  const { sdk, bus, notify } = usePlatform();
  const [deleted, setDeleted] = useState<CartLine[]>([]);
  const undoing = useWrite({ onFailure: ({ message }) => notify({ tone: 'danger', text: message }) });

  async function remove(lines: CartLine[]) {
    if (lines.length > 0 && (await cart.remove(lines))) setDeleted(cart.kpId ? [] : lines.filter(({ isValid }) => isValid));
  }

  async function undo() {
    const skus = deleted.map(({ sku, quantity, selectedAttributes }) => ({
      sku,
      quantity,
      ...(selectedAttributes ? { selectedAttributes } : {}),
    }));
    const content = [deleted.map(({ id }) => id), skus];
    await undoing.run(content, async (options) => {
      const answer = await sdk.cart.addSkusToCart({ skus }, options);
      for (const { message } of answer.refused) notify({ tone: 'warning', text: message });
      const unchosen = new Set(deleted.filter(({ selected }) => !selected).map(({ sku }) => sku));
      for (const { sku, shoppingCartItemId } of answer.added) if (unchosen.has(sku)) cart.edit(shoppingCartItemId, { selected: false });
      setDeleted([]);
      await cart.flush();
      bus.emit('cart:changed', { totalProducts: answer.totalProducts });
    });
  }

  return { deleted, isBusy: undoing.isBusy, remove, undo, forget: () => setDeleted([]) };
}
