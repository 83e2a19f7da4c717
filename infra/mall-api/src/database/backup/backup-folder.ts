import { mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import type { KeptFile } from './stored-files.ts';
import type { Table } from './tables.ts';

/** What a backup holds. It is written last: a folder without it is no backup. */
export interface Manifest {
  takenAt: string;
  migrations: { name: string; hash: string }[];
  tables: (Table & { sha256: string })[];
  sequences: { name: string; value: number }[];
  /** Of the storage; absent in backups that are older than it. */
  files?: KeptFile[];
}

const manifestName = 'manifest.json';
/** The manifest until it is whole; up to then it says who takes the backup. */
const partName = `${manifestName}.part`;
const isOfBackup = (name: string) => name === partName || name === 'files' || name.endsWith('.copy.gz');

export const tableFile = (folder: string, table: string) => join(folder, `${table}.copy.gz`);
export const storedFiles = (folder: string) => join(folder, 'files');

const isThere = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** @throws {Error} who takes a backup into the folder may still be at it */
async function requireNobody(folder: string): Promise<void> {
  let by: Partial<{ host: string; pid: number }>;
  try {
    by = JSON.parse(await readFile(join(folder, partName), 'utf8')) as typeof by;
  } catch {
    return; // Killed while it wrote this.
  }
  if (by.host === undefined || by.pid === undefined) return;
  if (by.host !== hostname()) throw new Error(`a backup into ${folder} was begun on ${by.host}: when that one has ended, empty the folder`);
  if (by.pid !== process.pid && isThere(by.pid)) throw new Error(`a backup into ${folder} is under way already: process ${by.pid}`);
}

/**
 * Takes a folder for a backup: a new or empty one, or one whose backup came to no end, which is emptied.
 * @throws {Error} it holds something else, or a backup into it is under way
 */
export async function claimFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const names = await readdir(folder);
  if (names.length > 0) {
    if (!names.includes(partName) || !names.every(isOfBackup)) throw new Error(`${folder} is not empty`);
    await requireNobody(folder);
    for (const name of names) await rm(join(folder, name), { recursive: true });
  }
  const part = await open(join(folder, partName), 'wx', 0o600);
  await part.writeFile(JSON.stringify({ host: hostname(), pid: process.pid }));
  await part.close();
}

/** Makes a folder a backup, at once, and after all else in it is on the disk. */
export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = await open(join(entry.parentPath, entry.name), 'r+');
    await file.sync().finally(() => file.close());
  }
  await writeFile(join(folder, partName), JSON.stringify(manifest, null, 1), { mode: 0o600, flush: true });
  await rename(join(folder, partName), join(folder, manifestName));
}

/** @throws {Error} the folder is no backup, or an unfinished one */
export async function readManifest(folder: string): Promise<Manifest> {
  try {
    return JSON.parse(await readFile(join(folder, manifestName), 'utf8')) as Manifest;
  } catch (error) {
    if (error instanceof SyntaxError) throw new Error(`${join(folder, manifestName)} is damaged`);
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    const isUnfinished = await readFile(join(folder, partName)).then(
      () => true,
      () => false,
    );
    throw new Error(
      isUnfinished
        ? `${folder} is an unfinished backup: the one who took it was ended before its end`
        : `${folder} is no backup: it has no ${manifestName}`,
    );
  }
}
