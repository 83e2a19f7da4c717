import { expect, test } from '@jest/globals';
import { aCanaryStatus, aStatus, aSummary } from '../testing/a-status.ts';
import { assess, failingSpan } from './assess.ts';

const now = Date.parse('2026-11-21T02:00:30.000Z');
const searchWith = (figures: object) => {
  const status = aStatus();
  status.telemetry!.lastHour['mf-search'] = { aaa111: aSummary(figures) };
  return assess(status, undefined, now).areas.find(({ area }) => area.name === 'mf-search')!;
};
const trendOf = (...failed: number[]): [number, number][] => failed.map((count) => [20, count]);

test.each([
  ['nobody came', { views: 0, errorRate: 0 }, 'quiet'],
  ['nothing failed', {}, 'calm'],
  ['one view in a thousand failed', { views: 1000, failedViews: 1, errorRate: 0.001 }, 'calm'],
  ['two of five views failed: few, but not nothing', { views: 5, failedViews: 2, errorRate: 0.4 }, 'warning'],
  ['one in fifty failed', { views: 400, failedViews: 8, errorRate: 0.02 }, 'warning'],
  ['one in ten failed', { views: 400, failedViews: 40, errorRate: 0.1 }, 'danger'],
  ['it loads slowly', { loadP95: 6000 }, 'warning'],
])('%s', (_, figures, level) => {
  expect(searchWith(figures).level).toBe(level);
});

test('failures that stopped ten minutes ago are no longer the loudest thing', () => {
  const still = { views: 240, failedViews: 40, errorRate: 0.17, trend: trendOf(0, 0, 0, 0, 0, 0, 0, 0, 10, 10, 20, 0) };
  expect(searchWith(still).level).toBe('danger');
  const over = searchWith({ ...still, trend: trendOf(0, 0, 0, 0, 0, 0, 0, 10, 10, 20, 0, 0) });
  expect(over).toMatchObject({ level: 'warning', word: '出错已止' });
});

test('the trend tells when it began, over a quiet five minutes in between', () => {
  expect(failingSpan(trendOf(0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 2, 4), now)).toEqual({ since: '2026-11-21T01:41:00.000Z', isOver: false });
  expect(failingSpan(trendOf(0, 0), now)).toBeUndefined();
});

test('a canary is wrong only where it is worse than stable', () => {
  const status = aCanaryStatus();
  expect(assess(status, undefined, now).troubles).toMatchObject([{ word: '灰度出错 15%', level: 'danger' }]);
  status.telemetry!.lastHour['mf-search']!.aaa111 = aSummary({ views: 400, failedViews: 60, errorRate: 0.15 });
  expect(assess(status, undefined, now).troubles).toMatchObject([{ word: '出错 15%' }]);
});

test('a live version that cannot be served, a slot nobody fills and an API that is away are told', () => {
  const status = aStatus({ leftOut: [{ area: 'mf-search', version: 'aaa111', isCanary: false, reason: 'area.json 不存在' }] });
  status.areas[0]!.releases[0]!.widgets = [];
  expect(assess(status, { api: { ready: false, ms: 1 } }, now).troubles.map(({ word, level }) => [word, level])).toEqual([
    ['没有应答', 'danger'],
    ['无法提供', 'danger'],
    ['插槽空缺', 'warning'],
  ]);
});

test('a token that ends soon is told before a pipeline finds out', () => {
  const now = Date.parse('2026-11-21T02:00:00.000Z');
  const token = { id: 'abcdefabcdef', name: 'search-ci', area: 'mf-search', expiresAt: '2026-11-25T02:00:00.000Z' };
  const { troubles } = assess(aStatus({ endingTokens: [token] }), undefined, now);
  expect(troubles).toMatchObject([{ level: 'warning', word: '令牌将过期' }]);
  expect(troubles[0]!.title).toMatch(/^令牌“search-ci”（mf-search）将于 11-25 .*过期/);
});

test('an area whose server code does harm is told, and louder while it is not run', () => {
  const harm = (restsUntil?: string) => {
    const status = aStatus();
    const what = {
      count: 3,
      at: '2026-11-21T02:00:00.000Z',
      why: 'mf-search: its process ended (SIGABRT)\n  at …',
      ...(restsUntil ? { restsUntil } : {}),
    };
    status.telemetry!.serverHarm = { 'mf-search': { aaa111: what, older: what } };
    return assess(status, undefined, now).troubles;
  };
  expect(harm()).toMatchObject([{ level: 'warning', word: '服务端异常 3' }]);
  expect(harm('2026-11-21T02:01:00.000Z')).toMatchObject([{ level: 'danger', word: '服务端代码停用' }]);
  expect(harm('2026-11-21T02:01:00.000Z')[0]!.title).toMatch(/页面暂由浏览器渲染：mf-search: its process ended \(SIGABRT\)$/);
  expect(harm('2026-11-21T02:00:10.000Z')).toMatchObject([{ level: 'warning' }]);
});
