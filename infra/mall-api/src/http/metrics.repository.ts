import type { Database } from '../database/database.ts';

/** How the database fares, as it says itself. */
export interface DatabaseFigures {
  /** Since its statistics began: seconds in which statements ran, and how transactions ended. */
  activeSeconds: number;
  commits: number;
  rollbacks: number;
  deadlocks: number;
  blocksHit: number;
  blocksRead: number;
  bytes: number;
  /** Of all processes on this database. */
  connections: { state: string; connections: number }[];
  /** Background work by queue and state, and how long the one that could run longest has waited. */
  jobs: { queue: string; state: string; jobs: number; waitingSeconds: number }[];
}

/** Reads PostgreSQL's own statistics: measuring every statement in the process would cost each of them. */
export const metricsRepository = ({ sql }: Database) => ({
  async read(): Promise<DatabaseFigures> {
    const [[totals], connections, [queue]] = await Promise.all([
      sql<Omit<DatabaseFigures, 'connections' | 'jobs'>[]>`
        select active_time / 1000.0 as active_seconds, xact_commit as commits, xact_rollback as rollbacks, deadlocks, blks_hit as blocks_hit,
          blks_read as blocks_read, pg_database_size(datname) as bytes
        from pg_stat_database where datname = current_database()`,
      sql<DatabaseFigures['connections']>`
        select coalesce(state, 'background') as state, count(*)::int as connections
        from pg_stat_activity where datname = current_database() group by 1`,
      sql<{ isThere: boolean }[]>`select to_regclass('pgboss.job') is not null as is_there`,
    ]);
    const jobs = queue?.isThere
      ? await sql<DatabaseFigures['jobs']>`
        select name as queue, state::text as state, count(*)::int as jobs,
          coalesce(max(extract(epoch from now() - start_after)) filter (where state < 'active' and start_after < now()), 0)::float8 as waiting_seconds
        from pgboss.job where state in ('created', 'retry', 'active', 'failed') group by 1, 2`
      : [];
    return { ...totals!, connections, jobs };
  },
});
