#!/usr/bin/env node
// Runs jest with native ESM in the workspace it is called from; arguments go to jest.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
const jest = require.resolve('jest/package.json').replace('package.json', 'bin/jest.js');
const config = fileURLToPath(new URL('../src/jest.config.mjs', import.meta.url));
const result = spawnSync(
  process.execPath,
  [
    '--experimental-vm-modules',
    '--no-warnings',
    jest,
    '--config',
    config,
    '--rootDir',
    process.cwd(),
    '--passWithNoTests',
    ...process.argv.slice(2),
  ],
  { stdio: 'inherit' },
);
process.exit(result.status ?? 1);
