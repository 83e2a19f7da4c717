import { mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { checkKey, type ObjectStorage } from './object-storage.ts';

const absent = (error: NodeJS.ErrnoException) => {
  if (error.code === 'ENOENT') return undefined;
  throw error;
};

/** A folder of this machine, sorted into subfolders by the first letters of the keys. */
export function folderStorage(folder: string): ObjectStorage {
  const place = (key: string) => join(folder, checkKey(key).slice(0, 2), key);
  return {
    read: (key) => readFile(place(key)).catch(absent),
    async readPart(key, from, to) {
      const file = await open(place(key)).catch(absent);
      if (!file) return undefined;
      try {
        const { buffer, bytesRead } = await file.read(Buffer.alloc(to - from + 1), 0, to - from + 1, from);
        return buffer.subarray(0, bytesRead);
      } finally {
        await file.close();
      }
    },
    async write(key, content) {
      const file = place(key);
      await mkdir(dirname(file), { recursive: true, mode: 0o700 });
      const unfinished = `${file}.${process.pid}.${process.hrtime.bigint()}`;
      try {
        await writeFile(unfinished, content, { mode: 0o600 });
        await rename(unfinished, file);
      } catch (error) {
        // On a full disk what is half written is in the way of everything.
        await rm(unfinished, { force: true });
        throw error;
      }
    },
    remove: (key) => rm(place(key), { force: true }),
  };
}
