import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { claimFolder, type Manifest, storedFiles, tableFile, writeManifest } from './backup-folder.ts';
import { type CopyLimits, type CopySession, withCopySession } from './copy-session.ts';
import { passing } from './passing.ts';
import { type OnProgress, tableProgress } from './progress.ts';
import { copyFiles } from './stored-files.ts';
import { type Table, tablesOf } from './tables.ts';

async function saveTable(session: CopySession, table: Table, file: string, count: (chunk: Buffer) => void): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(
    session.read(table),
    passing((chunk) => {
      session.moved();
      count(chunk);
    }),
    createGzip({ level: 4 }),
    passing((chunk) => hash.update(chunk)),
    createWriteStream(file, { mode: 0o600 }),
  );
  return hash.digest('hex');
}

async function save(session: CopySession, folder: string, onProgress: OnProgress): Promise<Manifest> {
  const migrations = await session.select<Manifest['migrations'][number]>('select name, hash from applied_migration order by name');
  const all = await tablesOf(session.select);
  const tables: Manifest['tables'] = [];
  for (const [index, table] of all.entries()) {
    const { count, done } = tableProgress(table.name, index, all.length, onProgress);
    tables.push({ ...table, sha256: await saveTable(session, table, tableFile(folder, table.name), count) });
    done();
  }
  // Read last: a number that was given meanwhile is never given again.
  const sequences = await session.select<Manifest['sequences'][number]>(
    `select sequencename as name, last_value::float8 as value from pg_sequences where schemaname = 'public' and last_value is not null`,
  );
  return { takenAt: new Date().toISOString(), migrations, tables, sequences };
}

/**
 * Copies a mall's database and its buyers' files into an empty folder, as it is at one moment, while the mall goes on: a file a table, and a manifest that is
 * written last. What background work waits for isn't in it.
 * @param storage the folder of files; undefined where a bucket holds them, which is backed up by its own means
 * @throws {Error} the folder isn't empty; nothing moved, or `signal` ended it: then the folder has no manifest, and the next backup may have it
 */
export async function backUp(
  url: string,
  folder: string,
  storage: string | undefined,
  { onProgress, ...limits }: CopyLimits & { onProgress: OnProgress },
): Promise<Manifest> {
  await claimFolder(folder);
  try {
    const inDatabase = await withCopySession(url, 'read', limits, (session) => save(session, folder, onProgress));
    // After the database: whatever it refers to is there.
    const files = storage === undefined ? undefined : await copyFiles(storage, storedFiles(folder), limits.signal);
    const manifest = { ...inDatabase, ...(files ? { files } : {}) };
    await writeManifest(folder, manifest);
    return manifest;
  } catch (error) {
    throw new Error(`${(error as Error).message}; ${folder} is unfinished, and no backup`, { cause: error });
  }
}
