import { expect, test } from '@jest/globals';
import { familyNames } from '../part-of.ts';
import { samples } from '../testing/samples.ts';
import { inUseSvg, isMounted } from './in-use.ts';
import { scenes } from './scenes.ts';

const mounted = samples.filter(([family]) => isMounted(family));

test('every scene is of a family there is, and most families have one', () => {
  expect([...scenes.keys()].filter((family) => !familyNames.includes(family))).toEqual([]);
  expect(scenes.size / familyNames.length).toBeGreaterThan(0.8);
});

test.each(mounted)('%s %j is shown with its neighbours, whole, in a few kilobytes', (family, params) => {
  const svg = inUseSvg(family, params, 'M8 <b>&"')!;
  expect(svg).not.toMatch(/NaN|Infinity|undefined|<b>/);
  expect(svg.length).toBeLessThan(24_000);
  const places = [...svg.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].flatMap(([, x, y]) => [Number(x), Number(y)]);
  expect(Math.min(...places)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...places)).toBeLessThanOrEqual(200);
  // Its neighbours, and the part on top of them.
  expect(svg.indexOf('#e9f0fc')).toBeGreaterThan(0);
  expect(svg.indexOf('#e2e7ee')).toBeGreaterThan(svg.indexOf('#e9f0fc'));
});

test('no part, no picture; what has no one way to be mounted has none either', () => {
  expect(inUseSvg('hex-nut', {}, '')).toBeUndefined();
  expect(inUseSvg('glove', { d: 8 }, '')).toBeUndefined();
  expect(inUseSvg('threaded-rod', { d: 10, l: 200, P: 1.5 }, '')).toBeUndefined();
});
