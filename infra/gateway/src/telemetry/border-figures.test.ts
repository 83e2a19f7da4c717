import { expect, test } from '@jest/globals';
import { type Cells, countFigures, createHour } from './hour.ts';
import { readBeacon } from './read-beacon.ts';

const known = { id: 's1', versions: { 'mf-a': 'v1' }, pages: new Set(['/']) };
const read = (figures: object) => readBeacon({ areas: { 'mf-a': { version: 'v1', views: 2, ...figures } } }, known).areas['mf-a']!;

test('long tasks, growth and listeners of an area come to the desk, a view and a visit on average', () => {
  const hour = createHour();
  for (const figures of [
    { blocked: [2, 900], heap: [1, 16_384], listeners: 3 },
    { blocked: [1, 300], heap: [3, -4096], listeners: 12 },
  ]) {
    const cells: Cells = {};
    countFigures(cells, 'mf-a', read(figures));
    hour.add(cells);
  }
  expect(hour.summary()['mf-a']!.v1).toMatchObject({ blockedMs: 300, heapKb: 3072, listeners: 12 });
});

test('sums of a gateway that doesn’t know them add up with those of one that does', () => {
  const hour = createHour();
  const old: Cells = {};
  countFigures(old, 'mf-a', read({}));
  hour.add(old);
  const summary = hour.summary()['mf-a']!.v1!;
  expect(['blockedMs' in summary, 'heapKb' in summary, 'listeners' in summary]).toEqual([false, false, false]);
  const more: Cells = {};
  countFigures(more, 'mf-a', read({ heap: [1, 100] }));
  hour.add(more);
  expect(hour.summary()['mf-a']!.v1!.heapKb).toBe(100);
});

test('a beacon that lies is cut to what a page can do', () => {
  expect(read({ blocked: [1e9, 1e12], heap: [1e6, 1e15], listeners: 1e12 })).toMatchObject({
    blocked: [10_000, 120_000],
    heap: [30, 4_000_000],
    listeners: 10_000,
  });
  for (const nonsense of ['x', [], [null, {}], { 0: 1 }, [Number.NaN, 1]]) {
    const figures = read({ blocked: nonsense, heap: nonsense, listeners: nonsense });
    expect([figures.blocked, figures.heap, figures.listeners]).toEqual([undefined, undefined, undefined]);
  }
});
