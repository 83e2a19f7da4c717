#!/usr/bin/env node
// Runs the workspace's WebdriverIO specs in headless Chromium; arguments go to wdio.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
const wdio = require.resolve('@wdio/cli/package.json').replace('package.json', 'bin/wdio.js');
const config = fileURLToPath(new URL('../src/wdio.conf.ts', import.meta.url));
const result = spawnSync(process.execPath, [wdio, 'run', config, ...process.argv.slice(2)], { stdio: 'inherit' });
process.exit(result.status ?? 1);
