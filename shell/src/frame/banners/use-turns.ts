import { useEffect, useState } from 'react';

/** Autoplay every 3 s, and only with more than one (rule layout 28). */
const stepMs = 3000;

/** Whose turn it is; it stands still under the pointer, with the focus inside, in a hidden tab and when reduced motion is asked for. */
export function useTurns(count: number) {
  const [at, setAt] = useState(0);
  const [isHeld, setHeld] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one that was chosen by hand shows for its whole three seconds
  useEffect(() => {
    if (count < 2 || isHeld || window.matchMedia?.('(prefers-reduced-motion: reduce)').matches) return;
    const timer = setInterval(() => document.visibilityState === 'visible' && setAt((now) => (now + 1) % count), stepMs);
    return () => clearInterval(timer);
  }, [count, isHeld, at]);
  return {
    at,
    turn: (by: number) => setAt((now) => (now + by + count) % count),
    hold: () => setHeld(true),
    release: () => setHeld(false),
  };
}
