import { createStore } from '@mall/mf-kit';

/** Somebody needs a login: where the buyer goes after it, and what for. The frame opens the dialog. */
export interface LoginRequest {
  target?: string;
  word?: string;
}

export const loginRequests = createStore<LoginRequest | undefined>(undefined);
