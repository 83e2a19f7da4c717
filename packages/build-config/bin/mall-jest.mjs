#!/usr/bin/env node
// Runs jest with native ESM in the workspace it is called from, or in bare Node where its package.json says so; arguments go to jest.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
const jest = require.resolve('jest/package.json').replace('package.json', 'bin/jest.js');
const { testsRunIn } = JSON.parse(readFileSync('package.json', 'utf8'));
const preset = testsRunIn === 'bare-node' ? '../src/bare-node/jest.config.mjs' : '../src/jest.config.mjs';
const config = fileURLToPath(new URL(preset, import.meta.url));
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
