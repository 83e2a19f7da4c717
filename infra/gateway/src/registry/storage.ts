import { mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Where releases and the live combination are kept. Keys are paths with `/`. */
export interface RegistryStorage {
  read(key: string): Promise<Buffer | undefined>;
  /** Whole or not at all. */
  write(key: string, content: Buffer | string): Promise<void>;
  list(prefix: string): Promise<string[]>;
}

/** A folder on this machine. */
export function folderStorage(folder: string): RegistryStorage {
  return {
    async read(key) {
      try {
        return await readFile(join(folder, key));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
        throw error;
      }
    },
    async write(key, content) {
      const file = join(folder, key);
      await mkdir(dirname(file), { recursive: true });
      const half = `${file}.${process.pid}.${Date.now()}`;
      await writeFile(half, content);
      await rename(half, file);
    },
    async list(prefix) {
      const root = join(folder, prefix);
      const exists = await stat(root).catch(() => undefined);
      if (!exists) return [];
      const entries = await readdir(root, { recursive: true, withFileTypes: true });
      return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
    },
  };
}
