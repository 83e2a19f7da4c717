import { skuPictureUrl } from '@mall/domain/catalogue';
import { usePlatform } from '@mall/mf-kit';
import { useRef } from 'react';
import type { CartState } from './conversation.ts';
import { keepPendingAdd, type PendingAdd } from './pending-add.ts';

type Tell = (messageId: string, sku: string, state: CartState, message: string) => void;

/**
 * Runs the assistant's addToCart. A visitor is asked to log in, and the add goes on after the reload. One answer adds a SKU once: its idempotency key is
 * made of both, so a repeated click or a retry after a time-out can't double it; only a refusal makes the next try a new one. @param tell told how it stands
 */
export function useCartFunction(tell: Tell) {
  const { sdk, bus, session, requireLogin } = usePlatform();
  const refusals = useRef(new Map<string, number>());

  function askToLogIn(request: PendingAdd) {
    tell(request.messageId, request.sku, 'login', '');
    keepPendingAdd(request);
    requireLogin({ target: '/ai', word: 'cart' });
  }

  return async function addToCart(request: PendingAdd) {
    const { messageId, sku, quantity } = request;
    if (!session.get().signedIn) return askToLogIn(request);
    tell(messageId, sku, 'adding', '');
    const pictureUrl = skuPictureUrl(sku, 'thumb');
    const key = `${messageId}-${sku}`;
    const tries = refusals.current.get(key) ?? 0;
    try {
      const { totalProducts } = await sdk.cart.addSkuToCart(
        { sku, quantity, requestTypeId: 2, pictureUrl },
        { idempotencyKey: tries ? `${key}-${tries}` : key },
      );
      tell(messageId, sku, 'added', '商品已成功加入购物车！');
      bus.emit('cart:added', { sku, quantity, pictureUrl, from: placeOf(messageId) });
      bus.emit('cart:changed', { totalProducts });
    } catch (error) {
      const { reason, message } = error as { reason?: string; message?: string };
      if (reason !== 'NETWORK' && reason !== 'TIMEOUT') refusals.current.set(key, tries + 1);
      if (reason === 'NOT_SIGNED_IN') return askToLogIn(request);
      tell(messageId, sku, 'failed', message || '服务器异常');
    }
  };
}

/** Where the picture starts to fly from. */
function placeOf(messageId: string) {
  const box = document.getElementById(`answer-${messageId}`)?.getBoundingClientRect();
  return box ? { x: box.left + 80, y: Math.min(box.bottom, window.innerHeight) - 40 } : null;
}
