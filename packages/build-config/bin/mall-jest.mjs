#!/usr/bin/env node
// Runs the tests of the workspace it is called from, or of all where it is called from the root; arguments go to jest.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const jest = createRequire(import.meta.url)
  .resolve('jest/package.json')
  .replace('package.json', 'bin/jest.js');
const config = fileURLToPath(new URL('../src/tests/jest.config.mjs', import.meta.url));
const result = spawnSync(
  process.execPath,
  ['--experimental-vm-modules', '--no-warnings', jest, '--config', config, '--passWithNoTests', ...process.argv.slice(2)],
  { stdio: 'inherit' },
);
process.exit(result.status ?? 1);
