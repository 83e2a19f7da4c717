// randomUUID is for secure contexts only, and a company's test installation may run on plain http.
const newKey = () =>
  crypto.randomUUID?.() ?? Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * Idempotency keys for writes that a buyer could send twice (domain decisions, "Money, time, identity"): the same content keeps its key
 * until an answer came, so a retry after a time-out is the same write.
 */
export function createKeyRing() {
  const keys = new Map<string, string>();
  return {
    keyFor(content: unknown): string {
      const id = JSON.stringify(content);
      const key = keys.get(id) ?? newKey();
      keys.set(id, key);
      return key;
    },
    settle: (content: unknown) => void keys.delete(JSON.stringify(content)),
  };
}
