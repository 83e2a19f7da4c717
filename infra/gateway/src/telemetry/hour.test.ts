import { expect, test } from '@jest/globals';
import type { AreaFigures } from '@mall/mf-kit/manifest';
import { type Cells, countFigures, createHour } from './hour.ts';

const minute = 60_000;
const figures = { version: 'v1', views: 10, failedViews: 1, errors: 4 };
const told = (...pages: AreaFigures[]): Cells => {
  const cells: Cells = {};
  for (const page of pages) countFigures(cells, 'mf-test', page);
  return cells;
};

test('what happened an hour ago is forgotten, minute by minute', () => {
  let now = 1_000_000 * minute;
  const hour = createHour(() => now);
  hour.add(told(figures));
  now += 30 * minute;
  hour.add(told(figures));
  expect(hour.summary()['mf-test']?.v1).toMatchObject({ views: 20, failedViews: 2, errors: 8, errorRate: 0.1 });
  now += 30 * minute;
  expect(hour.summary()['mf-test']?.v1).toMatchObject({ views: 10, failedViews: 1 });
  now += 30 * minute;
  expect(hour.summary()).toEqual({});
});

test('percentiles are as exact as a bucket is narrow, and absent where nothing was measured', () => {
  const hour = createHour(() => 0);
  hour.add(told({ ...figures, mount: Array.from({ length: 100 }, (_, index) => index + 1) }));
  const { mountP50, mountP95, loadP50 } = hour.summary()['mf-test']!.v1!;
  expect(Math.abs(mountP50! - 50)).toBeLessThanOrEqual(3);
  expect(Math.abs(mountP95! - 95)).toBeLessThanOrEqual(3);
  expect(loadP50).toBeUndefined();
});

test('two versions of an area are told apart, and calls are added up by name', () => {
  const hour = createHour(() => 0);
  hour.add(told({ ...figures, calls: { 'search.hasSku': [3, 1, 90] } }));
  hour.add(told({ ...figures, calls: { 'search.hasSku': [1, 0, 30] } }, { ...figures, version: 'v2' }));
  const summary = hour.summary()['mf-test']!;
  expect(Object.keys(summary)).toEqual(['v1', 'v2']);
  expect(summary.v1!.calls).toEqual({ 'search.hasSku': { count: 4, failed: 1, meanMs: 30 } });
});

test('what was kept is the same hour again, minute by minute', () => {
  let now = 1_000_000 * minute;
  const hour = createHour(() => now);
  hour.add(told({ ...figures, load: [3, 700], calls: { 'search.hasSku': [3, 1, 90] } }));
  now += 7 * minute;
  hour.add(told(figures));
  const again = createHour(() => now);
  again.restore(JSON.parse(JSON.stringify(hour.state())));
  expect(again.summary()).toEqual(hour.summary());
});

test('a minute of a gateway whose clock runs ahead counts to the latest five', () => {
  const hour = createHour(() => 1_000_000 * minute);
  hour.add(told(figures), 1_000_001);
  expect(hour.summary()['mf-test']!.v1!.trend.at(-1)).toEqual([10, 1]);
});
