import { usePlatform } from '@mall/mf-kit';
import { createKeyRing, failureOf, isUnanswered } from '@mall/mf-kit/write';
import { useState } from 'react';
import type { CartLine } from '../../../parts/trading-types.ts';
import type { Cart } from './use-cart.ts';

const keys = createKeyRing();

/** Remembers what was last deleted and puts it back on demand: same quantity, same parameters, chosen or not as it was; one's own cart only. */
export function useUndo(cart: Cart) {
  const { sdk, bus, notify } = usePlatform();
  const [deleted, setDeleted] = useState<CartLine[]>([]);
  const [isBusy, setBusy] = useState(false);

  async function remove(lines: CartLine[]) {
    if (lines.length > 0 && (await cart.remove(lines))) setDeleted(cart.kpId ? [] : lines.filter(({ isValid }) => isValid));
  }

  async function undo() {
    if (isBusy) return;
    setBusy(true);
    const skus = deleted.map(({ sku, quantity, selectedAttributes }) => ({
      sku,
      quantity,
      ...(selectedAttributes ? { selectedAttributes } : {}),
    }));
    const content = [deleted.map(({ id }) => id), skus];
    try {
      const answer = await sdk.cart.addSkusToCart({ skus }, { idempotencyKey: keys.keyFor(content) });
      keys.settle(content);
      for (const { message } of answer.refused) notify({ tone: 'warning', text: message });
      const unchosen = new Set(deleted.filter(({ selected }) => !selected).map(({ sku }) => sku));
      for (const { sku, shoppingCartItemId } of answer.added) if (unchosen.has(sku)) cart.edit(shoppingCartItemId, { selected: false });
      setDeleted([]);
      await cart.flush();
      bus.emit('cart:changed', { totalProducts: answer.totalProducts });
    } catch (failure) {
      if (!isUnanswered(failure)) keys.settle(content);
      notify({ tone: 'danger', text: failureOf(failure).message });
    } finally {
      setBusy(false);
    }
  }

  return { deleted, isBusy, remove, undo, forget: () => setDeleted([]) };
}
