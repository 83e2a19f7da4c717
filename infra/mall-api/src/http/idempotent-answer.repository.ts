import { json } from '../database/columns.ts';
import type { Database } from '../database/database.ts';

/** Whose key it is, and of which call. */
export interface KeptKey {
  /** See `actorOf`. */
  actor: string;
  call: string;
  key: string;
}
export interface KeptAnswer {
  inputHash: Buffer;
  /** null while the work is under way. */
  answer: { body: unknown } | null;
}

/** Answers kept for idempotency keys. */
export const idempotentAnswerRepository = ({ sql }: Database) => ({
  /**
   * Takes the key. Waits at most 5 s while another transaction holds it, until that one has committed or rolled back.
   * @returns false when it was taken before
   */
  async take({ actor, call, key }: KeptKey, inputHash: Buffer): Promise<boolean> {
    await sql`set local lock_timeout = '5s'`;
    const mine = await sql`
      insert into idempotent_answer (actor, call, key, input_hash) values (${actor}, ${call}, ${key}, ${inputHash})
      on conflict do nothing returning 1`;
    await sql`set local lock_timeout to default`;
    return mine.length > 0;
  },
  async find({ actor, call, key }: KeptKey): Promise<KeptAnswer | undefined> {
    const [row] = await sql<KeptAnswer[]>`
      select input_hash, answer from idempotent_answer where actor = ${actor} and call = ${call} and key = ${key}`;
    return row;
  },
  async keep({ actor, call, key }: KeptKey, body: unknown) {
    await sql`
      update idempotent_answer set answer = ${json(sql, { body })}
      where actor = ${actor} and call = ${call} and key = ${key}`;
  },
  async release({ actor, call, key }: KeptKey) {
    await sql`delete from idempotent_answer where actor = ${actor} and call = ${call} and key = ${key}`;
  },
  async deleteOld() {
    await sql`delete from idempotent_answer where created_at < now() - interval '7 days'`;
  },
});
