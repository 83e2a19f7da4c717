import { type Platform, type Session, usePlatform, useSession } from '@mall/mf-kit';
import { useWrite } from '@mall/mf-kit/write';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { keepPendingAdd, type PendingAdd, takePendingAdd } from './pending-add.ts';
import { requestOrigin } from './request-origin.ts';

const validatesWithinMs = 3000;

/** Who is here, once the shell has validated what the cookie claims; the API has the last word where that takes too long. */
function validated({ session }: Platform): Promise<Session> {
  const now = session.get();
  if (!now.signedIn || now.validated) return Promise.resolve(now);
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      off();
      resolve(session.get());
    };
    const timer = setTimeout(done, validatesWithinMs);
    const off = session.subscribe(() => session.get().validated && done());
  });
}

const placeOf = (element: Element | null) => {
  const box = element?.getBoundingClientRect();
  return box ? { x: box.left + box.width / 2, y: box.top + box.height / 2 } : null;
};

export type AddTarget = PendingAdd['into'];

/**
 * Puts a SKU into the cart or the inquiry basket. The token is validated first; a visitor is asked to log in and the add goes on, once,
 * after the reload (rules login 20, 21; cart 8). @param onResume told the quantity of such an add, so that the page shows it again
 */
export function useAdd(sku: string, pictureUrl: string, onResume: (quantity: number) => void) {
  const platform = usePlatform();
  const { signedIn } = useSession();
  const [into, setInto] = useState<AddTarget>();
  const { isBusy, failure, refusal, run } = useWrite({ again: '' });
  const place = useRef<HTMLDivElement>(null);

  function askToLogIn(request: PendingAdd) {
    keepPendingAdd(request);
    platform.requireLogin({ target: window.location.pathname + window.location.search, word: 'cart' });
  }

  async function write(request: PendingAdd, options: { idempotencyKey: string }) {
    const { sdk, bus, notify } = platform;
    const { into, quantity, requestTypeId, r, d } = request;
    if (into === 'inquiry') {
      const { matchedProducts } = await sdk.inquiry.addSkuToCustomerInquirySku(
        { sku, quantity, requestTypeId, ...(r ? { requestId: r } : {}), ...(d ? { resultDigits: d } : {}) },
        options,
      );
      notify({ tone: 'success', text: '新增成功！' });
      bus.emit('inquiry:changed', { itemCount: matchedProducts.length });
      return;
    }
    const added = await sdk.cart.addSkuToCart(
      // Result digits of 1: the search was for exactly this SKU (rules page-addresses 2; cart 24).
      {
        sku,
        quantity,
        requestTypeId,
        pictureUrl,
        ...(r ? { r } : {}),
        ...(d ? { d } : {}),
        ...(d === '1' ? { isInsertMatchSku: true } : {}),
      },
      options,
    );
    notify({ tone: 'success', text: '商品已成功加入购物车！' });
    bus.emit('cart:added', { sku, quantity, pictureUrl, from: placeOf(place.current) });
    bus.emit('cart:changed', { totalProducts: added.totalProducts });
  }

  async function send(request: PendingAdd) {
    const { answer, failure } = await run(request, async (options) => {
      setInto(request.into);
      if (!(await validated(platform)).signedIn) return 'visitor';
      await write(request, options);
      return 'added';
    });
    if (answer === 'visitor' || failure?.reason === 'NOT_SIGNED_IN') return askToLogIn(request);
    if (failure) platform.notify({ tone: 'danger', text: failure.message });
  }

  const resume = useEffectEvent((request: PendingAdd) => {
    onResume(request.quantity);
    void send(request);
  });
  useEffect(() => {
    const pending = signedIn ? takePendingAdd(sku) : undefined;
    if (pending) resume(pending);
  }, [signedIn, sku]);

  return {
    place,
    busy: isBusy ? into : undefined,
    failure: refusal?.reason === 'NOT_SIGNED_IN' ? '' : failure,
    add: (into: AddTarget, quantity: number) => void send({ into, sku, quantity, ...requestOrigin(window.location.search, into) }),
  };
}
