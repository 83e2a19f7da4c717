import { skuPictureUrl } from '@mall/domain/catalogue';
import { usePlatform } from '@mall/mf-kit';
import { attempt, createKeyRing, tabStore } from '@mall/mf-kit/write';
import type { CartState } from './conversation.ts';
import { keepPendingAdd, type PendingAdd } from './pending-add.ts';

/** Kept in the tab: a conversation is found again after a reload, and so is its retry. */
const keys = createKeyRing(tabStore('mall:assistant-keys'));

type Tell = (messageId: string, sku: string, state: CartState, message: string) => void;

/**
 * Runs the assistant's addToCart. A visitor is asked to log in, and the add goes on after the reload. One answer adds a SKU once: a repeated click or a
 * retry after a time-out carries the same idempotency key. @param tell told how it stands
 */
export function useCartFunction(tell: Tell) {
  const { sdk, bus, session, requireLogin, report } = usePlatform();

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
    const { answer, failure } = await attempt(
      keys,
      { messageId, sku },
      (options) => sdk.cart.addSkuToCart({ sku, quantity, requestTypeId: 2, pictureUrl }, options),
      (error) => report(error, 'assistant'),
    );
    if (failure?.reason === 'NOT_SIGNED_IN') return askToLogIn(request);
    if (failure) return tell(messageId, sku, 'failed', failure.message);
    tell(messageId, sku, 'added', '商品已成功加入购物车！');
    bus.emit('cart:added', { sku, quantity, pictureUrl, from: placeOf(messageId) });
    bus.emit('cart:changed', { totalProducts: answer.totalProducts });
  };
}

/** Where the picture starts to fly from. */
function placeOf(messageId: string) {
  const box = document.getElementById(`answer-${messageId}`)?.getBoundingClientRect();
  return box ? { x: box.left + 80, y: Math.min(box.bottom, window.innerHeight) - 40 } : null;
}
