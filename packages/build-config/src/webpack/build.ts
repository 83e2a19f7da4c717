import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type Configuration } from 'webpack';
import type { AreaDescription } from './area-json.ts';
import { aloneConfig, clientConfig } from './client.ts';
import { readContract } from './read-contract.ts';
import { checkScreenChunks } from './screens-have-chunks.ts';
import { sealServer } from './seal-server.ts';
import { serverConfig } from './server.ts';
import { readWorkspace, type Workspace } from './workspace.ts';

/** The data of a workspace's manifest; the shell has none. */
export async function describe(workspace: Workspace): Promise<AreaDescription> {
  const file = join(workspace.folder, 'src/manifest.ts');
  if (!existsSync(file)) return { name: workspace.name };
  return (await import(pathToFileURL(file).href)).default;
}

function run(configs: Configuration[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(configs);
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) return reject(error);
        if (stats?.hasErrors())
          return reject(new Error(stats.toString({ all: false, errors: true, errorDetails: true, colors: process.stdout.isTTY })));
        if (stats?.hasWarnings()) process.stdout.write(`${stats.toString({ all: false, warnings: true })}\n`);
        resolve();
      });
    });
  });
}

/** Builds the area by itself, for smoke tests, or an app. */
export const buildAlone = (workspace: Workspace): Promise<void> => run([aloneConfig(workspace, false)]);

/** Builds a workspace for browser and server, an app for the browser. What it leaves in `dist` says of which sources it is once all is done. */
export async function build(workspace: Workspace, check = checkScreenChunks): Promise<void> {
  const { kind, folder, name, version } = workspace;
  if (kind === 'app') {
    await buildAlone(workspace);
    writeFileSync(join(folder, 'dist/app.json'), `${JSON.stringify({ name, version })}\n`);
    return;
  }
  await run([clientConfig(workspace, await describe(workspace), false), serverConfig(workspace, false)]);
  check(folder);
  sealServer(folder);
}

function isBuilt({ kind, folder, version }: Workspace): boolean {
  const file = join(folder, kind === 'app' ? 'dist/app.json' : 'dist/area.json');
  if (!existsSync(file)) return false;
  const built = JSON.parse(readFileSync(file, 'utf8')) as { version: string; server?: object };
  return built.version === version && (kind === 'app' || built.server !== undefined);
}

/**
 * Builds many workspaces in one process, one after the other. What was built from the same sources stays.
 * @param folders absolute paths
 * @param check what each of them has to keep to
 */
export async function buildFolders(folders: string[], check = checkScreenChunks): Promise<void> {
  // A version counts the client's table too, which is written with the contract.
  if (folders[0]) readContract(readWorkspace(folders[0]).root);
  for (const folder of folders) {
    const workspace = readWorkspace(folder);
    if (isBuilt(workspace)) continue;
    await build(workspace, check).catch((error: Error) => {
      throw new Error(`${workspace.name}: ${error.message}`, { cause: error });
    });
  }
}
