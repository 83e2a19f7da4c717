import { useBusEvent, usePlatform } from '@mall/mf-kit';
import { useState } from 'react';

/** Hears of the cart twice: the first listener throws. */
export default function Page() {
  const { bus } = usePlatform();
  const [heard, setHeard] = useState(0);
  useBusEvent('cart:changed', () => {
    throw new Error('listener is broken');
  });
  useBusEvent('cart:changed', ({ totalProducts = 0 }) => setHeard(totalProducts));
  return (
    <>
      <button type="button" onClick={() => bus.emit('cart:changed', { totalProducts: 7 })}>
        购物车变化
      </button>
      <p>听到 {heard} 件</p>
    </>
  );
}
