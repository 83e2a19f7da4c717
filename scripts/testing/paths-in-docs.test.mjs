import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { dirname, posix } from 'node:path';
import { test } from 'node:test';
import { filesOfRepository } from './files-of-repository.mjs';
import { knownPaths } from './known-paths.mjs';
import { namedPaths } from './named-paths.mjs';

const files = filesOfRepository();
const known = knownPaths(files);
const top = new Set(files.filter((file) => file.includes('/')).map((file) => file.split('/')[0]));
const workspaces = files.filter((file) => /.\/package\.json$/.test(file)).map((file) => `${dirname(file)}/`);
const pages = files.filter((file) => /(^|\/)README\.md$|^docs\/.*\.md$|^[A-Z]+\.md$/.test(file));

/** Made by builds and by what runs: the files of a release, and what the registry's storage keeps. */
const made =
  /^(area|live|smoke|openapi)\.json$|^server\.cjs$|\.generated\.ts$|^(live|releases|snapshots|tokens|uploads|uploading|telemetry|runners|runner-runs|smoke|maps|client|server)\//;
/** What every area has, the template has; the area that the first-area page makes is the template with another name. */
const asTemplate = (path) => path.replace(/^mf-quotes\//, '').replaceAll('quotes', 'new-area');
const template = 'scripts/new-area/template/';

const packages = new Map(
  workspaces
    .map((folder) => [JSON.parse(readFileSync(`${folder}package.json`, 'utf8')), folder])
    .map(([{ name, exports }, folder]) => [name, { exports, folder }]),
);

/** Is it a package of ours, and does it offer that entry? */
function isOffered(path) {
  const [scope, name, ...rest] = path.split('/');
  const found = packages.get(`${scope}/${name}`);
  if (!found || rest.length === 0) return found !== undefined;
  const entry = rest.join('/');
  const target = found.exports?.[`./${entry}`] ?? found.exports?.['./*']?.replace('*', entry);
  return target !== undefined && known.has(posix.join(found.folder, target));
}

function exists(page, { path, kind }) {
  if (kind === 'package') return isOffered(path);
  const folder = page.includes('/') ? `${dirname(page)}/` : '';
  if (kind === 'link') return known.has(posix.normalize(folder + path).replace(/^\.\/|^\.$/, ''));
  if (known.has(path) || made.test(path)) return true;
  if (top.has(path.split('/')[0]) || (kind === 'tree' && path.includes('/'))) return false;
  if (known.has(page === 'docs/your-first-area.md' ? asTemplate(path) : path, template)) return true;
  const own = workspaces.filter((workspace) => page.startsWith(workspace)).sort((a, b) => b.length - a.length)[0];
  return known.hasEnd(path, own);
}

test('paths are told from addresses, packages, code and commands', () => {
  const read = (text) => namedPaths(text, new Set(['docs', 'mf-search', 'infra'])).map(({ path }) => path);
  assert.deepEqual(read('`docs/house.md` and `mf-*/src/`, `features/{a,b}/<name>.ts`, `page-body.ts`'), [
    'docs/house.md',
    'mf-*/src/',
    'features/{a,b}/<name>.ts',
    'page-body.ts',
  ]);
  assert.deepEqual(namedPaths('`@mall/domain/cart`', new Set()), [{ line: 1, path: '@mall/domain/cart', kind: 'package' }]);
  assert.deepEqual(read('`/mycart` `<data>/live/` `http://a/b.ts` `…/snapshot` `db.sql` `a(b/c)` `POST releases/:area`'), []);
  assert.deepEqual(read('`node infra/x.ts --to a/b`'), ['infra/x.ts']);
  assert.deepEqual(read('    kubectl apply -k infra/deploy/y'), ['infra/deploy/y']);
  assert.deepEqual(read('[a](../house.md#top) [b](https://a.b/c.md)'), ['../house.md']);
  assert.deepEqual(read('```text\ninfra/\n  api/\n    src/, seed/   what for, see load.ts\n  b.ts  x\nmf-<name>/   one\n```'), [
    'infra/',
    'infra/api/',
    'infra/api/src/',
    'infra/api/seed/',
    'load.ts',
    'infra/b.ts',
    'mf-<name>/',
  ]);
});

test('a path is found as it is written: whole names, patterns, build outputs', () => {
  const { has, hasEnd } = knownPaths(['a/b/one.ts', 'a/c/two.ts', 'mf-x/src/three.tsx']);
  for (const path of ['a/b', 'a/b/', 'a/{b,c}/', 'mf-*/src/', 'mf-<name>/src/*.tsx', 'a/**/two.ts', 'a/b/dist/x.json', 'dist/area.json'])
    assert.ok(has(path), path);
  for (const path of ['a/b/on', 'b/one.ts', 'a/{d,e}/', 'a/*.ts', 'mf-<name>/lib/', 'a/x/dist/y.json']) assert.ok(!has(path), path);
  assert.ok(hasEnd('b/one.ts') && hasEnd('two.ts', 'a/') && !hasEnd('two.ts', 'mf-x/') && !hasEnd('wo.ts'));
});

test('the pages for who joins name only paths that exist', () => {
  assert.ok(pages.length > 60);
  const gone = pages.flatMap((page) =>
    namedPaths(readFileSync(page, 'utf8'), top)
      .filter((named) => !exists(page, named))
      .map(({ line, path }) => `${page}:${line} ${path}`),
  );
  assert.deepEqual(gone, []);
});
