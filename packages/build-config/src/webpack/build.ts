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

/** Says beside a finished build of which sources it is. */
const sign = ({ name, version }: Workspace, file: string) => writeFileSync(file, `${JSON.stringify({ name, version })}\n`);

const versionIn = (file: string) =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version : undefined;

/** Builds the area by itself, for smoke tests, where it isn't built from the same sources already. */
export async function buildAlone(workspace: Workspace): Promise<void> {
  const signature = join(workspace.folder, 'dist/alone/built.json');
  if (versionIn(signature) === workspace.version) return;
  await run([aloneConfig(workspace, false)]);
  sign(workspace, signature);
}

/** Builds for browser and server. What it leaves in `dist` says of which sources it is once all is done. */
async function compile(workspace: Workspace, check = checkScreenChunks): Promise<void> {
  await run([clientConfig(workspace, await describe(workspace), false), serverConfig(workspace, false)]);
  check(workspace.folder);
  sealServer(workspace.folder);
}

/** Builds a workspace for browser and server, an app for the browser. */
export async function build(workspace: Workspace): Promise<void> {
  if (workspace.kind !== 'app') return compile(workspace);
  await run([aloneConfig(workspace, false)]);
  sign(workspace, join(workspace.folder, 'dist/app.json'));
}

function isBuilt({ kind, folder, version }: Workspace): boolean {
  const file = join(folder, kind === 'app' ? 'dist/app.json' : 'dist/area.json');
  if (versionIn(file) !== version) return false;
  return kind === 'app' || (JSON.parse(readFileSync(file, 'utf8')) as { server?: object }).server !== undefined;
}

const unlessBuilt = (make: (workspace: Workspace) => Promise<void>) => async (workspace: Workspace) => {
  if (!isBuilt(workspace)) await make(workspace);
};
export const buildUnlessBuilt = unlessBuilt(build);
/** For areas that break on purpose. */
export const buildUnchecked = unlessBuilt((workspace) => compile(workspace, () => {}));

/** Builds many workspaces in one process, one after the other. @param folders absolute paths */
export async function buildFolders(folders: string[], make: (workspace: Workspace) => Promise<void>): Promise<void> {
  // A version counts the client's table too, which is written with the contract.
  if (folders[0]) readContract(readWorkspace(folders[0]).root);
  for (const folder of folders) {
    const workspace = readWorkspace(folder);
    await make(workspace).catch((error: Error) => {
      throw new Error(`${workspace.name}: ${error.message}`, { cause: error });
    });
  }
}
