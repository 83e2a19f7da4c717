import { createStore } from '@mall/mf-kit';

/** Somebody needs a login: where the buyer goes after it, and what for. The frame opens the dialog. */
export interface LoginRequest {
  target?: string;
  /** What was wanted: 'cart', 'inquiry', … */
  word?: string;
}

export const loginRequests = createStore<LoginRequest | undefined>(undefined);

const storageKey = 'mall:after-login';

/**
 * The buyer turned away from the login: what a widget kept in `mall:after-login` (`{ word, payload, at }`, taken up again by the same widget after
 * the reload) must not happen at some later login.
 */
export function dropLoginRequest() {
  loginRequests.set(undefined);
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
