import { useEffect, useEffectEvent, useRef } from 'react';

const firstPauseMs = 2000;
const longestPauseMs = 15_000;
const growth = 1.4;

/** Is it paid, or does it wait no longer? Undefined while it waits. */
export type PaidLook = (options: { signal: AbortSignal }) => Promise<boolean | undefined>;

/**
 * Asks whether something is paid, seldomer and seldomer, and at once when the payer comes back to the window (rule payment 11).
 * @param look one question; that it fails is nobody's trouble: the next follows
 * @param isWatching a cashier is open elsewhere
 * @param onSettled it is paid, or no longer waits for payment
 * @returns asks now
 */
export function usePaidWatch(look: PaidLook, isWatching: boolean, onSettled: (isPaid: boolean) => void): () => Promise<boolean> {
  const settled = useEffectEvent(onSettled);
  const question = useEffectEvent(look);
  const ask = useRef<() => Promise<boolean>>(async () => false);

  useEffect(() => {
    if (!isWatching) return;
    const stop = new AbortController();
    let pause = firstPauseMs;
    let timer: ReturnType<typeof setTimeout>;
    const once = async (): Promise<boolean> => {
      clearTimeout(timer);
      try {
        const isPaid = await question({ signal: stop.signal });
        if (isPaid !== undefined) {
          if (!stop.signal.aborted) settled(isPaid);
          return isPaid;
        }
      } catch {
        // The next look follows; the payer can ask too.
      }
      if (!stop.signal.aborted) {
        clearTimeout(timer);
        timer = setTimeout(once, pause);
        pause = Math.min(longestPauseMs, pause * growth);
      }
      return false;
    };
    const back = () => {
      if (document.visibilityState !== 'visible') return;
      pause = firstPauseMs;
      void once();
    };
    ask.current = once;
    timer = setTimeout(once, pause);
    window.addEventListener('focus', back, { signal: stop.signal });
    document.addEventListener('visibilitychange', back, { signal: stop.signal });
    return () => {
      clearTimeout(timer);
      stop.abort();
      ask.current = async () => false;
    };
  }, [isWatching]);

  return () => ask.current();
}
