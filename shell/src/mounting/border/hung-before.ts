import { type AtWork, atWorkPrefix } from './at-work.ts';

/** A page that is alive says so every two seconds. */
const silentMs = 10_000;

/** Areas that worked in a page which fell silent without having been left: it hung, or was ended. Each is told once; a page that may yet be alive waits. */
export function takeHung(storage: Pick<Storage, 'length' | 'key' | 'getItem' | 'removeItem'>, now = Date.now()): AtWork[] {
  const hung: AtWork[] = [];
  const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at)!).filter((key) => key.startsWith(atWorkPrefix));
  for (const key of keys) {
    try {
      const note = JSON.parse(storage.getItem(key) ?? '') as AtWork;
      if (now - note.at < silentMs) continue;
      hung.push(note);
    } catch {
      // Not ours, or cut off while it was written.
    }
    storage.removeItem(key);
  }
  return hung;
}

/** Looks now, and once more when what was alive a moment ago has had time to fall silent. */
export function tellHung(tell: (note: AtWork) => void) {
  const look = () => {
    try {
      for (const note of takeHung(localStorage)) tell(note);
    } catch {
      // No storage, no news.
    }
  };
  look();
  setTimeout(look, silentMs + 2000);
}
