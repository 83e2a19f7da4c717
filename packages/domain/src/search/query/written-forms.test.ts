import { expect, test } from '@jest/globals';
import { asWritten, countOf, isInchThread } from './written-forms.ts';

test.each([
  ['1、深沟球轴承 6208', '深沟球轴承 6208'],
  ['(3) 平键', '平键'],
  ['序号12 平键', '平键'],
  ['15 | 三角带', '三角带'],
  ['2025-11-03 电焊条', '电焊条'],
  ['12 轴承', '12 轴承'],
  ['1寸2 弯头', '1-1/4寸 弯头'],
  ['热电阻 l=150', '热电阻 长度150'],
  ['减速机 1:30', '减速机 速比30'],
  ['2.轴承', '轴承'],
  ['1.5kw 电机', '1.5kw 电机'],
  ['平键 8-7-40', '平键 8x7x40'],
  ['8-7-40', '8-7-40'],
  ['m8-1.25x30内六角', 'm8x30 螺距1.25内六角'],
  ['pt1/4 快插', 'r1/4 快插'],
  ['pt100', 'pt100'],
  ['solenoid valve 5/2 way', 'solenoid valve 二位五通'],
  ['5/2寸', '5/2寸'],
  ['plc 24 i/o', 'plc 24点'],
  ['三角带 b-1800', '三角带 b1800'],
  ['cjx2-1210', 'cjx2-1210'],
])('%s is written %s', (typed, written) => expect(asWritten(typed)).toBe(written));

test('a count is a whole number and what it counts', () => {
  expect(['100个', '25片', '10pcs', '5'].map(countOf)).toEqual(['100', '25', '10', undefined]);
  expect(['100个装', 'm8个', '1.5个', ''].map(countOf)).toEqual([undefined, undefined, undefined, undefined]);
});

test('a thread in inches is a fraction or a number with its turns; 17-19 is two sizes', () =>
  expect(['1/2-13', '1-1/4-12', '1/4-20unc', '#10-32', '17-19', '1/2'].map(isInchThread)).toEqual([true, true, true, true, false, false]));

test('hostile text stays what it is, in bounded time', () => {
  const long = `${'1-'.repeat(5000)}1 轴承 ${'不要'.repeat(3000)}`;
  expect(asWritten(long).length).toBeGreaterThan(10_000);
});
