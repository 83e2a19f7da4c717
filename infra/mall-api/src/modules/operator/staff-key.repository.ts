import type { StaffRole } from '@mall/domain/staff';
import type { Database } from '../../database/database.ts';

export interface StaffKeyRow {
  id: number;
  name: string;
  secretHash: Buffer;
  roles: StaffRole[];
  createdBy: string;
  createdAt: string;
  expiresAt: string;
  lastUsedAt: string | null;
  endedAt: string | null;
}

/** What lets programs act as staff. */
export const staffKeyRepository = ({ sql }: Database) => ({
  /** One that is neither expired nor ended. */
  async live(id: number): Promise<StaffKeyRow | undefined> {
    const [row] = await sql<StaffKeyRow[]>`select * from staff_key where id = ${id} and ended_at is null and expires_at > now()`;
    return row;
  },
  /** Newest first. */
  list: () => sql<StaffKeyRow[]>`select * from staff_key order by id desc limit 500`,
  names: (ids: readonly number[]) => sql<{ id: number; name: string }[]>`select id, name from staff_key where id = any(${[...ids]})`,
  /** One more at a time, until the caller's transaction ends. @returns how many are neither expired nor ended */
  async countLocked(): Promise<number> {
    await sql`select pg_advisory_xact_lock(hashtextextended('staff keys', 0))`;
    const [row] = await sql<{ n: number }[]>`select count(*)::int as n from staff_key where ended_at is null and expires_at > now()`;
    return row!.n;
  },
  async insert({ name, secretHash, roles, createdBy }: Pick<StaffKeyRow, 'name' | 'secretHash' | 'roles' | 'createdBy'>, days: number) {
    const [row] = await sql<StaffKeyRow[]>`insert into staff_key (name, secret_hash, roles, created_by, expires_at)
      values (${name}, ${secretHash}, ${roles}, ${createdBy}, now() + make_interval(days => ${days})) returning *`;
    return row!;
  },
  /** The first one; nothing where there is one already. */
  async insertFirst({ name, secretHash, roles, createdBy }: Pick<StaffKeyRow, 'name' | 'secretHash' | 'roles' | 'createdBy'>) {
    const rows = await sql`insert into staff_key (id, name, secret_hash, roles, created_by, expires_at)
      values (1, ${name}, ${secretHash}, ${roles}, ${createdBy}, now() + interval '730 days') on conflict do nothing returning 1`;
    if (rows.length > 0) await sql`select setval(pg_get_serial_sequence('staff_key', 'id'), 1)`;
  },
  /** Undefined for none. Ending it twice ends it once. */
  async end(id: number): Promise<StaffKeyRow | undefined> {
    const [row] = await sql<StaffKeyRow[]>`update staff_key set ended_at = coalesce(ended_at, now()) where id = ${id} returning *`;
    return row;
  },
  /** At most once a minute. */
  async used(id: number) {
    await sql`update staff_key set last_used_at = now()
      where id = ${id} and (last_used_at is null or last_used_at < now() - interval '1 minute')`;
  },
});
