import { withSearched } from '@mall/domain/search';
import { useSyncExternalStore } from 'react';

const storageKey = 'mall:search-history';
const none: readonly string[] = [];
const listeners = new Set<() => void>();
let raw: string | null = null;
let kept: readonly string[] = none;

function parse(text: string | null): readonly string[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(list) ? list.filter((one): one is string => typeof one === 'string' && one !== '').slice(0, 15) : none;
  } catch {
    return none;
  }
}

/** What was searched for on this machine, newest first. The same array until it changes. */
export function readHistory(): readonly string[] {
  let now: string | null = null;
  try {
    now = localStorage.getItem(storageKey);
  } catch {
    // A browser that keeps nothing has no history.
  }
  if (now !== raw) {
    raw = now;
    kept = parse(now);
  }
  return kept;
}

function write(history: readonly string[]) {
  try {
    if (history.length) localStorage.setItem(storageKey, JSON.stringify(history));
    else localStorage.removeItem(storageKey);
  } catch {
    // Full or forbidden storage: the search itself goes on.
  }
  for (const listener of [...listeners]) listener();
}

/** Puts a search on top: trimmed, without duplicates, newest first, at most 15 (rule search 6). */
export const rememberSearch = (keyword: string) => write(withSearched(readHistory(), keyword));
export const forgetSearch = (keyword: string) => write(readHistory().filter((one) => one !== keyword));
export const forgetAllSearches = () => write(none);

function subscribe(listener: () => void) {
  const fromOtherTab = ({ key }: StorageEvent) => (key === storageKey || key === null) && listener();
  listeners.add(listener);
  window.addEventListener('storage', fromOtherTab);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', fromOtherTab);
  };
}

/** The history as it is now, in all tabs. */
export const useSearchHistory = (): readonly string[] => useSyncExternalStore(subscribe, readHistory, () => none);
