import { type CallFailure, useBusEvent, useCall, usePlatform, useSearchParams, useSession } from '@mall/mf-kit';
import { failureOf, isUnanswered } from '@mall/mf-kit/write';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { CartLine, ShoppingCart } from '../../../parts/trading-types.ts';
import { cartCall, ownerOf } from './cart-call.ts';
import { type CartView, cartView } from './cart-view.ts';
import type { LineEdit } from './edit-batch.ts';
import { createEditQueue, type EditQueue } from './edit-queue.ts';
import { keepSame } from './keep-same.ts';
import { usePicks } from './use-picks.ts';

export interface Cart {
  /** A colleague's cart. */
  kpId: number | undefined;
  /** It is only looked at: what is chosen is chosen to be taken over. */
  isLooking: boolean;
  view: CartView | undefined;
  error: CallFailure | undefined;
  refresh: () => Promise<unknown>;
  /** Typed, kept in sight, and not answered for yet: `refresh` sends it again. */
  hasUnsaved: boolean;
  /** Changes are on their way: sums are foretold, not yet the server's. */
  isSettling: boolean;
  /** This line's new quantity is on its way, and its sum foretold. */
  isPending: (id: number) => boolean;
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
  const { kpId: ownId, isManager } = useSession();
  const [query] = useSearchParams();
  const { kpId: asked } = ownerOf(query);
  const kpId = asked === ownId ? undefined : asked;
  const isLooking = kpId !== undefined && !isManager;
  const owner = kpId === undefined ? {} : { kpId };
  const { data, error, refresh, show } = useCall(cartCall(query));
  const [, redraw] = useState(0);
  const [notes, setNotes] = useState<ReadonlyMap<number, string>>(new Map());
  const [removed, setRemoved] = useState<ReadonlySet<number>>(new Set());
  const picks = usePicks();
  const isOwn = useRef(false);
  const same = useRef(keepSame<CartLine>()).current;

  const accept = useRef((cart: ShoppingCart) => {
    show(cart);
    isOwn.current = true;
    bus.emit('cart:changed', kpId === undefined ? { totalProducts: cart.totalProducts } : { kpId });
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
      // What was shown isn't so: the line may be gone, or was saved after all. The server says what holds.
      void refresh();
    },
    changed: () => redraw((count) => count + 1),
  });
  const edits = queue.current;
  useBusEvent('cart:changed', (changed) => void (isOwn.current || changed.kpId !== kpId || refresh()));
  // Leaving the page in the middle of a change sends it still.
  useEffect(() => () => void edits.flush(), [edits]);

  const pending = isLooking ? picks.of : edits.pending;
  const seen = data && cartView(data, pending, (id) => removed.has(id));
  const view = seen && { ...seen, lines: same(seen.lines) };
  const forgetNotes = useCallback(
    (ids: number[]) =>
      setNotes((known) => (ids.some((id) => known.has(id)) ? new Map([...known].filter(([noted]) => !ids.includes(noted))) : known)),
    [],
  );
  const { pick } = picks;
  const edit = useCallback(
    (id: number, change: LineEdit) => {
      if (isLooking) return pick([id], change.selected ?? false);
      forgetNotes([id]);
      edits.edit(id, change);
    },
    [edits, forgetNotes, isLooking, pick],
  );
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
    kpId,
    isLooking,
    view,
    error,
    async refresh() {
      if (edits.hasUnsaved() && (await edits.flush())) setNotes(new Map());
      await refresh();
    },
    hasUnsaved: edits.hasUnsaved(),
    isSettling: !edits.isIdle() || removed.size > 0,
    isPending: (id) => !isLooking && edits.pending(id)?.quantity !== undefined,
    noteOf: (id) => notes.get(id),
    edit,
    selectAll(selected) {
      const ids = (view?.lines ?? []).filter((line) => line.selected !== selected).map(({ id }) => id);
      if (ids.length === 0) return;
      if (isLooking) return pick(ids, selected);
      forgetNotes(ids);
      edits.selectAll(selected, ids);
    },
    flush: () => edits.flush(),
    remove,
    accept,
  };
}
