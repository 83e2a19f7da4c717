import { setTimeout as wait } from 'node:timers/promises';
import { isOverdue } from './asked-by.ts';

const lostConnection = new Set([
  ...['CONNECTION_CLOSED', 'CONNECTION_ENDED', 'CONNECTION_DESTROYED', 'CONNECT_TIMEOUT'],
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'],
]);
// Shutting down, starting up, read-only after a fail-over, conflicts with others.
const passingStates = /^(08...|57P0.|25006|40001|40P01)$/;
// No room on the disk, no memory, no connection; waited too long for a lock, a statement, the application itself.
const busyStates = /^(53...|55P03|57014|25P03|OVERLOAD|ENOSPC|EDQUOT)$/;

const codeOf = (error: unknown): string => {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === 'string' ? code : '';
};

/** Was the connection lost, or the statement in the way of others? The same again soon is likely to work. */
export const isPassing = (error: unknown): boolean => lostConnection.has(codeOf(error)) || passingStates.test(codeOf(error));

/** Did the database or the disk fail, for now, rather than the statement? Passing, or because there is too much to do or no room: then at once again makes it worse. */
export const isOutage = (error: unknown): boolean => isPassing(error) || busyStates.test(codeOf(error));

/** Did the database refuse a value as such: out of range, not representable? */
export const isBadValue = (error: unknown): boolean => /^22...$/.test(codeOf(error));

const pauses = [50, 150, 300, 600, 1000, 1500, 2000];

/**
 * Runs it again while the database is away, for 6 seconds and as long as somebody waits for it. For reads, and for writes that an
 * idempotency key makes the same however often they run.
 */
export async function patiently<T>(work: () => Promise<T> | T): Promise<T> {
  for (const pause of pauses) {
    try {
      return await work();
    } catch (error) {
      if (!isPassing(error) || isOverdue()) throw error;
      await wait(pause);
    }
  }
  return work();
}
