import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@swc/core';

const options = {
  jsc: { target: 'es2024', parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } },
  module: { type: 'es6' },
  sourceMaps: 'inline',
};

/** Node strips the types of TypeScript itself, but knows no JSX. */
registerHooks({
  load(url, context, next) {
    const path = url.split('?')[0];
    if (!path.endsWith('.tsx')) return next(url, context);
    const filename = fileURLToPath(path);
    const { code } = transformSync(readFileSync(filename, 'utf8'), { ...options, filename });
    return { format: 'module', source: code, shortCircuit: true };
  },
});
