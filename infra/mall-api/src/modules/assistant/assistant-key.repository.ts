import type { AssistantAbility } from '@mall/domain/assistant';
import type { Database } from '../../database/database.ts';

export interface AssistantKeyRow {
  id: number;
  customerId: number;
  kpId: number;
  name: string;
  secretHash: Buffer;
  abilities: AssistantAbility[];
  callsPerDay: number;
  cartLimitFen: number;
  createdAt: string;
  expiresAt: string;
  lastUsedAt: string | null;
  endedAt: string | null;
}
type NewKey = Omit<AssistantKeyRow, 'id' | 'createdAt' | 'expiresAt' | 'lastUsedAt' | 'endedAt'>;

export interface KeyUse {
  keyId: number;
  tool: string;
  subject: string;
  refusal: string;
  cartFen: number;
  requestId: string;
}

/** Keys of companies' own assistants, what they did in a day, and each use. */
export const assistantKeyRepository = ({ sql }: Database) => ({
  /** One that is neither expired nor ended. */
  async live(id: number): Promise<AssistantKeyRow | undefined> {
    const [row] = await sql<AssistantKeyRow[]>`select * from assistant_key where id = ${id} and ended_at is null and expires_at > now()`;
    return row;
  },
  /** Newest first, with what was done on this day. */
  list: (customerId: number, day: string) => sql<(AssistantKeyRow & { calls: number | null; cartFen: number | null })[]>`
    select k.*, d.calls, d.cart_fen from assistant_key k left join assistant_key_day d on d.key_id = k.id and d.day = ${day}
    where k.customer_id = ${customerId} order by k.id desc limit 200`,
  /** One more at a time, until the caller's transaction ends. @returns how many are neither expired nor ended */
  async countLocked(customerId: number): Promise<number> {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`assistant keys ${customerId}`}, 0))`;
    const [row] = await sql<{ n: number }[]>`select count(*)::int as n from assistant_key
      where customer_id = ${customerId} and ended_at is null and expires_at > now()`;
    return row!.n;
  },
  async insert(key: NewKey, days: number): Promise<number> {
    const [row] = await sql<{ id: number }[]>`insert into assistant_key
      (customer_id, kp_id, name, secret_hash, abilities, calls_per_day, cart_limit_fen, expires_at)
      values (${key.customerId}, ${key.kpId}, ${key.name}, ${key.secretHash}, ${key.abilities}, ${key.callsPerDay}, ${key.cartLimitFen},
        now() + make_interval(days => ${days})) returning id`;
    return row!.id;
  },
  /** Ending it twice ends it once. @returns its name; undefined for none of this company */
  async end(customerId: number, id: number): Promise<{ name: string; wasLive: boolean } | undefined> {
    const [row] = await sql<
      { name: string; wasLive: boolean }[]
    >`with before as (select id, ended_at from assistant_key where id = ${id} for update)
      update assistant_key k set ended_at = coalesce(k.ended_at, now()) from before
      where k.id = before.id and k.customer_id = ${customerId} returning k.name, before.ended_at is null as was_live`;
    return row;
  },
  /** Counts a use of this day. @returns false where the day's number is used up */
  async count(key: Pick<AssistantKeyRow, 'id' | 'callsPerDay'>, day: string): Promise<boolean> {
    const rows = await sql`insert into assistant_key_day as d (key_id, day, calls) values (${key.id}, ${day}, 1)
      on conflict (key_id, day) do update set calls = d.calls + 1 where d.calls < ${key.callsPerDay} returning 1`;
    return rows.length > 0;
  },
  /** Takes an amount out of what it may put into the cart on this day. @returns false where it is too much */
  async spend(key: Pick<AssistantKeyRow, 'id' | 'cartLimitFen'>, day: string, fen: number): Promise<boolean> {
    const rows = await sql`update assistant_key_day set cart_fen = cart_fen + ${fen}
      where key_id = ${key.id} and day = ${day} and cart_fen + ${fen} <= ${key.cartLimitFen} returning 1`;
    return rows.length > 0;
  },
  async keep({ keyId, tool, subject, refusal, cartFen, requestId }: KeyUse) {
    await sql`insert into assistant_key_use (key_id, tool, subject, refusal, cart_fen, request_id)
      values (${keyId}, ${tool}, ${subject}, ${refusal}, ${cartFen}, ${requestId})`;
    await sql`update assistant_key set last_used_at = now() where id = ${keyId} and (last_used_at is null or last_used_at < now() - interval '5 seconds')`;
  },
  /** The newest first. @param keyId all of the company's without */
  uses: (customerId: number, keyId: number | null, offset: number, limit: number) => sql<
    (Omit<KeyUse, 'keyId' | 'requestId'> & { id: number; at: string; keyName: string })[]
  >`select u.id, u.at, k.name as key_name, u.tool, u.subject, u.refusal, u.cart_fen from assistant_key_use u join assistant_key k on k.id = u.key_id
    where k.customer_id = ${customerId} and (${keyId}::int is null or k.id = ${keyId}) order by u.id desc offset ${offset} limit ${limit}`,
  async countUses(customerId: number, keyId: number | null): Promise<number> {
    const [row] = await sql<{ n: number }[]>`select count(*)::int as n from assistant_key_use u join assistant_key k on k.id = u.key_id
      where k.customer_id = ${customerId} and (${keyId}::int is null or k.id = ${keyId})`;
    return row!.n;
  },
  async removeOld() {
    await sql`delete from assistant_key_use where at < now() - interval '1 year'`;
    await sql`delete from assistant_key_day where day < current_date - 366`;
  },
});
