import { cpSync, globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { buildFolders } from '../../../../packages/build-config/src/webpack/build.ts';

const failures = join(import.meta.dirname, '..');

/**
 * Builds every area of the failures the way every area is built. A failure's folder has just what makes its area different from
 * the sound one. @returns the `dist` folder of each by its name: `mf-new-version`, and `newer/mf-new-version` for a second build of it
 */
export async function buildFaultyAreas(): Promise<Record<string, string>> {
  const areas = globSync('*/{mf-*,newer/mf-*}', { cwd: failures }).filter((path) => !path.startsWith('dist/'));
  const builds = Object.fromEntries(areas.map((path) => [path.slice(path.indexOf('/') + 1), layOut(path)]));
  // Some have no screens at all.
  await buildFolders(Object.values(builds), () => {});
  return Object.fromEntries(Object.entries(builds).map(([name, folder]) => [name, join(folder, 'dist')]));
}

/** Puts the files of one area together, where builds keep what they need not make again. */
function layOut(path: string): string {
  const folder = join(failures, 'dist', path);
  const sound = join(failures, 'stand/sound-area');
  const older = join(failures, path.replace('/newer/', '/'));
  rmSync(join(folder, 'src'), { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const layer of [sound, older, join(failures, path)]) cpSync(layer, join(folder, 'src'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: basename(path), type: 'module' }));
  return folder;
}
