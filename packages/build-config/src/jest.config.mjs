import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);

/** One jest preset for every workspace: native ESM, swc, node by default; a React test asks for jsdom in its docblock. */
export default {
  testEnvironment: 'node',
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['/dist/'],
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
  setupFiles: [fileURLToPath(new URL('./jest-setup.mjs', import.meta.url))],
  // A busy machine is slow, not wrong.
  testTimeout: 120_000,
  maxWorkers: 2,
  // Named with their seconds, so that the slowest ones can be told at the end of a run.
  slowTestThreshold: 1,
};
