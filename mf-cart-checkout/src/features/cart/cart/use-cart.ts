import { type CallFailure, useBusEvent, useCall, usePlatform, useSearchParams } from '@mall/mf-kit';
import { failureOf, isUnanswered } from '@mall/mf-kit/write';
import { useEffect, useRef, useState } from 'react';
import type { CartLine, ShoppingCart } from '../../../parts/trading-types.ts';
import { cartCall, ownerOf } from './cart-call.ts';
import { type CartView, cartView } from './cart-view.ts';
import type { LineEdit } from './edit-batch.ts';
import { createEditQueue, type EditQueue } from './edit-queue.ts';

export interface Cart {
  /** A colleague's cart, looked at by a manager. */
  kpId: number | undefined;
  view: CartView | undefined;
  error: CallFailure | undefined;
  refresh: () => Promise<unknown>;
  /** Typed, kept in sight, and not answered for yet: `refresh` sends it again. */
  hasUnsaved: boolean;
  /** Changes are on their way: sums are foretold, not yet the server's. */
  isSettling: boolean;
  /** Why a line's last change was taken back. */
  noteOf: (id: number) => string | undefined;
  edit: (id: number, edit: LineEdit) => void;
  selectAll: (selected: boolean) => void;
  /** Sends what waits; false when something was refused. */
  flush: () => Promise<boolean>;
  /** Takes lines out at once; false, and they are back, when the server refused. */
  remove: (lines: CartLine[]) => Promise<boolean>;
  /** The server answered with a new cart. */
  accept: (cart: ShoppingCart) => void;
}

/** The cart and its changes, shown before the server confirms them (rules cart 1–4, 12–15); the server has the last word. */
export function useCart(): Cart {
  const { sdk, bus, notify } = usePlatform();
  const [query] = useSearchParams();
  const owner = ownerOf(query);
  const { data, error, refresh, show } = useCall(cartCall(query));
  const [, redraw] = useState(0);
  const [notes, setNotes] = useState<ReadonlyMap<number, string>>(new Map());
  const [removed, setRemoved] = useState<ReadonlySet<number>>(new Set());
  const isOwn = useRef(false);

  const accept = useRef((cart: ShoppingCart) => {
    show(cart);
    // A colleague's cart is not what the badge counts.
    if (owner.kpId) return;
    isOwn.current = true;
    bus.emit('cart:changed', { totalProducts: cart.totalProducts });
    isOwn.current = false;
  }).current;
  const queue = useRef<EditQueue>(undefined);
  queue.current ??= createEditQueue<ShoppingCart>({
    delayMs: 350,
    send: (items) => sdk.cart.updateCartItems({ ...owner, items }),
    selectAll: (selected) => (selected ? sdk.cart.selectedAll(owner) : sdk.cart.unSelectedAll(owner)),
    answered: accept,
    failed(ids, failure) {
      const isUnknown = isUnanswered(failure);
      const message = isUnknown ? `${failureOf(failure).message}，修改未保存` : failureOf(failure).message;
      setNotes((known) => new Map([...known, ...ids.map((id) => [id, message] as const)]));
      notify({ tone: 'danger', text: message });
      // It may have been saved after all: the server says what holds.
      if (isUnknown) void refresh();
    },
    changed: () => redraw((count) => count + 1),
  });
  const edits = queue.current;
  useBusEvent('cart:changed', () => void (isOwn.current || refresh()));
  // Leaving the page in the middle of a change sends it still.
  useEffect(() => () => void edits.flush(), [edits]);

  const view = data && cartView(data, edits.pending, (id) => removed.has(id));
  const forgetNotes = (ids: number[]) => setNotes((known) => new Map([...known].filter(([noted]) => !ids.includes(noted))));
  function edit(id: number, change: LineEdit) {
    forgetNotes([id]);
    edits.edit(id, change);
  }
  async function remove(lines: CartLine[]) {
    const ids = lines.map(({ id }) => id);
    setRemoved((known) => new Set([...known, ...ids]));
    try {
      await edits.flush();
      accept(await sdk.cart.deleteCartItems({ ...owner, ids }));
      return true;
    } catch (failure) {
      notify({ tone: 'danger', text: failureOf(failure).message });
      return false;
    } finally {
      setRemoved((known) => new Set([...known].filter((id) => !ids.includes(id))));
    }
  }
  return {
    kpId: owner.kpId,
    view,
    error,
    async refresh() {
      if (edits.hasUnsaved() && (await edits.flush())) setNotes(new Map());
      await refresh();
    },
    hasUnsaved: edits.hasUnsaved(),
    isSettling: !edits.isIdle() || removed.size > 0,
    noteOf: (id) => notes.get(id),
    edit,
    selectAll(selected) {
      const ids = (view?.lines ?? []).filter((line) => line.selected !== selected).map(({ id }) => id);
      if (ids.length === 0) return;
      forgetNotes(ids);
      edits.selectAll(selected, ids);
    },
    flush: () => edits.flush(),
    remove,
    accept,
  };
}
