#!/usr/bin/env node
// mall publish | promote | rollback | status | history | pin | tokens: deploys an area. `npx mall help` tells all.
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

/** TypeScript runs as it is from Node 24 on; the mall's repository brings one where the machine's is older. */
function findNode() {
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  try {
    return createRequire(import.meta.url).resolve(`node-linux-${process.arch}/bin/node`);
  } catch {
    process.stderr.write(`mall needs Node 24 or newer, this is ${process.version}\n`);
    process.exit(1);
  }
}

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const child = spawn(findNode(), ['--no-warnings', main, ...process.argv.slice(2)], { stdio: 'inherit' });
// What would end this one is for the command, which may have something to bring to its end.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (status) => process.exit(status ?? 1));
