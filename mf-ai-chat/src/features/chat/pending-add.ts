import { readTab, writeTab } from '@mall/mf-kit/write';
import type { CartWish } from './read-function.ts';

/** What the assistant was to add when the login dialog opened, and in which answer. */
export interface PendingAdd extends CartWish {
  messageId: string;
}

// The shell forgets this key when the buyer turns away from the login.
const storageKey = 'mall:after-login';
const word = 'assistant';
const holdsForMs = 15 * 60_000;

/** Keeps it over the reload that follows a login. */
export const keepPendingAdd = (payload: PendingAdd) => writeTab(storageKey, { word, payload, at: Date.now() });

/** Takes it out, once. */
export function takePendingAdd(): PendingAdd | undefined {
  const kept = readTab<{ word: string; payload: PendingAdd; at?: number }>(storageKey);
  if (kept?.word !== word) return undefined;
  writeTab(storageKey, undefined);
  return Date.now() - (kept.at ?? 0) < holdsForMs ? kept.payload : undefined;
}
