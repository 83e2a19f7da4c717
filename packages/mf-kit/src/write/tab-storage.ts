import type { KeyStore } from './key-ring.ts';

/** Reads what was kept for this browser tab; `undefined` where nothing was, or where the browser keeps nothing. */
export function readTab<T>(key: string): T | undefined {
  try {
    const text = window.sessionStorage.getItem(key);
    return text === null ? undefined : (JSON.parse(text) as T);
  } catch {
    return undefined;
  }
}

/** Keeps a value for this browser tab; `undefined` forgets it. A browser that refuses storage just forgets. */
export function writeTab(key: string, value: unknown) {
  try {
    if (value === undefined) window.sessionStorage.removeItem(key);
    else window.sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Private windows and full storages: the page works on, it only remembers less.
  }
}

const mostKept = 12;

/** Keeps idempotency keys for this tab, the newest dozen, so that a reload keeps them too. */
export function tabStore(name: string): KeyStore {
  const read = () => readTab<Record<string, string>>(name) ?? {};
  const without = (content: string) => Object.entries(read()).filter(([known]) => known !== content);
  const write = (keys: [string, string][]) => writeTab(name, Object.fromEntries(keys));
  return {
    get: (content) => read()[content],
    set: (content, key) => write([...without(content), [content, key] as [string, string]].slice(-mostKept)),
    delete: (content) => write(without(content)),
  };
}
