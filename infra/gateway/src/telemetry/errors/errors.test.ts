import { expect, test } from '@jest/globals';
import { sumOf } from '../gathered.ts';
import { createErrorStore, groupOf } from './error-store.ts';
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
test('the same fault of two buyers is one, of two versions it is known again, and another place is another fault', () => {
  const one = fingerprint(error);
  expect(fingerprint({ ...error, message: 'price of 815 is undefined' })).toEqual(one);
  const rebuilt = { ...error, version: 'v2', stack: 'TypeError\n    at b (https://mall/assets/mf-test/v2/screen-cart.99887766.js:1:34)' };
  expect(fingerprint(rebuilt).fault).toBe(one.fault);
  expect(fingerprint(rebuilt).id).not.toBe(one.id);
  expect(fingerprint({ ...error, stack: error.stack.replace('screen-cart', 'screen-pay') }).fault).not.toBe(one.fault);
});

test('a storm of the same error is one group that says how often, since when and where it was last', () => {
  const store = createErrorStore();
  const at = (second: number) => new Date(Date.parse('2026-01-01') + second * 1000).toISOString();
  for (let second = 0; second < 150; second += 1) store.add(groupOf(error, `snap${second}`, at(second)));
  // Of a gateway that tells late.
  store.add({ ...groupOf(error, 'snap-late', at(20)), count: 7 });
  expect(store.list({ limit: 10 })).toEqual([{ ...groupOf(error, 'snap149', at(0)), count: 157, firstAt: at(0), lastAt: at(149) }]);
  const restored = createErrorStore();
  restored.restore(store.state());
  expect(restored.list({ limit: 10 })).toEqual(store.list({ limit: 10 }));
});

test('memory and storage stay bounded, whatever comes; the latest is kept', () => {
  const store = createErrorStore();
  const groups: ReturnType<typeof groupOf>[] = [];
  const words = 'abcdefghijklmnopqrstuvwxyz'.split('');
  for (let one = 0; one < 4000; one += 1) {
    const name = [one % 26, Math.floor(one / 26) % 26, Math.floor(one / 676)].map((index) => words[index]).join('');
    const group = groupOf({ ...error, message: `fault ${name}` }, 'snap1', new Date().toISOString());
    store.add(group);
    groups.push(group);
  }
  expect(store.list({ limit: 9999 })).toHaveLength(500);
  expect(store.list({ limit: 1 })[0]!.message).toBe(`fault ${['v', 'x', 'f'].join('')}`);
  const gathered = sumOf([{ minute: 1, cells: {}, errors: groups, sightings: [] }]);
  expect(Object.keys(gathered.errors)).toHaveLength(100);
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
