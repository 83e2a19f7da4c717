const settleMs = 3000;
const moves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

interface NavigationEntries extends EventTarget {
  currentEntry: { key: string } | null;
}

/**
 * Going back leads to where the buyer was on the page. The browser tries that at once, when the area's screen isn't mounted yet; here the place is
 * taken again as the page grows, until it settled or the buyer moves. A browser that can't name its history's entries keeps its own way.
 */
export function keepScroll() {
  const { navigation } = window as { navigation?: NavigationEntries };
  if (!navigation) return;
  const places = new Map<string, number>();
  const entry = () => navigation.currentEntry?.key ?? '';
  let stop = () => {};
  let isReturning = false;
  history.scrollRestoration = 'manual';
  // A reload is the browser's to restore: the markup is there when it tries.
  window.addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
  });
  // Before the page is left: its last scroll event may come too late, and one before this script is never heard.
  navigation.addEventListener('navigate', () => isReturning || places.set(entry(), window.scrollY));
  window.addEventListener('popstate', () => {
    stop();
    const place = places.get(entry());
    if (place !== undefined) stop = returnTo(place);
  });

  function returnTo(place: number): () => void {
    const ended = new AbortController();
    const end = () => ended.abort();
    const observer = new ResizeObserver(() => window.scrollTo(0, place));
    const timer = setTimeout(end, settleMs);
    isReturning = true;
    ended.signal.addEventListener('abort', () => {
      isReturning = false;
      observer.disconnect();
      clearTimeout(timer);
    });
    for (const move of moves) window.addEventListener(move, end, { passive: true, signal: ended.signal });
    observer.observe(document.body);
    return end;
  }
}
