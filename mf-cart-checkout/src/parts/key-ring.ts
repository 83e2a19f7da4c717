import { readTab, writeTab } from './tab-storage.ts';

// randomUUID is for secure contexts only, and a company's test installation may run on plain http.
const newKey = () =>
  crypto.randomUUID?.() ?? Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

const mostKept = 12;

export interface KeyRing {
  /** The idempotency key of this content: the same until it is settled. */
  keyFor(content: unknown): string;
  /** An answer came: the same content sent again is a new write. */
  settle(content: unknown): void;
}

/**
 * Idempotency keys for writes that a buyer could send twice (domain decisions, "Money, time, identity"). A click too many or a retry after a
 * time-out sends the same content and so the same key. @param storageName kept in the tab under this name, so that a reload keeps the keys too
 */
export function createKeyRing(storageName?: string): KeyRing {
  let keys: Record<string, string> = {};
  const read = () => (storageName ? (readTab<Record<string, string>>(storageName) ?? {}) : keys);
  const write = (next: Record<string, string>) => {
    keys = next;
    if (storageName) writeTab(storageName, next);
  };
  return {
    keyFor(content) {
      const id = JSON.stringify(content);
      const known = read();
      if (known[id]) return known[id];
      const key = newKey();
      write(Object.fromEntries([...Object.entries(known), [id, key]].slice(-mostKept)));
      return key;
    },
    settle(content) {
      const { [JSON.stringify(content)]: _, ...rest } = read();
      write(rest);
    },
  };
}
