import type { Proposal } from '@mall/api-contract/assistant';
import { readTab, writeTab } from '@mall/mf-kit/write';

/** The card that was pressed when the login dialog opened, and in which answer. */
export interface PendingAct {
  messageId: string;
  proposal: Proposal;
}

// The shell forgets this key when the buyer turns away from the login.
const storageKey = 'mall:after-login';
const word = 'assistant';
const holdsForMs = 15 * 60_000;

/** Keeps it over the reload that follows a login. */
export const keepPendingAct = (payload: PendingAct) => writeTab(storageKey, { word, payload, at: Date.now() });

/** Takes it out, once. */
export function takePendingAct(): PendingAct | undefined {
  const kept = readTab<{ word: string; payload: PendingAct; at?: number }>(storageKey);
  if (kept?.word !== word) return undefined;
  writeTab(storageKey, undefined);
  return Date.now() - (kept.at ?? 0) < holdsForMs ? kept.payload : undefined;
}
