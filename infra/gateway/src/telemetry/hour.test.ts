import { expect, test } from '@jest/globals';
import { createHour } from './hour.ts';

const minute = 60_000;
const figures = { version: 'v1', views: 10, failedViews: 1, errors: 4 };

test('what happened an hour ago is forgotten, minute by minute', () => {
  let now = 1_000_000 * minute;
  const hour = createHour(() => now);
  hour.add('mf-test', figures);
  now += 30 * minute;
  hour.add('mf-test', figures);
  expect(hour.summary()['mf-test']?.v1).toMatchObject({ views: 20, failedViews: 2, errors: 8, errorRate: 0.1 });
  now += 30 * minute;
  expect(hour.summary()['mf-test']?.v1).toMatchObject({ views: 10, failedViews: 1 });
  now += 30 * minute;
  expect(hour.summary()).toEqual({});
});

test('percentiles are as exact as a bucket is narrow, and absent where nothing was measured', () => {
  const hour = createHour(() => 0);
  hour.add('mf-test', { ...figures, mount: Array.from({ length: 100 }, (_, index) => index + 1) });
  const { mountP50, mountP95, loadP50 } = hour.summary()['mf-test']!.v1!;
  expect(Math.abs(mountP50! - 50)).toBeLessThanOrEqual(3);
  expect(Math.abs(mountP95! - 95)).toBeLessThanOrEqual(3);
  expect(loadP50).toBeUndefined();
});

test('two versions of an area are told apart, and calls are added up by name', () => {
  const hour = createHour(() => 0);
  hour.add('mf-test', { ...figures, calls: { 'search.hasSku': [3, 1, 90] } });
  hour.add('mf-test', { ...figures, calls: { 'search.hasSku': [1, 0, 30] } });
  hour.add('mf-test', { ...figures, version: 'v2' });
  const summary = hour.summary()['mf-test']!;
  expect(Object.keys(summary)).toEqual(['v1', 'v2']);
  expect(summary.v1!.calls).toEqual({ 'search.hasSku': { count: 4, failed: 1, meanMs: 30 } });
});
