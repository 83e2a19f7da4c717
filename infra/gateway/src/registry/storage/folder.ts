import { randomUUID } from 'node:crypto';
import { access, link, mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { checkKey, type RegistryStorage } from './storage.ts';

const half = '.half-';

/** A folder on this machine, or one that several machines share. */
export function folderStorage(folder: string): RegistryStorage {
  const place = (key: string) => join(folder, checkKey(key));
  const beside = async (file: string) => {
    await mkdir(dirname(file), { recursive: true });
    return join(dirname(file), `${half}${randomUUID()}`);
  };
  return {
    read: (key) => readFile(place(key)).catch(absent),
    async write(key, content) {
      const file = place(key);
      const whole = await beside(file);
      await writeFile(whole, content);
      await rename(whole, file);
    },
    async create(key, content) {
      const file = place(key);
      const whole = await beside(file);
      const handle = await open(whole, 'wx');
      try {
        await handle.writeFile(content);
        // What decides which version is live must outlast a power cut.
        await handle.sync();
      } finally {
        await handle.close();
      }
      try {
        // Unlike rename, link never replaces: this is the compare-and-set.
        await link(whole, file);
        return true;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
        throw error;
      } finally {
        await rm(whole, { force: true });
      }
    },
    async list(prefix) {
      const root = join(folder, prefix.slice(0, prefix.lastIndexOf('/') + 1));
      const entries = (await readdir(root, { recursive: true, withFileTypes: true }).catch(absent)) ?? [];
      return entries
        .filter((entry) => entry.isFile() && !entry.name.startsWith(half))
        .map((entry) =>
          join(entry.parentPath, entry.name)
            .slice(folder.length + 1)
            .replaceAll('\\', '/'),
        )
        .filter((key) => key.startsWith(prefix))
        .sort();
    },
    remove: (key) => rm(place(key), { force: true }),
    localFile: (key) =>
      access(place(key)).then(
        () => place(key),
        () => undefined,
      ),
  };
}

function absent(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
  throw error;
}
