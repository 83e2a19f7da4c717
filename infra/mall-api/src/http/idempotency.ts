import { createHmac } from 'node:crypto';
import type { PoolDatabase } from '../database/database.ts';
import { actorOf, type Caller } from './caller.ts';
import { idempotentAnswerRepository } from './idempotent-answer.repository.ts';
import { MallError } from './mall-error.ts';

/** JSON with sorted keys, so that the same input in another order is the same input. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value).filter(([, one]) => one !== undefined);
  return `{${entries
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, one]) => `${JSON.stringify(key)}:${canonical(one)}`)
    .join()}}`;
}

const isRefusal = (error: unknown) => error instanceof MallError && error.reason !== 'SERVICE_UNAVAILABLE';

/**
 * Once per `Idempotency-Key`: the first call does the work, and its answer is committed together with it; the same key of the same
 * person, operator or program, and call, gets that answer again; a second one at the same moment waits for the first. A key that comes with other
 * content is refused; what came is kept as a hash under the installation's key, so that nobody reads a password off it by trying. A
 * refusal isn't kept: nothing was done, so the next try is judged afresh.
 */
export async function once<T>(
  { db, installationKey }: { db: PoolDatabase; installationKey: Buffer },
  call: string,
  caller: Pick<Caller, 'kp' | 'staff' | 'operatorId' | 'idempotencyKey'>,
  input: unknown,
  work: () => Promise<T> | T,
): Promise<T> {
  const { idempotencyKey } = caller;
  if (idempotencyKey === undefined) return work();
  const id = { actor: actorOf(caller), call, key: idempotencyKey };
  const inputHash = createHmac('sha256', installationKey).update(canonical(input)).digest();
  return db.surround(async () => {
    const answers = idempotentAnswerRepository(db);
    if (!(await answers.take(id, inputHash))) {
      const kept = await answers.find(id);
      // A row from before hashes were keyed has none: the key alone has to do.
      const isSame = kept?.inputHash.length === 0 || kept?.inputHash.equals(inputHash);
      if (!kept?.answer || !isSame) throw new MallError('IDEMPOTENCY_KEY_REUSED');
      return kept.answer.body as T;
    }
    try {
      const body = (await work()) ?? null;
      await answers.keep(id, body);
      return body as T;
    } catch (error) {
      if (isRefusal(error)) await answers.release(id);
      throw error;
    }
  }, isRefusal);
}
