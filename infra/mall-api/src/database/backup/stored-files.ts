import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, mkdir, readdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';

/** A file of a folder: its path there, and its content's hash. */
export interface KeptFile {
  name: string;
  sha256: string;
}

export async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

const isAbsent = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** The files below a folder, sorted; none where there is no folder. */
async function filesBelow(folder: string): Promise<string[]> {
  const all = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    if (isAbsent(error)) return [];
    throw error;
  });
  return all
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
}

const copy = async (from: string, to: string) => {
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  await copyFile(from, to);
};

/**
 * Copies the files of a storage while it is used. What is removed meanwhile is left out, and so is what is still being written: after the database was
 * copied, it is nobody's yet.
 * @throws {Error} `signal`'s reason
 */
export async function copyFiles(storage: string, to: string, signal: AbortSignal): Promise<KeptFile[]> {
  const kept: KeptFile[] = [];
  for (const name of await filesBelow(storage)) {
    signal.throwIfAborted();
    if (basename(name).includes('.')) continue;
    try {
      await copy(join(storage, name), join(to, name));
    } catch (error) {
      if (isAbsent(error)) continue;
      throw error;
    }
    kept.push({ name, sha256: await hashOf(join(to, name)) });
  }
  return kept;
}

/** @throws {Error} one is damaged or missing */
export async function checkFiles(folder: string, files: readonly KeptFile[]): Promise<void> {
  for (const { name, sha256 } of files) {
    const hash = await hashOf(join(folder, name)).catch((error: unknown) => {
      if (isAbsent(error)) return '';
      throw error;
    });
    if (hash !== sha256) throw new Error(`${join(folder, name)} is damaged`);
  }
}

/** @throws {Error} the storage isn't empty */
export async function requireNoFiles(storage: string): Promise<void> {
  if ((await filesBelow(storage)).length > 0) throw new Error(`${storage} holds files already: name an empty folder in MALL_FILES`);
}

/** Puts the files of a backup into an empty storage. */
export async function putFiles(folder: string, files: readonly KeptFile[], storage: string): Promise<void> {
  for (const { name } of files) await copy(join(folder, name), join(storage, name));
}
