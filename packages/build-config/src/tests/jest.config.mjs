import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
const own = (file) => fileURLToPath(new URL(file, import.meta.url));
const here = process.cwd();
const { workspaces } = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8'));
/** At the repository's root: every workspace in one run, so that no core waits for the end of another's. */
const roots = workspaces ? globSync(workspaces.map((one) => `${one}/src`)).map((folder) => join(here, folder)) : [here];

const common = {
  rootDir: here,
  roots,
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['/dist/'],
  // Named with their seconds, so that the slowest ones can be told at the end of a run.
  slowTestThreshold: 1,
};

/** In Node as it runs in production; modules are loaded once a process, and a test that asks for jsdom in its docblock finds a page. */
const bare = {
  ...common,
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  testPathIgnorePatterns: [...common.testPathIgnorePatterns, '\\.sandboxed\\.test\\.'],
  runner: own('./runner.mjs'),
  setupFiles: [own('./setup.mjs')],
  transform: {},
};

/** In jest's own sandbox, which loads every module anew for each file: for what puts other modules in a module's place, or needs one that nobody has used. */
const sandboxed = {
  ...common,
  testMatch: ['**/*.sandboxed.test.ts', '**/*.sandboxed.test.tsx'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transformIgnorePatterns: ['/node_modules/'],
  transform: {
    '^.+\\.(ts|tsx)$': [
      require.resolve('@swc/jest'),
      {
        jsc: { target: 'es2023', parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } },
        module: { type: 'es6' },
      },
    ],
  },
  setupFiles: [own('./sandbox-setup.mjs')],
};

const hasSandboxed =
  globSync('**/*.sandboxed.test.{ts,tsx}', { cwd: here, exclude: (path) => /node_modules|dist/.test(String(path)) }).length > 0;

export default {
  projects: hasSandboxed ? [bare, sandboxed] : [bare],
  // A busy machine is slow, not wrong.
  testTimeout: 120_000,
  maxWorkers: 2,
};
