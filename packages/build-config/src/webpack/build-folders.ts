import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type Configuration } from 'webpack';
import { clientConfig } from './client.ts';
import { sealServer } from './seal-server.ts';
import { serverConfig } from './server.ts';
import { readWorkspace } from './workspace.ts';

/** Builds many small areas in one process, each as `mall-webpack build` would. What was built from the same sources stays. */
export async function buildFolders(folders: string[]): Promise<void> {
  const configs: Configuration[] = [];
  const stale: string[] = [];
  for (const folder of folders) {
    const workspace = readWorkspace(folder);
    const built = join(folder, 'dist/area.json');
    if (existsSync(built) && JSON.parse(readFileSync(built, 'utf8')).version === workspace.version) continue;
    stale.push(folder);
    const { default: description } = await import(pathToFileURL(join(folder, 'src/manifest.ts')).href);
    configs.push(clientConfig(workspace, description, false), serverConfig(workspace, false));
  }
  if (!configs.length) return;
  const compiler = webpack(configs.map((config, index) => ({ ...config, name: `${index}`, cache: false })))!;
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) reject(error);
        else if (stats?.hasErrors()) reject(new Error(stats.toString({ all: false, errors: true })));
        else resolve();
      });
    });
  });
  for (const folder of stale) sealServer(folder);
}
