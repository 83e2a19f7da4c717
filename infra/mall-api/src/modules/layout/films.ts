import { type FileHandle, open, readdir } from 'node:fs/promises';

/** A film that is there: its name, and what tells one version of its file from the next. */
interface Film {
  file: string;
  size: number;
  /** Milliseconds since 1970. */
  changedAt: number;
}
export interface OpenFilm extends Film {
  handle: FileHandle;
}

/** A name and nothing else: no folder, no way out of one. */
const isFilmName = (file: string) => /^[\w-]{1,60}\.webm$/.test(file);

/** Films that the mall shows, of a folder; without one there are none. */
export const filmsIn = (folder: URL | undefined) => {
  /** @returns a film whose handle has to be closed; undefined where there is none of this name */
  const opened = async (file: string): Promise<OpenFilm | undefined> => {
    const handle = folder && isFilmName(file) ? await open(new URL(file, folder)).catch(() => undefined) : undefined;
    if (!handle) return undefined;
    const facts = await handle.stat().catch(() => undefined);
    if (facts?.isFile() && facts.size > 0) return { file, size: facts.size, changedAt: Math.floor(facts.mtimeMs), handle };
    await handle.close();
    return undefined;
  };
  const find = async (file: string): Promise<Film | undefined> => {
    const film = await opened(file);
    await film?.handle.close();
    return film && { file, size: film.size, changedAt: film.changedAt };
  };
  return {
    open: opened,
    has: async (file: string): Promise<boolean> => (await find(file)) !== undefined,
    /** By name. */
    async list(): Promise<Film[]> {
      const names = folder ? await readdir(folder).catch((): string[] => []) : [];
      return (await Promise.all(names.filter(isFilmName).sort().map(find))).filter((film) => film !== undefined);
    },
  };
};
