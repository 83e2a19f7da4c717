import { expect, test } from '@jest/globals';
import { flagsOn, withFlag, withoutFlag } from './flags.ts';

const by = { at: '2026-05-01T00:00:00.000Z', who: 'search-ci' };
const asked = (name: string, wish: object, before = {}) =>
  withFlag({ flags: before }, name, { owner: '周琳', ends: '2026-06-30', ...wish }, by).flags;
const everyBucket = Array.from({ length: 100 }, (_, bucket) => bucket);

test('a flag of ten percent is on for ten of a hundred browsers, and stays on for them as it grows', () => {
  const ten = everyBucket.filter((bucket) => flagsOn(asked('mf-a.one', { percent: 10 }), { bucket }).length);
  const forty = everyBucket.filter((bucket) => flagsOn(asked('mf-a.one', { percent: 40 }), { bucket }).length);
  expect([ten.length, forty.length]).toEqual([10, 40]);
  expect(forty).toEqual(expect.arrayContaining(ten));
});

test('three flags make four faces of a page, and the visitors of a canary have no more of them than others', () => {
  const flags = { ...asked('mf-a.one', { percent: 10 }), ...asked('mf-a.two', { percent: 50 }), ...asked('mf-b.three', { percent: 50 }) };
  expect(new Set(everyBucket.map((bucket) => flagsOn(flags, { bucket }).join())).size).toBe(3);
  expect(everyBucket.slice(0, 10).filter((bucket) => flagsOn(flags, { bucket }).includes('mf-a.two')).length).toBeLessThanOrEqual(7);
});

test('a company has its flag on any browser; a visitor and another company have not', () => {
  const flags = asked('mf-a.one', { companies: [7] });
  expect(flagsOn(flags, { company: 7, bucket: 99 })).toEqual(['mf-a.one']);
  expect([flagsOn(flags, { company: 8 }), flagsOn(flags, {})]).toEqual([[], []]);
});

test('a flag needs an owner and an end within a year; what is left out stays as it was', () => {
  expect(() => withFlag({}, 'mf-a.one', { percent: 10 }, by)).toThrow('没有负责人或结束日期');
  expect(() => asked('mf-a.one', { ends: '2026-04-29' })).toThrow('已过去或超过一年');
  expect(() => asked('mf-a.one', { ends: '2028-01-01' })).toThrow('已过去或超过一年');
  expect(() => asked('search', {})).toThrow('不是开关名');
  const late = { at: '2026-09-01T00:00:00.000Z', who: '周琳' };
  const before = asked('mf-a.one', { percent: 10, companies: [7] });
  // Past its day it may still be turned off.
  expect(withFlag({ flags: before }, 'mf-a.one', { percent: 0 }, late).flags['mf-a.one']).toMatchObject({
    percent: 0,
    companies: [7],
    owner: '周琳',
    ends: '2026-06-30',
    by: '周琳',
  });
  expect(() => withoutFlag({}, 'mf-a.one')).toThrow('没有名为 mf-a.one 的开关');
});
