import { tabStore } from '../tab-store.ts';

const storageKey = 'mall:register';

/** A number that was verified and has no account yet. */
export interface PendingRegistration {
  token: string;
  phone: string;
}

/** Keeps it for the registration page of this tab; without storage the page asks for the number once more. */
export const keepRegistration = (pending: PendingRegistration) => tabStore.write(storageKey, pending);

export function keptRegistration(): PendingRegistration | undefined {
  const kept = tabStore.read<PendingRegistration>(storageKey);
  return kept && typeof kept.token === 'string' && typeof kept.phone === 'string' ? kept : undefined;
}

export const dropRegistration = () => tabStore.drop(storageKey);
