import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { versionOf } from './workspace.ts';

const roots: string[] = [];
afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true });
});

/** A repository with an area that uses mf-kit, which uses slots; ui-kit is there for others. */
function aRepository() {
  const root = mkdtempSync(join(tmpdir(), 'mall-version-'));
  roots.push(root);
  const write = (path: string, content: unknown) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), typeof content === 'string' ? content : JSON.stringify(content));
  };
  write('mf-a/package.json', { name: 'mf-a', dependencies: { '@mall/mf-kit': '*', react: '^19' } });
  write('mf-a/src/index.ts', 'export const a = 1;');
  write('packages/mf-kit/package.json', { dependencies: { '@mall/slots': '*' } });
  write('packages/mf-kit/src/index.ts', 'export const kit = 1;');
  write('packages/slots/package.json', {});
  write('packages/slots/src/index.d.ts', 'export type SlotName = "a";');
  write('packages/ui-kit/src/index.ts', 'export const ui = 1;');
  write('packages/build-config/src/webpack/base.ts', 'export const base = 1;');
  const lock = { '': {}, 'mf-a': {}, 'node_modules/mf-a': { link: true }, 'node_modules/react': { version: '19.3.1' } };
  write('package-lock.json', { packages: lock });
  return { write, lock, version: () => versionOf(root, join(root, 'mf-a')) };
}

test('what an area is built from gives it a new version: its own sources, packages near and far, the build, what is installed', () => {
  const { write, lock, version } = aRepository();
  const seen = new Set([version()]);
  for (const [path, content] of [
    ['mf-a/src/index.ts', 'export const a = 2;'],
    ['packages/mf-kit/src/index.ts', 'export const kit = 2;'],
    ['packages/build-config/src/webpack/base.ts', 'export const base = 2;'],
    ['package-lock.json', { packages: { ...lock, 'node_modules/react': { version: '19.3.2' } } }],
  ] as const) {
    write(path, content);
    seen.add(version());
  }
  expect(seen.size).toBe(5);
});

test('a slot or an event more, another workspace, a test and a package it does not use leave its version alone', () => {
  const { write, lock, version } = aRepository();
  const before = version();
  write('packages/slots/src/index.d.ts', 'export type SlotName = "a" | "b";');
  write('packages/slots/src/quotes.d.ts', 'export interface QuotesSlots { b: object }');
  write('packages/ui-kit/src/index.ts', 'export const ui = 2;');
  write('mf-a/src/index.test.ts', 'test.todo("more")');
  write('packages/build-config/src/tests/runner.mjs', '// tests');
  write('mf-b/package.json', { name: 'mf-b' });
  write('package-lock.json', { packages: { ...lock, 'mf-b': {}, 'node_modules/mf-b': { link: true } } });
  expect(version()).toBe(before);
});
