import { tabStore } from '../tab-store.ts';
import type { Ticked } from './use-agreements.ts';

const storageKey = 'mall:register';

/** A number that was verified and has no account yet. */
export interface PendingRegistration {
  token: string;
  phone: string;
  /** What was ticked when the number was verified. */
  agreements: Ticked;
}

/** Keeps it for the registration page of this tab; without storage the page asks for the number once more. */
export const keepRegistration = (pending: PendingRegistration) => tabStore.write(storageKey, pending);

export function keptRegistration(): PendingRegistration | undefined {
  const kept = tabStore.read<PendingRegistration>(storageKey);
  return kept && typeof kept.token === 'string' && typeof kept.phone === 'string' && Array.isArray(kept.agreements) ? kept : undefined;
}

export const dropRegistration = () => tabStore.drop(storageKey);
