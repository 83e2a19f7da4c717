import { expect, test } from '@jest/globals';
import { createPageCache, keptPage } from './page-cache.ts';

const page = (kilobytes: number, isWhole = true) => keptPage(['字'.repeat(Math.ceil((kilobytes * 1024) / 3))], '', 200, isWhole);

test('however many pages are asked for, the cache stays within its bytes', async () => {
  const limit = 2 * 1024 * 1024;
  const cache = createPageCache(() => {}, { limit });
  for (let n = 0; n < 500; n += 1) {
    await cache.get(`/search?keyword=${n}${'x'.repeat(900)}`, { make: async () => page(40) });
    expect(cache.size()).toBeLessThanOrEqual(limit);
  }
  expect(cache.size()).toBeGreaterThan(limit / 2);
  // Names count too: a thousand pages of nothing are not free.
  const small = createPageCache(() => {}, { limit: 100_000 });
  for (let n = 0; n < 1000; n += 1) await small.get(`${n}${'k'.repeat(1000)}`, { make: async () => page(0.01) });
  expect(small.size()).toBeGreaterThan(90_000);
});

test('a page that can’t be made anew is served for five minutes more, and one that can replaces it', async () => {
  let time = 0;
  const cache = createPageCache(() => {}, { now: () => time });
  const good = page(1);
  const partial = page(1, false);
  const ask = (made: typeof good) => cache.get('/', { make: async () => made });
  expect(await ask(good)).toBe(good);
  for (time = 61_000; time < 300_000; time += 30_000) {
    expect(await ask(partial)).toBe(good);
    await new Promise(setImmediate);
  }
  time = 310_000;
  await ask(partial);
  await new Promise(setImmediate);
  expect(await ask(partial)).toBe(partial);
});
