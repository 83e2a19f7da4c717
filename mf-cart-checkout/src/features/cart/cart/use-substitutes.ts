import { type CallOutput, call, useCall, usePlatform } from '@mall/mf-kit';
import { useWrite } from '@mall/mf-kit/write';
import { useEffect, useRef } from 'react';
import type { ShoppingCart } from '../../../parts/trading-types.ts';
import type { Cart } from './use-cart.ts';

export type Substitutes = CallOutput<'cart.getCartSubstitutes'>;
export type Substitute = Substitutes['offered'][number];
export type Replaced = Substitutes['replaced'][number];

/** What would cost less in lines' places, and putting it there and back (rules cart 16, 26, 27). */
export function useSubstitutes({ kpId, isLooking, view, flush, accept }: Cart) {
  const { sdk, notify } = usePlatform();
  const owner = kpId ? { kpId } : {};
  const { data, refresh } = useCall(isLooking ? null : call('cart.getCartSubstitutes', owner), { keepPreviousData: true });
  const writing = useWrite({ onFailure: ({ message }) => notify({ tone: 'danger', text: message }) });
  // What it would save follows the lines as the server has them.
  const facts = (view?.lines ?? []).map(({ id, sku, quantity, selected }) => `${id} ${sku} ${quantity} ${selected}`).join();
  const known = useRef(facts);
  useEffect(() => {
    if (known.current === facts) return;
    known.current = facts;
    void refresh();
  }, [facts, refresh]);

  async function write(content: object, send: () => Promise<ShoppingCart>) {
    const { answer } = await writing.run(content, async () => {
      await flush();
      return send();
    });
    if (answer) accept(answer);
  }
  return {
    data,
    isBusy: writing.isBusy,
    replace: (id: number) => write({ replace: id }, () => sdk.cart.substituteSku({ ...owner, id })),
    replaceAll: () => write({ replace: 'all' }, () => sdk.cart.substituteSkuBatch({ ...owner })),
    cancel: (id: number) => write({ cancel: id }, () => sdk.cart.cancelSubstituteSku({ ...owner, ids: [id] })),
    cancelAll: () => write({ cancel: 'all' }, () => sdk.cart.cancelSubstituteSku({ ...owner })),
  };
}
export type SubstituteWays = ReturnType<typeof useSubstitutes>;
