import type { LiveArea } from '@mall/mf-kit/manifest';

/** Which area a page showed when it was last heard of. */
export interface AtWork {
  area: string;
  version: string;
  page: string;
  /** Unix ms of the last sign of life. */
  at: number;
}

export const atWorkPrefix = 'mall:at-work:';
const beatMs = 2000;
const key = `${atWorkPrefix}${Math.random().toString(36).slice(2)}`;
let note: AtWork | undefined;

function write() {
  try {
    if (note && document.visibilityState === 'visible') localStorage.setItem(key, JSON.stringify({ ...note, at: Date.now() }));
    else localStorage.removeItem(key);
  } catch {
    // Where nothing can be kept, nothing is told at the next visit.
  }
}

/** Notes which area works now. A page that is left, hidden or closed takes its note along; one that hung or was ended leaves it for the next visit to tell. */
export function noteAtWork({ name, version }: LiveArea) {
  if (!note) {
    setInterval(write, beatMs);
    document.addEventListener('visibilitychange', write);
    addEventListener('pagehide', () => {
      note = undefined;
      write();
    });
  }
  note = { area: name, version, page: location.pathname, at: 0 };
  write();
}
