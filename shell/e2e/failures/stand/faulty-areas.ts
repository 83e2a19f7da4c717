import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type Configuration } from 'webpack';
import { clientConfig } from '../../../../packages/build-config/src/webpack/client.ts';
import { serverConfig } from '../../../../packages/build-config/src/webpack/server.ts';
import { readWorkspace } from '../../../../packages/build-config/src/webpack/workspace.ts';

const failures = join(import.meta.dirname, '..');

/**
 * Builds every area in the folders of the failures as any area is built, in one process because they are many and tiny. What was built from
 * the same sources stays.
 * @returns how each is called, with its `dist` folder
 */
export async function buildFaultyAreas(): Promise<Record<string, string>> {
  const folders = globSync(join(failures, '*/**/src/manifest.ts')).map((file) => dirname(dirname(file)));
  const configs: Configuration[] = [];
  for (const folder of folders) {
    const workspace = readWorkspace(folder);
    const built = join(folder, 'dist/area.json');
    if (existsSync(built) && JSON.parse(readFileSync(built, 'utf8')).version === workspace.version) continue;
    const { default: description } = await import(pathToFileURL(join(folder, 'src/manifest.ts')).href);
    configs.push(clientConfig(workspace, description, false), serverConfig(workspace, false));
  }
  if (configs.length) await build(configs);
  return Object.fromEntries(folders.map((folder) => [nameOf(folder), join(folder, 'dist')]));
}

function build(configs: Configuration[]): Promise<void> {
  const compiler = webpack(configs.map((config, index) => ({ ...config, name: `${index}`, cache: false })))!;
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) reject(error);
        else if (stats?.hasErrors()) reject(new Error(stats.toString({ all: false, errors: true })));
        else resolve();
      });
    });
  });
}

/** `mf-new-version`, and `newer/mf-new-version` for a second build of the same area. */
const nameOf = (folder: string) => {
  const above = basename(dirname(folder));
  return above === 'newer' ? `newer/${basename(folder)}` : basename(folder);
};
