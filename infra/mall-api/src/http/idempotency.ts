import { createHash } from 'node:crypto';
import type { PoolDatabase } from '../database/database.ts';
import type { Caller } from './caller.ts';
import { MallError } from './mall-error.ts';

interface KeptAnswer {
  inputHash: Buffer;
  answer: { body: unknown } | null;
}

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
 * person and call gets that answer again; a second one at the same moment waits for the first. A key that comes with other
 * content is refused. A refusal isn't kept: nothing was done, so the next try is judged afresh.
 */
export async function once<T>(
  db: PoolDatabase,
  call: string,
  { kp, idempotencyKey }: Pick<Caller, 'kp' | 'idempotencyKey'>,
  input: unknown,
  work: () => Promise<T> | T,
): Promise<T> {
  if (idempotencyKey === undefined) return work();
  const id = { kpId: kp?.kpId ?? 0, hash: createHash('sha256').update(canonical(input)).digest() };
  return db.surround(async () => {
    const { sql } = db;
    await sql`set local lock_timeout = '7s'`;
    // Waits here while another transaction holds the same key, until that one has committed or rolled back.
    const mine = await sql`
      insert into idempotent_answer (kp_id, call, key, input_hash) values (${id.kpId}, ${call}, ${idempotencyKey}, ${id.hash})
      on conflict do nothing returning 1`;
    await sql`set local lock_timeout = 0`;
    if (mine.length === 0) {
      const [kept] = await sql<KeptAnswer[]>`
        select input_hash, answer from idempotent_answer where kp_id = ${id.kpId} and call = ${call} and key = ${idempotencyKey}`;
      if (!kept?.answer || !id.hash.equals(kept.inputHash)) throw new MallError('IDEMPOTENCY_KEY_REUSED');
      return kept.answer.body as T;
    }
    try {
      const body = (await work()) ?? null;
      await sql`
        update idempotent_answer set answer = ${sql.json({ body } as never)}
        where kp_id = ${id.kpId} and call = ${call} and key = ${idempotencyKey}`;
      return body as T;
    } catch (error) {
      if (isRefusal(error))
        await sql`delete from idempotent_answer where kp_id = ${id.kpId} and call = ${call} and key = ${idempotencyKey}`;
      throw error;
    }
  }, isRefusal);
}
