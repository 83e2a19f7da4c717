import { type FailureState, noFailures } from '@mall/domain/account';
import type { Database } from '../../database/database.ts';

interface Row {
  failures: number;
  lastAt: string;
  pausedUntil: string | null;
}

/** A number at a source. */
export interface Pair {
  number: string;
  source: string;
}

const stateOf = (row: Row | undefined): FailureState =>
  row ? { failures: row.failures, lastAt: row.lastAt, pausedUntil: row.pausedUntil ?? '' } : noFailures;

/** So many attempts of one source may be looked at in the same moment; more count as failed at once. */
const togetherHere = 50;

/** Failed attempts to log in, counted for a number at a source. */
export const loginFailureRepository = ({ sql }: Database) => ({
  async find({ number, source }: Pair): Promise<FailureState> {
    const [row] = await sql<
      Row[]
    >`select failures, last_at, paused_until from login_failure where number = ${number} and source = ${source}`;
    return stateOf(row);
  },
  /** One attempt of a number at a time until the transaction ends. */
  async lock(number: string) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`login:${number}`}, 0))`;
  },
  /** Failures of a number within a day, from everywhere. */
  async ofNumber(number: string): Promise<number> {
    const [row] = await sql<{ n: number }[]>`
      select coalesce(sum(failures), 0)::int as n from login_failure where number = ${number} and last_at > now() - interval '1 day'`;
    return row!.n;
  },
  /** Numbers that a source failed with within a day. Attempts that are still looked at are none, up to fifty: people come to work at the same hour. */
  async numbersOf(source: string): Promise<number> {
    const [row] = await sql<{ n: number }[]>`
      select (count(*) filter (where failures > waiting or last_at < now() - interval '1 minute')
        + greatest(count(*) filter (where failures <= waiting and last_at >= now() - interval '1 minute') - ${togetherHere}, 0))::int as n
      from login_failure where source = ${source} and failures > 0 and last_at > now() - interval '1 day'`;
    return row!.n;
  },
  /** Counts an attempt that isn't judged yet. */
  async begin({ number, source }: Pair, next: FailureState) {
    await sql`
      insert into login_failure (number, source, failures, waiting, last_at, paused_until)
      values (${number}, ${source}, ${next.failures}, 1, ${next.lastAt}, ${next.pausedUntil || null})
      on conflict (number, source) do update set failures = excluded.failures, waiting = login_failure.waiting + 1,
        last_at = excluded.last_at, paused_until = excluded.paused_until`;
  },
  async judge({ number, source }: Pair) {
    await sql`update login_failure set waiting = greatest(waiting - 1, 0) where number = ${number} and source = ${source}`;
  },
  async takeBack({ number, source }: Pair) {
    await sql`update login_failure set failures = greatest(failures - 1, 0), waiting = greatest(waiting - 1, 0), paused_until = null
      where number = ${number} and source = ${source}`;
  },
  async forget({ number, source }: Pair) {
    await sql`delete from login_failure where number = ${number} and source = ${source}`;
  },
  async deleteOld() {
    await sql`delete from login_failure where last_at < now() - interval '2 days'`;
  },
});
