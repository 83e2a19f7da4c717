import { AsyncLocalStorage } from 'node:async_hooks';
import { Overload } from '../load/overload.ts';

interface Asking {
  requestId: string;
  /** As `performance.now()` says. */
  until: number;
}
const asking = new AsyncLocalStorage<Asking>();

/** Less than a browser waits for. */
export const answeredWithinMs = 7000;

/**
 * Runs `work` on behalf of a request: transactions that begin meanwhile carry its id into PostgreSQL's own log. When the limit is
 * over it has failed, whatever it waits for: nothing is begun or committed for it any more (see `refuseOverdue`).
 * @throws {Overload} at the limit
 */
export function onBehalfOf<T>(requestId: string, work: () => Promise<T> | T, limitMs = answeredWithinMs): Promise<T> {
  return new Promise((resolve, reject) => {
    const limit = setTimeout(() => reject(new Overload(`no answer within ${limitMs} ms`)), limitMs);
    const working = asking.run({ requestId, until: performance.now() + limitMs }, async () => work());
    working.then(resolve, reject).finally(() => clearTimeout(limit));
  });
}

/** The request on whose behalf this runs; undefined for background work. */
export const askedBy = (): string | undefined => asking.getStore()?.requestId;

/** Has whoever asked been told already that it failed? */
export const isOverdue = (): boolean => performance.now() >= (asking.getStore()?.until ?? Infinity);

/** @throws {Overload} for a request that was answered already */
export function refuseOverdue() {
  if (isOverdue()) throw new Overload('the request was answered already');
}
