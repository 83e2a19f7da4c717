import { access, readFile } from 'node:fs/promises';

/** Films that the mall shows, of a folder; without one there are none. */
export const filmsIn = (folder: URL | undefined) => {
  const at = (file: string) => (folder && /^[\w-]+\.webm$/.test(file) ? new URL(file, folder) : undefined);
  return {
    async read(file: string): Promise<Buffer | undefined> {
      const url = at(file);
      return url && readFile(url).catch(() => undefined);
    },
    async has(file: string): Promise<boolean> {
      const url = at(file);
      return (
        url !== undefined &&
        access(url).then(
          () => true,
          () => false,
        )
      );
    },
  };
};
