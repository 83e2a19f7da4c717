#!/usr/bin/env node
// mall publish | promote | rollback | status | history | pin | tokens: deploys an area. `npx mall help` tells all.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
// TypeScript runs as it is from Node 24 on; the repository brings one where the machine's is older.
const isOld = Number(process.versions.node.split('.')[0]) < 24;
const node = isOld ? createRequire(import.meta.url).resolve(`node-linux-${process.arch}/bin/node`) : process.execPath;
const { status } = spawnSync(node, [main, ...process.argv.slice(2)], { stdio: 'inherit' });
process.exit(status ?? 1);
