/** Reads what this tab kept; undefined where there is nothing, or nonsense. */
export function readTab<Value>(key: string): Value | undefined {
  try {
    const text = sessionStorage.getItem(key);
    return text ? (JSON.parse(text) as Value) : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a value over a reload of this tab; undefined forgets it. A browser that keeps nothing goes on without. */
export function writeTab(key: string, value: unknown) {
  try {
    if (value === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Full or forbidden storage: the conversation on screen goes on.
  }
}
