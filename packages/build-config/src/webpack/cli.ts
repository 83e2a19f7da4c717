import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type Configuration } from 'webpack';
import type { AreaDescription } from './area-json.ts';
import { aloneConfig, clientConfig } from './client.ts';
import { serve } from './dev-server.ts';
import { checkScreenChunks } from './screens-have-chunks.ts';
import { sealServer } from './seal-server.ts';
import { serverConfig } from './server.ts';
import { readWorkspace, type Workspace } from './workspace.ts';

async function describe(workspace: Workspace): Promise<AreaDescription> {
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

const [command, ...flags] = process.argv.slice(2);
const workspace = readWorkspace(process.cwd());
const alone = flags.includes('--alone') || workspace.kind === 'app';

try {
  if (command === 'build') {
    const configs = alone
      ? [aloneConfig(workspace, false)]
      : [clientConfig(workspace, await describe(workspace), false), serverConfig(workspace, false)];
    await run(configs);
    if (!alone) {
      sealServer(workspace.folder);
      checkScreenChunks(workspace.folder);
    }
  } else if (command === 'serve') {
    const live = flags.includes('--live') && workspace.kind === 'area';
    const site = live || flags.includes('--site') || workspace.kind === 'shell';
    await serve(
      workspace,
      site ? clientConfig(workspace, await describe(workspace), true, true, live) : aloneConfig(workspace, true, true),
      live,
    );
  } else {
    throw new Error('mall-webpack build [--alone] | serve [--site | --live]');
  }
} catch (error) {
  process.stderr.write(`${workspace.name}: ${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
