import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { checkScreenChunks } from './screens-have-chunks.ts';

const folder = mkdtempSync(join(tmpdir(), 'mall-chunks-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const built = (screens: Record<string, string[]>) => {
  mkdirSync(join(folder, 'dist'), { recursive: true });
  const routes = [
    { path: '/cart', screen: 'cart' },
    { path: '/cart/empty', screen: 'empty' },
  ];
  writeFileSync(join(folder, 'dist/area.json'), JSON.stringify({ routes, screens }));
  return () => checkScreenChunks(folder);
};

test('a screen that a route names and that has no chunk ends the build with what to write; two of one module share theirs', () => {
  expect(built({ cart: ['12.ab.js', 'screen-cart.ab.js'], empty: ['screen-empty.cd.js'] })).not.toThrow();
  expect(built({ cart: ['screen-cart.ab.js'] })).toThrow(/\/cart\/empty \(empty\).*webpackChunkName: "screen-empty"/);
  expect(built({ cart: ['screen-cart.ab.js'], empty: ['screen-cart.ab.js'] })).not.toThrow();
  expect(built({ cart: ['screen-cart.ab.js'], empty: ['12.ab.js'] })).toThrow(/\/cart\/empty/);
});
