#!/usr/bin/env node
// Runs the workspace's WebdriverIO specs in headless Chromium; a first argument `*.conf.ts` is the configuration to use instead, the others go to wdio.
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const wdio = fileURLToPath(new URL('../bin/wdio.js', import.meta.resolve('@wdio/cli')));
const given = process.argv[2]?.endsWith('.conf.ts') ? process.argv[2] : undefined;
const config = given ? resolve(given) : fileURLToPath(new URL('../src/wdio.conf.ts', import.meta.url));
const result = spawnSync(process.execPath, [wdio, 'run', config, ...process.argv.slice(given ? 3 : 2)], { stdio: 'inherit' });
process.exit(result.status ?? 1);
