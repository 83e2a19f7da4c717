import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Every so many new ones are the oldest looked for. */
const sweepEvery = 50;

/**
 * Files that can be made again, kept by name in a folder: at most so many, the oldest go first. A disk that is full or can't be read
 * keeps nothing, and nobody is refused for it.
 * @param onFault hears of what the disk refused
 */
export function keptFiles(folder: string, most: number, onFault: (error: unknown) => void = () => undefined) {
  let sinceSweep = 0;

  const sweep = async () => {
    const names = await readdir(folder);
    if (names.length <= most) return;
    const dated = await Promise.all(
      names.map(async (name) => ({ name, at: (await stat(join(folder, name)).catch(() => undefined))?.mtimeMs ?? 0 })),
    );
    dated.sort((one, other) => one.at - other.at);
    await Promise.all(dated.slice(0, names.length - most).map(({ name }) => rm(join(folder, name), { force: true })));
  };

  return {
    async read(name: string): Promise<Buffer | undefined> {
      return readFile(join(folder, name)).catch(() => undefined);
    },
    /** All or nothing of a file is there: a reader never sees half of one. */
    async write(name: string, content: Uint8Array): Promise<void> {
      const draft = join(folder, `${name}.${process.pid}-${Math.random().toString(36).slice(2)}`);
      try {
        await mkdir(folder, { recursive: true });
        await writeFile(draft, content);
        await rename(draft, join(folder, name));
        sinceSweep += 1;
        if (sinceSweep >= sweepEvery) {
          sinceSweep = 0;
          await sweep();
        }
      } catch (error) {
        onFault(error);
        await rm(draft, { force: true }).catch(() => undefined);
      }
    },
    sweep,
  };
}
