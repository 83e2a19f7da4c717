const moves = ['keydown', 'pointerdown', 'popstate'] as const;

let running = new AbortController();

/** Focuses the page's heading as soon as there is one that is new, however long that takes, unless the buyer moves first or goes on to another page. */
export function focusHeading(isNew: (heading: HTMLElement) => boolean) {
  const main = document.getElementById('main');
  if (!main) return;
  running.abort();
  const ended = new AbortController();
  running = ended;
  let isLooking = false;
  // Whether a heading is seen, and giving it the focus, asks for the layout at once and for another paint: before the screen is painted that would be later.
  const lookAfterPaint = () => {
    if (isLooking) return;
    isLooking = true;
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(look)));
  };
  const look = () => {
    isLooking = false;
    if (ended.signal.aborted) return;
    const heading = [...main.querySelectorAll('h1')].find((one) => one.checkVisibility?.() ?? true);
    if (!heading || !isNew(heading)) return;
    ended.abort();
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  };
  const changes = new MutationObserver(lookAfterPaint);
  changes.observe(main, {
    childList: true,
    subtree: true,
    characterData: true,
    attributes: true,
    attributeFilter: ['class', 'style', 'hidden'],
  });
  ended.signal.addEventListener('abort', () => changes.disconnect());
  for (const move of moves) window.addEventListener(move, () => ended.abort(), { signal: ended.signal, passive: true });
  lookAfterPaint();
}
