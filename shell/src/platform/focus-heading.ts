const settleMs = 3000;
const moves = ['keydown', 'pointerdown', 'popstate'] as const;

let running = new AbortController();

/** Focuses the page's heading as soon as there is one that is new, unless the buyer moves first or it takes longer than 3 s. */
export function focusHeading(isNew: (heading: HTMLElement) => boolean) {
  const main = document.getElementById('main');
  if (!main) return;
  running.abort();
  const ended = new AbortController();
  running = ended;
  // Whether a heading is seen, and giving it the focus, asks for the layout at once: after the frame it is there, before it the screen would be painted later.
  let isAsked = false;
  const look = () => {
    isAsked = false;
    if (ended.signal.aborted) return;
    const heading = [...main.querySelectorAll('h1')].find((one) => one.checkVisibility?.() ?? true);
    if (!heading || !isNew(heading)) return;
    ended.abort();
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  };
  const lookAfterFrame = () => {
    if (!isAsked) requestAnimationFrame(() => setTimeout(look));
    isAsked = true;
  };
  const observer = new MutationObserver(lookAfterFrame);
  const timer = setTimeout(() => ended.abort(), settleMs);
  ended.signal.addEventListener('abort', () => {
    observer.disconnect();
    clearTimeout(timer);
  });
  for (const move of moves) window.addEventListener(move, () => ended.abort(), { signal: ended.signal, passive: true });
  observer.observe(main, { childList: true, characterData: true, subtree: true });
  lookAfterFrame();
}
