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

/** Where a ring's keys are between two clicks. */
export interface KeyStore {
  read(): Record<string, string>;
  write(keys: Record<string, string>): void;
}

function inMemory(): KeyStore {
  let kept: Record<string, string> = {};
  return {
    read: () => kept,
    write(keys) {
      kept = keys;
    },
  };
}

/**
 * Idempotency keys for writes that a buyer could send twice (domain decisions, "Money, time, identity"). A click too many or a retry after a
 * time-out sends the same content and so the same key. @param store left out: a reload forgets the keys
 */
export function createKeyRing(store: KeyStore = inMemory()): KeyRing {
  return {
    keyFor(content) {
      const id = JSON.stringify(content);
      const known = store.read();
      if (known[id]) return known[id];
      const key = newKey();
      store.write(Object.fromEntries([...Object.entries(known), [id, key]].slice(-mostKept)));
      return key;
    },
    settle(content) {
      const { [JSON.stringify(content)]: _, ...rest } = store.read();
      store.write(rest);
    },
  };
}
