import { setTimeout as wait } from 'node:timers/promises';
import { Overload } from '../load/overload.ts';
import { turns } from '../load/turns.ts';
import { MallError } from './mall-error.ts';

const rules = { atOnce: 1, waiting: 16, patienceMs: 3000 };
/** Who asks in a loop is answered no faster than this; only so many are held up. */
const pauseMs = 1000;
const heldAtMost = 500;

/**
 * Writes of one person, operator or program come one after the other: they mostly want the same rows, and who sends a hundred at once waits for himself
 * while the others go on (rules calls 27, 28).
 */
export function personsWrites() {
  let held = 0;
  const line = turns(rules, (why) =>
    why === 'full' ? new MallError('TOO_MANY_REQUESTS', { retryAfterSeconds: 1 }) : new Overload('the writes before this one take long'),
  );
  return async <T>(actor: string, work: () => Promise<T> | T): Promise<T> => {
    try {
      return await line.take(actor, work);
    } catch (error) {
      if (error instanceof MallError && error.reason === 'TOO_MANY_REQUESTS' && held < heldAtMost) {
        held += 1;
        await wait(pauseMs);
        held -= 1;
      }
      throw error;
    }
  };
}
