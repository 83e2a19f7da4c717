import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { openDatabase } from '../database.ts';
import { type Migration, migrate, readMigrations } from '../migrate.ts';
import { type Manifest, readManifest, storedFiles, tableFile } from './backup-folder.ts';
import { type CopyLimits, type CopySession, withCopySession } from './copy-session.ts';
import { passing } from './passing.ts';
import { type OnProgress, tableProgress } from './progress.ts';
import { checkFiles, hashOf, putFiles, requireNoFiles } from './stored-files.ts';
import { quoted } from './tables.ts';

/** The migrations that the backup's tables are made by. @throws {Error} one isn't known here */
function migrationsOf(manifest: Manifest): Migration[] {
  const known = readMigrations();
  const stranger = manifest.migrations.find(({ name, hash }) => !known.some((one) => one.name === name && one.hash === hash));
  if (stranger)
    throw new Error(`migration ${stranger.name} of the backup is not known here: restore with the release that made it, or a newer one`);
  return known.filter(({ name }) => manifest.migrations.some((one) => one.name === name));
}

async function fill(session: CopySession, folder: string, { tables, sequences }: Manifest, onProgress: OnProgress): Promise<void> {
  await session.select(`truncate ${quoted(tables.map(({ name }) => name))}`);
  for (const [index, table] of tables.entries()) {
    const { count, done } = tableProgress(table.name, index, tables.length, onProgress);
    await pipeline(
      createReadStream(tableFile(folder, table.name)),
      createGunzip(),
      passing((chunk) => {
        session.moved();
        count(chunk);
      }, session.waitForServer),
      session.write(table),
    );
    done();
  }
  for (const { name, value } of sequences) await session.select('select setval($1::regclass, $2)', [`public.${name}`, value]);
}

/**
 * Reads a backup, and whether it can be restored here: before a database is made for it.
 * @param storage the folder of files; undefined where a bucket holds them
 * @throws {Error} the backup is unfinished, incomplete, damaged or of a newer release; the storage isn't empty
 */
export async function readBackup(folder: string, storage: string | undefined): Promise<Manifest> {
  const manifest = await readManifest(folder);
  for (const { name, sha256 } of manifest.tables)
    if ((await hashOf(tableFile(folder, name))) !== sha256) throw new Error(`${tableFile(folder, name)} is damaged`);
  const files = manifest.files ?? [];
  await checkFiles(storedFiles(folder), files);
  if (files.length > 0 && storage === undefined) throw new Error('the backup holds files of a folder: name one in MALL_FILES');
  if (storage !== undefined) await requireNoFiles(storage);
  migrationsOf(manifest);
  return manifest;
}

/**
 * Fills an empty database from a backup that was read, all of it or nothing, and an empty storage. A backup of an older release is brought to the newest schema by
 * the next start.
 * @throws {Error} the database isn't empty; nothing moved, or `signal` ended it
 */
export async function restore(
  folder: string,
  manifest: Manifest,
  url: string,
  storage: string | undefined,
  { onProgress, ...limits }: CopyLimits & { onProgress: OnProgress },
): Promise<void> {
  const db = openDatabase(url, { max: 2 });
  try {
    const there = await db.sql`select from pg_tables where schemaname = 'public' and tablename <> 'applied_migration' limit 1`;
    if (there.length > 0) throw new Error('the database is not empty');
    limits.signal.throwIfAborted();
    await migrate(db.sql, migrationsOf(manifest));
    try {
      await withCopySession(url, 'write', limits, (session) => fill(session, folder, manifest, onProgress));
    } catch (error) {
      throw new Error(`${(error as Error).message}; nothing was restored: begin again with an empty database`, { cause: error });
    }
    await db.sql.unsafe('analyze').simple();
    if (storage !== undefined) await putFiles(storedFiles(folder), manifest.files ?? [], storage);
  } finally {
    await db.close();
  }
}
