import { useEffect } from 'react';
import { useLocation } from 'react-router';

const idOf = (hash: string): string => {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
};

/** A place of the history whose anchor was followed: going back to it, or a reload, keeps the position instead. */
const isFollowed = (): boolean => history.state?.anchored === true;
const markFollowed = () => history.replaceState({ ...history.state, anchored: true }, '');

/** Where the server's markup has the anchor, the browser went there by itself. Called before hydration. */
export function noteAnchorIn(markup: HTMLElement) {
  const target = document.getElementById(idOf(location.hash));
  if (target && markup.contains(target)) markFollowed();
}

/** Whoever moves has chosen another place to look at. */
const moves = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** Scrolls to what the address' hash names as soon as the screen shows it: the browser looked for it before the area was there. */
export function useAnchor() {
  const { pathname, search, hash } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is looked through anew
  useEffect(() => {
    const id = idOf(hash);
    if (!id || isFollowed()) return;
    markFollowed();
    const find = () => {
      const target = document.getElementById(id);
      target?.scrollIntoView({ block: 'start' });
      return target !== null;
    };
    if (find()) return;
    const stop = () => {
      watch.disconnect();
      for (const move of moves) window.removeEventListener(move, stop);
    };
    const watch = new MutationObserver(() => {
      if (find()) stop();
    });
    watch.observe(document.body, { childList: true, subtree: true });
    for (const move of moves) window.addEventListener(move, stop, { passive: true });
    return stop;
  }, [pathname, search, hash]);
}
