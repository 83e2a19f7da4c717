import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const imports = /(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"]+)['"]/g;

/** `@mall/domain/credit` as the file that the package's `exports` names; undefined for what isn't ours. */
function resolveOurs(request, packages) {
  const [, name, rest = ''] = /^(@mall\/[\w-]+)(\/.+)?$/.exec(request) ?? [];
  const { folder, exports: offered = {} } = packages.get(name) ?? {};
  if (!folder) return undefined;
  for (const [key, target] of Object.entries(typeof offered === 'string' ? { '.': offered } : offered)) {
    const path = typeof target === 'string' ? target : (target.default ?? target.import);
    if (key === `.${rest}`) return join(folder, path);
    const [before, after] = key.split('*');
    if (after !== undefined && `.${rest}`.startsWith(before)) return join(folder, path.replaceAll('*', `.${rest}`.slice(before.length)));
  }
  return undefined;
}

/**
 * Who imports each of the repository's source files.
 * @param {string} root
 * @returns {Map<string, string[]>} by path from the root
 */
export function importersOf(root) {
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const folders = globSync(workspaces, { cwd: root }).filter((folder) => existsSync(join(root, folder, 'package.json')));
  const packages = new Map(
    folders.map((folder) => {
      const { name, exports } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
      return [name, { folder, exports }];
    }),
  );
  const importers = new Map();
  for (const file of globSync(
    folders.map((folder) => `${folder}/src/**/*.{ts,tsx,mjs}`),
    { cwd: root },
  ))
    for (const [, request] of readFileSync(join(root, file), 'utf8').matchAll(imports)) {
      const target = request.startsWith('.') ? join(dirname(file), request) : resolveOurs(request, packages);
      if (target) importers.set(target, [...(importers.get(target) ?? []), file]);
    }
  return importers;
}

/** A front door passes on what stands behind it. */
const isFrontDoor = (file) => /\/index\.tsx?$/.test(file);

/**
 * The tests that a change can break at first hand: those beside it, and those of who imports it, through front doors too. What is further away is left to the run of all.
 * @param {string[]} changed paths from the root
 * @param {Map<string, string[]>} importers
 * @returns {string[]}
 */
export function testsReaching(changed, importers) {
  const offered = new Set(changed);
  const users = new Set();
  for (const file of offered)
    for (const one of importers.get(file) ?? []) {
      if (isFrontDoor(one)) offered.add(one);
      users.add(one);
    }
  // What stands right in `src` puts parts together.
  const isPart = (file) => !isFrontDoor(file) && !/\/src\/[^/]+$/.test(file);
  const near = new Set([...changed, ...[...users].filter(isPart)].map((file) => dirname(file)));
  const known = new Set([...importers.values()].flat());
  return [...known, ...changed]
    .filter((file) => /\.test\.tsx?$/.test(file) && existsSync(file) && (users.has(file) || near.has(dirname(file))))
    .sort();
}
