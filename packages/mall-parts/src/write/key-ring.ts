// randomUUID is for secure contexts only, and a company's test installation may run on plain http.
const newKey = () =>
  crypto.randomUUID?.() ?? Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Where a ring's keys are between two clicks. */
export interface KeyStore {
  get(content: string): string | undefined;
  set(content: string, key: string): unknown;
  delete(content: string): unknown;
}

/**
 * Idempotency keys for writes that a buyer could send twice (rules calls 6, 10). A click too many or a retry after a
 * time-out sends the same content and so the same key. @param store left out: a reload forgets the keys
 */
export const createKeyRing = (store: KeyStore = new Map<string, string>()) => ({
  /** The key of this content: the same until it is settled. */
  keyFor(content: unknown): string {
    const id = JSON.stringify(content);
    const key = store.get(id) ?? newKey();
    store.set(id, key);
    return key;
  },
  /** An answer came: the same content sent again is a new write. */
  settle: (content: unknown): void => void store.delete(JSON.stringify(content)),
});
