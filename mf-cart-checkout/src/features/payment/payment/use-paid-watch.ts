import { usePlatform } from '@mall/mf-kit';
import { useEffect, useEffectEvent, useRef } from 'react';

const firstPauseMs = 2000;
const longestPauseMs = 15_000;
const growth = 1.4;

/**
 * Asks whether an order is paid, seldomer and seldomer, and at once when the buyer comes back to the window.
 * @param isWatching a cashier is open elsewhere
 * @param onSettled the order is paid, or no longer waits for payment
 * @returns asks now
 */
export function usePaidWatch(orderId: string, isWatching: boolean, onSettled: (isPaid: boolean) => void): () => Promise<boolean> {
  const { sdk } = usePlatform();
  const settled = useEffectEvent(onSettled);
  const ask = useRef<() => Promise<boolean>>(async () => false);

  useEffect(() => {
    if (!isWatching) return;
    const stop = new AbortController();
    let pause = firstPauseMs;
    let timer: ReturnType<typeof setTimeout>;
    const look = async () => {
      clearTimeout(timer);
      try {
        const { isPaid, status } = await sdk.payment.checkOrderPaidStatus({ id: orderId }, { signal: stop.signal });
        if (stop.signal.aborted) return isPaid;
        if (isPaid || status !== 'pendingPayment') {
          settled(isPaid);
          return isPaid;
        }
      } catch {
        // The next look follows; the buyer can ask too.
      }
      if (!stop.signal.aborted) {
        clearTimeout(timer);
        timer = setTimeout(look, pause);
        pause = Math.min(longestPauseMs, pause * growth);
      }
      return false;
    };
    const back = () => {
      if (document.visibilityState !== 'visible') return;
      pause = firstPauseMs;
      void look();
    };
    ask.current = look;
    timer = setTimeout(look, pause);
    window.addEventListener('focus', back, { signal: stop.signal });
    document.addEventListener('visibilitychange', back, { signal: stop.signal });
    return () => {
      clearTimeout(timer);
      stop.abort();
      ask.current = async () => false;
    };
  }, [sdk, orderId, isWatching]);

  return () => ask.current();
}
