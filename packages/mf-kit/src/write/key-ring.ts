import { newId } from './new-id.ts';

/** Where a ring's keys are between two clicks. */
export interface KeyStore {
  get(content: string): string | undefined;
  set(content: string, key: string): unknown;
  delete(content: string): unknown;
}

export interface KeyRing {
  /** The key of this content: the same until it is settled. */
  keyFor(content: unknown): string;
  /** An answer came: the same content sent again is a new write. */
  settle(content: unknown): void;
}

/**
 * Idempotency keys for writes that a buyer could send twice (rules calls 6, 10). A click too many or a retry after a
 * time-out sends the same content and so the same key. @param store left out: a reload forgets the keys
 */
export const createKeyRing = (store: KeyStore = new Map<string, string>()): KeyRing => ({
  keyFor(content) {
    const id = JSON.stringify(content);
    const key = store.get(id) ?? newId();
    store.set(id, key);
    return key;
  },
  settle: (content) => void store.delete(JSON.stringify(content)),
});
