import { setTimeout as wait } from 'node:timers/promises';

const codes = new Set([
  'CONNECTION_CLOSED',
  'CONNECTION_ENDED',
  'CONNECTION_DESTROYED',
  'CONNECT_TIMEOUT',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
]);
// Shutting down, starting up, too many connections, read-only after a fail-over, conflicts with others, a lock waited for in vain.
const states = /^(08...|57P0.|53300|25006|40001|40P01|55P03|57014)$/;

/** Did the database fail, for now, rather than the statement? The same again may work in a moment. */
export function isOutage(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' && (codes.has(code) || states.test(code));
}

/** Did the database refuse a value as such: out of range, not representable? */
export const isBadValue = (error: unknown): boolean => /^22...$/.test(String((error as { code?: unknown } | null)?.code ?? ''));

const pauses = [50, 150, 300, 600, 1000, 1500, 2000];

/** Runs a read again while the database is away, for 6 seconds at most. */
export async function patiently<T>(read: () => Promise<T> | T): Promise<T> {
  for (const pause of pauses) {
    try {
      return await read();
    } catch (error) {
      if (!isOutage(error)) throw error;
      await wait(pause);
    }
  }
  return read();
}
