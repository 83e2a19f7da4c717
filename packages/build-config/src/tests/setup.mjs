import { registerHooks } from 'node:module';
import { atEachFile, beginFile } from './begin-file.mjs';
import { clearGlobals, rememberGlobals } from './clear-globals.mjs';
import './tsx.mjs';

const globals = new URL('./globals.mjs', import.meta.url).href;

registerHooks({
  resolve(specifier, context, next) {
    if (specifier === '@jest/globals') return { url: globals, shortCircuit: true };
    // The runner imports each test file anew, so that this is where one begins.
    if (context.parentURL?.endsWith('/jest-light-runner/src/worker-runner.js') && /\.test\.tsx?\?/.test(specifier)) beginFile(specifier);
    return next(specifier, context);
  },
});

rememberGlobals();
atEachFile(clearGlobals);
