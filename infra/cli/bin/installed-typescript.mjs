// Node runs our TypeScript as it is, but not under node_modules, where a packed @mall/cli lies in a repository of an area's own: there this takes the types out.
import { readFileSync } from 'node:fs';
import { registerHooks, stripTypeScriptTypes } from 'node:module';
import { fileURLToPath } from 'node:url';

registerHooks({
  load(url, context, next) {
    if (!/\/node_modules\/@mall\/.*\.ts$/.test(url)) return next(url, context);
    return { format: 'module', shortCircuit: true, source: stripTypeScriptTypes(readFileSync(fileURLToPath(url), 'utf8')) };
  },
});
