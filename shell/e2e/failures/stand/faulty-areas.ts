import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { buildFolders } from '../../../../packages/build-config/src/webpack/build-folders.ts';

const failures = join(import.meta.dirname, '..');

/** Builds every area in the folders of the failures the way every area is built. @returns the `dist` folder of each by its name */
export async function buildFaultyAreas(): Promise<Record<string, string>> {
  const folders = globSync(join(failures, '*/**/src/manifest.ts')).map((file) => dirname(dirname(file)));
  await buildFolders(folders);
  return Object.fromEntries(folders.map((folder) => [nameOf(folder), join(folder, 'dist')]));
}

/** `mf-new-version`, and `newer/mf-new-version` for a second build of the same area. */
const nameOf = (folder: string) => {
  const above = basename(dirname(folder));
  return above === 'newer' ? `newer/${basename(folder)}` : basename(folder);
};
