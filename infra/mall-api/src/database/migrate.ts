import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Sql } from 'postgres';

export interface Migration {
  version: number;
  name: string;
  text: string;
  hash: string;
}

const folder = fileURLToPath(new URL('../../migrations', import.meta.url));
const lockId = 7_211_501;

/** The numbered files of `migrations/`, in their order. */
export function readMigrations(): Migration[] {
  return readdirSync(folder)
    .filter((file) => /^\d{4}_[\w-]+\.sql$/.test(file))
    .sort()
    .map((file) => {
      const text = readFileSync(join(folder, file), 'utf8');
      return { version: Number(file.slice(0, 4)), name: file, text, hash: createHash('sha256').update(text).digest('hex') };
    });
}

/**
 * Brings the database to the newest schema: each file once, in a transaction of its own, under an advisory lock, so that several
 * processes may start at once. A file that was changed after it ran is refused: write a new one.
 * @returns names of the files that ran now
 */
export async function migrate(sql: Sql, migrations: readonly Migration[] = readMigrations()): Promise<string[]> {
  const connection = await sql.reserve();
  const ran: string[] = [];
  try {
    await connection`select pg_advisory_lock(${lockId})`;
    await connection`create table if not exists schema_migration (
      version integer primary key, name text not null, hash text not null, applied_at timestamptz not null default now())`;
    const rows = await connection<{ version: number; hash: string }[]>`select version, hash from schema_migration`;
    const applied = new Map(rows.map((row) => [row.version, row.hash]));
    for (const { version, name, text, hash } of migrations) {
      const before = applied.get(version);
      if (before === hash) continue;
      if (before !== undefined) throw new Error(`migration ${name} was changed after it ran; put the change into a new file`);
      await connection.unsafe('begin').simple();
      try {
        await connection.unsafe(text).simple();
        await connection`insert into schema_migration (version, name, hash) values (${version}, ${name}, ${hash})`;
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
