import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createErrorLog } from './error-log.ts';
import { createErrorStore } from './error-store.ts';
import { fingerprint } from './fingerprint.ts';
import { createStackResolver } from './resolve-stack.ts';

const error = {
  area: 'mf-test',
  version: 'v1',
  message: 'price of 4711 is undefined',
  stack: 'TypeError\n    at a (https://mall/assets/mf-test/v1/screen-cart.1a2b3c4d.js:1:20)',
  where: 'window',
  page: '/cart',
};
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mall-errors-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('the same fault of two buyers is one, of two versions it is known again, and another place is another fault', () => {
  const one = fingerprint(error);
  expect(fingerprint({ ...error, message: 'price of 815 is undefined' })).toEqual(one);
  const rebuilt = { ...error, version: 'v2', stack: 'TypeError\n    at b (https://mall/assets/mf-test/v2/screen-cart.99887766.js:1:34)' };
  expect(fingerprint(rebuilt).fault).toBe(one.fault);
  expect(fingerprint(rebuilt).id).not.toBe(one.id);
  expect(fingerprint({ ...error, stack: error.stack.replace('screen-cart', 'screen-pay') }).fault).not.toBe(one.fault);
});

test('a storm of the same error is one line a minute; the log says how often it was', async () => {
  let now = Date.parse('2026-01-01');
  const log = createErrorLog(join(folder, 'storm'), () => {});
  const store = createErrorStore(log, () => now);
  for (let second = 0; second < 150; second += 1) {
    store.add(error, 'snap1');
    now += 1000;
  }
  await log.settled();
  expect((await log.read()).map((line) => (line as { count: number }).count)).toEqual([1, 61, 121]);
  const restored = createErrorStore(log);
  await restored.restore();
  expect(restored.list({ limit: 10 })).toMatchObject([{ count: 121, message: error.message }]);
});

test('memory and disk stay bounded, whatever comes; the latest is kept', async () => {
  const place = join(folder, 'flood');
  const log = createErrorLog(place, () => {});
  const store = createErrorStore(log);
  const words = 'abcdefghijklmnopqrstuvwxyz'.split('');
  for (let one = 0; one < 4000; one += 1) {
    const name = [one % 26, Math.floor(one / 26) % 26, Math.floor(one / 676)].map((index) => words[index]).join('');
    store.add({ ...error, message: `fault ${name}`, stack: 'x'.repeat(8000) }, 'snap1');
  }
  await log.settled();
  expect(store.list({ limit: 9999 })).toHaveLength(500);
  const sizes = await Promise.all((await readdir(place)).map(async (name) => (await stat(join(place, name))).size));
  expect(sizes.length).toBeLessThanOrEqual(5);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(4 * 1024 * 1024 + 10_000);
});

test('a log that can not be written loses lines, not the page', async () => {
  const faults: unknown[] = [];
  const log = createErrorLog(join(folder, 'storm/errors.jsonl'), (fault) => faults.push(fault));
  log.append({ any: 'thing' });
  await log.settled();
  expect(faults).toHaveLength(1);
});

test('a stack without a map, or with one that is broken, is shown as it came', async () => {
  for (const map of [undefined, Buffer.from('{broken')]) {
    const resolve = createStackResolver(async () => map);
    const frames = await resolve(error.stack);
    expect(frames.map(({ text }) => text)).toEqual(error.stack.split('\n'));
    expect(frames[1]).toMatchObject({ area: 'mf-test', version: 'v1' });
    expect(frames[1]?.source).toBeUndefined();
  }
});

test('a stack can not make the gateway read anything but a map of that release', async () => {
  const asked: string[] = [];
  const resolve = createStackResolver(async (...place) => {
    asked.push(place.join(' '));
    return undefined;
  });
  await resolve('at x (https://mall/assets/mf-test/v1/../../../etc/passwd.js:1:1)\nat y (https://mall/assets/../v1/main.js:1:1)');
  expect(asked).toEqual([]);
});
