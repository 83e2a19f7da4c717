import { AsyncLocalStorage } from 'node:async_hooks';

const asking = new AsyncLocalStorage<string>();

/** Runs `work` on behalf of a request: transactions that begin meanwhile carry its id into PostgreSQL's own log. */
export const onBehalfOf = <T>(requestId: string, work: () => T): T => asking.run(requestId, work);

/** The request on whose behalf this runs; undefined for background work. */
export const askedBy = (): string | undefined => asking.getStore();
