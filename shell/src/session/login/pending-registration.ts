const storageKey = 'mall:register';

/** A number that was verified and has no account yet. */
export interface PendingRegistration {
  token: string;
  phone: string;
}

/** Keeps it for the registration page of this tab. */
export function keepRegistration(pending: PendingRegistration) {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(pending));
  } catch {
    // Without storage the page asks for the number once more.
  }
}

export function keptRegistration(): PendingRegistration | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as PendingRegistration | null;
    return kept && typeof kept.token === 'string' && typeof kept.phone === 'string' ? kept : undefined;
  } catch {
    return undefined;
  }
}

export function dropRegistration() {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Nothing was kept.
  }
}
