import { resolve } from 'node:path';
import { build, buildAlone, buildFolders, describe } from './build.ts';
import { aloneConfig, clientConfig } from './client.ts';
import { serve } from './dev-server.ts';
import { readWorkspace } from './workspace.ts';

const [command, ...rest] = process.argv.slice(2);
const flags = rest.filter((one) => one.startsWith('--'));
const folders = rest.filter((one) => !one.startsWith('--'));

async function serveIt() {
  const workspace = readWorkspace(process.cwd());
  const live = flags.includes('--live') && workspace.kind === 'area';
  const site = live || flags.includes('--site') || workspace.kind === 'shell';
  await serve(
    workspace,
    site ? clientConfig(workspace, await describe(workspace), true, true, live) : aloneConfig(workspace, true, true),
    live,
  );
}

try {
  if (command === 'build' && folders.length) await buildFolders(folders.map((folder) => resolve(folder)));
  else if (command === 'build')
    await (flags.includes('--alone') ? buildAlone(readWorkspace(process.cwd())) : build(readWorkspace(process.cwd())));
  else if (command === 'serve') await serveIt();
  else throw new Error('mall-webpack build [--alone | FOLDER…] | serve [--site | --live]');
} catch (error) {
  process.stderr.write(`${readWorkspace(process.cwd()).name}: ${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
