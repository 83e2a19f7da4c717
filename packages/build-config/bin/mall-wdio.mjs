#!/usr/bin/env node
// Runs the workspace's WebdriverIO specs in headless Chromium; arguments go to wdio.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const wdio = fileURLToPath(new URL('../bin/wdio.js', import.meta.resolve('@wdio/cli')));
const config = fileURLToPath(new URL('../src/wdio.conf.ts', import.meta.url));
const result = spawnSync(process.execPath, [wdio, 'run', config, ...process.argv.slice(2)], { stdio: 'inherit' });
process.exit(result.status ?? 1);
