import type { Database } from '../database/database.ts';

/** For tests: resolves once somebody in this database waits for a lock that another holds. Ask outside of both transactions. */
export async function untilBlocked({ sql }: Pick<Database, 'sql'>): Promise<'blocked'> {
  for (;;) {
    const waiting = await sql`select from pg_stat_activity where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`;
    if (waiting.length > 0) return 'blocked';
  }
}
