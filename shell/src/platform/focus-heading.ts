const settleMs = 3000;
const betweenLooksMs = 50;
const moves = ['keydown', 'pointerdown', 'popstate'] as const;

let running = new AbortController();

/** Focuses the page's heading as soon as there is one that is new, unless the buyer moves first or it takes longer than 3 s. */
export function focusHeading(isNew: (heading: HTMLElement) => boolean) {
  const main = document.getElementById('main');
  if (!main) return;
  running.abort();
  const ended = new AbortController();
  running = ended;
  const latest = performance.now() + settleMs;
  const look = () => {
    if (ended.signal.aborted) return;
    const heading = [...main.querySelectorAll('h1')].find((one) => one.checkVisibility?.() ?? true);
    const isFound = heading !== undefined && isNew(heading);
    if (!isFound && performance.now() < latest) return void setTimeout(look, betweenLooksMs);
    ended.abort();
    if (!isFound) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  };
  for (const move of moves) window.addEventListener(move, () => ended.abort(), { signal: ended.signal, passive: true });
  // Whether a heading is seen, and giving it the focus, asks for the layout at once and for another paint: before the screen is painted that would be later.
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(look)));
}
