import { useEffect, useState } from 'react';

/** Autoplay every 3 s, and only with more than one (rule layout 28). */
const stepMs = 3000;

/** Which slide shows. It stands still under the pointer, with the focus inside, when paused, in a hidden tab, and when reduced motion is asked for. */
export function useCarousel(count: number) {
  const [at, setAt] = useState(0);
  const [isHeld, setHeld] = useState(false);
  const [isPaused, setPaused] = useState(false);
  useEffect(() => {
    if (window.matchMedia?.('(prefers-reduced-motion: reduce)').matches) setPaused(true);
  }, []);
  const runs = count > 1 && !isHeld && !isPaused;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a slide chosen by hand shows for its whole three seconds
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => document.visibilityState === 'visible' && setAt((now) => (now + 1) % count), stepMs);
    return () => clearInterval(timer);
  }, [runs, count, at]);
  return { at, show: setAt, isPaused, togglePause: () => setPaused(!isPaused), hold: () => setHeld(true), release: () => setHeld(false) };
}
