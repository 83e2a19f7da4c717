import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { Sql, TransactionSql } from 'postgres';
import { checkFiles, copyFiles, hashOf, type KeptFile, putFiles, requireNoFiles } from './backup-files.ts';
import { openDatabase } from './database.ts';
import { migrate, readMigrations } from './migrate.ts';

interface Manifest {
  takenAt: string;
  migrations: { name: string; hash: string }[];
  tables: { name: string; columns: string[]; sha256: string }[];
  sequences: { name: string; value: number }[];
  /** Of the storage; absent in backups that are older than it. */
  files?: KeptFile[];
}

const fileOf = (folder: string, table: string) => join(folder, `${table}.copy.gz`);
const manifestOf = (folder: string) => join(folder, 'manifest.json');
const quoted = (names: readonly string[]) => names.map((name) => `"${name}"`).join(', ');

/** The mall's tables with the columns that can be written, each after those it refers to. */
async function tablesOf(sql: Sql | TransactionSql): Promise<{ name: string; columns: string[] }[]> {
  const tables = await sql<{ name: string; columns: string[]; needs: string[] }[]>`
    select c.relname as name,
      array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
        order by a.attnum) as columns,
      array(select distinct f.confrelid::regclass::text from pg_constraint f
        where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid) as needs
    from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname <> 'applied_migration' order by 1`;
  const sorted: string[] = [];
  while (sorted.length < tables.length) {
    const next = tables.filter(({ name, needs }) => !sorted.includes(name) && needs.every((one) => sorted.includes(one)));
    if (next.length === 0) throw new Error('tables refer to each other in a circle');
    sorted.push(...next.map(({ name }) => name));
  }
  return sorted.map((name) => ({ name, columns: tables.find((table) => table.name === name)!.columns }));
}

const filesOf = (folder: string) => join(folder, 'files');

/**
 * Copies a mall's database and its buyers' files into an empty folder, as it is at one moment, while the mall goes on: a file a table, and a manifest that is
 * written last. What background work waits for isn't in it.
 * @param storage the folder of files; undefined where a bucket holds them, which is backed up by its own means
 * @throws {Error} the folder isn't empty
 */
export async function backUp(url: string, folder: string, storage: string | undefined): Promise<Manifest> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0) throw new Error(`${folder} is not empty`);
  const db = openDatabase(url, { max: 1 });
  try {
    const inDatabase = await db.sql.begin('isolation level repeatable read read only', async (tx): Promise<Manifest> => {
      const migrations = await tx<Manifest['migrations']>`select name, hash from applied_migration order by name`;
      const tables: Manifest['tables'] = [];
      for (const { name, columns } of await tablesOf(tx)) {
        const rows = await tx.unsafe(`copy "${name}" (${quoted(columns)}) to stdout`).readable();
        await pipeline(rows, createGzip({ level: 4 }), createWriteStream(fileOf(folder, name), { mode: 0o600 }));
        tables.push({ name, columns, sha256: await hashOf(fileOf(folder, name)) });
      }
      // Read last: a number that was given meanwhile is never given again.
      const sequences = await tx<Manifest['sequences']>`
        select sequencename as name, last_value as value from pg_sequences where schemaname = 'public' and last_value is not null`;
      return { takenAt: new Date().toISOString(), migrations: [...migrations], tables, sequences: [...sequences] };
    });
    // After the database: whatever it refers to is there.
    const manifest = storage === undefined ? inDatabase : { ...inDatabase, files: await copyFiles(storage, filesOf(folder)) };
    await writeFile(manifestOf(folder), JSON.stringify(manifest, null, 1), { mode: 0o600 });
    return manifest;
  } finally {
    await db.close();
  }
}

/**
 * Fills an empty database from a backup, all of it or nothing, and an empty storage. A backup of an older release is brought to the newest schema by the next start.
 * @throws {Error} the backup is incomplete, damaged or of a newer release; the database isn't empty
 */
export async function restore(folder: string, url: string, storage: string | undefined): Promise<Manifest> {
  const manifest = JSON.parse(await readFile(manifestOf(folder), 'utf8')) as Manifest;
  for (const { name, sha256 } of manifest.tables)
    if ((await hashOf(fileOf(folder, name))) !== sha256) throw new Error(`${fileOf(folder, name)} is damaged`);
  const files = manifest.files ?? [];
  await checkFiles(filesOf(folder), files);
  if (files.length > 0 && storage === undefined) throw new Error('the backup holds files of a folder: name one in MALL_FILES');
  if (storage !== undefined) await requireNoFiles(storage);
  const known = readMigrations();
  const migrations = manifest.migrations.map(({ name, hash }) => {
    const same = known.find((one) => one.name === name && one.hash === hash);
    if (!same) throw new Error(`migration ${name} of the backup is not known here: restore with the release that made it, or a newer one`);
    return same;
  });
  const db = openDatabase(url, { max: 2 });
  try {
    if ((await tablesOf(db.sql)).length > 0) throw new Error('the database is not empty');
    await migrate(
      db.sql,
      known.filter((one) => migrations.includes(one)),
    );
    await db.sql.begin(async (tx) => {
      await tx.unsafe(`truncate ${quoted(manifest.tables.map(({ name }) => name))}`);
      for (const { name, columns } of manifest.tables) {
        const rows = await tx.unsafe(`copy "${name}" (${quoted(columns)}) from stdin`).writable();
        await pipeline(createReadStream(fileOf(folder, name)), createGunzip(), rows);
      }
      for (const { name, value } of manifest.sequences) await tx`select setval(${`public.${name}`}::regclass, ${value})`;
    });
    await db.sql.unsafe('analyze').simple();
    if (storage !== undefined) await putFiles(filesOf(folder), files, storage);
    return manifest;
  } finally {
    await db.close();
  }
}
