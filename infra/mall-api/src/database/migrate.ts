import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ReservedSql, Sql } from 'postgres';

export interface Migration {
  /** `<noun>/<timestamp>-<what>.sql`. */
  name: string;
  text: string;
  hash: string;
}
type Applied = Omit<Migration, 'text'>;

const folder = fileURLToPath(new URL('../../migrations', import.meta.url));
const lockId = 7_211_501;

/** The files of `migrations/<noun>/`, in the order of their timestamps over all nouns. */
export function readMigrations(): Migration[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /^[\w-]+\/\d{12}-[\w-]+\.sql$/.test(file))
    .sort((a, b) => (basename(a) < basename(b) ? -1 : 1))
    .map((name) => {
      const text = readFileSync(join(folder, name), 'utf8');
      return { name, text, hash: createHash('sha256').update(text).digest('hex') };
    });
}

/**
 * Brings the database to the newest schema: each file once, in a transaction of its own, under an advisory lock, so that several
 * processes may start at once. A file that was changed after it ran is refused: write a new one. One that is older than others that
 * ran already (it comes from another branch) runs now.
 * @returns names of the files that ran now
 */
export async function migrate(sql: Sql, migrations: readonly Migration[] = readMigrations()): Promise<string[]> {
  const connection = await sql.reserve();
  const ran: string[] = [];
  try {
    await connection`select pg_advisory_lock(${lockId})`;
    const applied = new Map((await appliedBefore(connection, migrations)).map(({ name, hash }) => [name, hash]));
    for (const { name, text, hash } of migrations) {
      const before = applied.get(name);
      if (before === hash) continue;
      if (before !== undefined) throw new Error(`migration ${name} was changed after it ran; put the change into a new file`);
      await connection.unsafe('begin').simple();
      try {
        await connection.unsafe(text).simple();
        await connection`insert into applied_migration (name, hash) values (${name}, ${hash})`;
        await connection.unsafe('commit').simple();
      } catch (error) {
        await connection.unsafe('rollback').simple();
        throw new Error(`migration ${name} failed: ${(error as Error).message}`, { cause: error });
      }
      ran.push(name);
    }
  } finally {
    await connection`select pg_advisory_unlock(${lockId})`.catch(() => {});
    connection.release();
  }
  return ran;
}

/** What has run here, by today's names. */
async function appliedBefore(connection: ReservedSql, migrations: readonly Migration[]): Promise<Applied[]> {
  const [table] = await connection<{ there: boolean }[]>`select to_regclass('applied_migration') is not null as there`;
  if (!table?.there) {
    const carried = await appliedByNumber(connection, migrations);
    await connection.unsafe('begin').simple();
    await connection`create table applied_migration (name text primary key, hash text not null, applied_at timestamptz not null default now())`;
    for (const { name, hash } of carried) await connection`insert into applied_migration (name, hash) values (${name}, ${hash})`;
    await connection.unsafe('commit').simple();
  }
  return connection<Applied[]>`select name, hash from applied_migration`;
}

/** Files were numbered once (`schema_migration`); a database of that time is recognised by what ran in it, not by what the files were called. */
async function appliedByNumber(connection: ReservedSql, migrations: readonly Migration[]): Promise<Applied[]> {
  const [table] = await connection<{ there: boolean }[]>`select to_regclass('schema_migration') is not null as there`;
  if (!table?.there) return [];
  const rows = await connection<Applied[]>`select name, hash from schema_migration order by version`;
  return rows.map((row) => {
    const same = migrations.find(({ hash }) => hash === row.hash);
    if (!same) throw new Error(`migration ${row.name} was changed after it ran, or is not known here`);
    return { name: same.name, hash: row.hash };
  });
}
