import { createStore } from '@mall/mf-kit';

/** Somebody wants to see the inquiry basket: the side menu opens it. */
export const basketRequests = createStore(false);
