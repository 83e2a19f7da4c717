import { type FailureState, noFailures } from '@mall/domain/account';
import type { Database } from '../../database/database.ts';

interface Row {
  subject: string;
  failures: number;
  lastAt: string;
  pausedUntil: string | null;
}

/** Failed attempts to log in, counted by number, account or address. */
export const loginFailureRepository = ({ sql }: Database) => ({
  async find(subjects: readonly string[]): Promise<FailureState[]> {
    const rows = await sql<Row[]>`select * from login_failure where subject in ${sql(subjects)}`;
    return rows.map((row) => ({ failures: row.failures, lastAt: row.lastAt, pausedUntil: row.pausedUntil ?? '' }));
  },
  /** Locks the subjects' rows, always in the same order, making those that are missing. */
  async lock(subjects: readonly string[]): Promise<Map<string, FailureState>> {
    const ordered = [...subjects].sort();
    for (const subject of ordered) await sql`insert into login_failure (subject, failures) values (${subject}, 0) on conflict do nothing`;
    const rows = await sql<Row[]>`select * from login_failure where subject in ${sql(ordered)} order by subject for update`;
    return new Map(
      rows.map((row) => [
        row.subject,
        row.failures === 0 && !row.pausedUntil
          ? noFailures
          : { failures: row.failures, lastAt: row.lastAt, pausedUntil: row.pausedUntil ?? '' },
      ]),
    );
  },
  async save(subject: string, state: FailureState) {
    await sql`update login_failure set failures = ${state.failures}, last_at = ${state.lastAt}, paused_until = ${state.pausedUntil || null}
      where subject = ${subject}`;
  },
  async forget(subject: string) {
    await sql`delete from login_failure where subject = ${subject}`;
  },
  async deleteOld() {
    await sql`delete from login_failure where last_at < now() - interval '2 days'`;
  },
});
