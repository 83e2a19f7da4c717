import { expect, test } from '@jest/globals';
import { compactDate, displayDate, displayMinute, displayTime, shanghaiDate, shipsSameDay, startOfShanghaiDay } from './index.ts';

test('a day begins at midnight in Shanghai, eight hours before it does in UTC', () => {
  expect(shanghaiDate('2026-11-20T15:59:59Z')).toBe('2026-11-20');
  expect(shanghaiDate('2026-11-20T16:00:00Z')).toBe('2026-11-21');
  expect(compactDate('2026-12-31T16:00:00Z')).toBe('20270101');
  expect(startOfShanghaiDay('2026-11-21')).toBe('2026-11-20T16:00:00.000Z');
});

test('an order paid before four on a working day ships the same day', () => {
  expect(shipsSameDay('2026-11-20T07:59:59Z')).toBe(true);
  expect(shipsSameDay('2026-11-20T08:00:00Z')).toBe(false);
  expect(shipsSameDay('2026-11-21T02:00:00Z')).toBe(false);
});

test('the buyer reads Shanghai time, and 无效日期 for nonsense', () => {
  expect(displayTime('2026-11-20T07:04:05Z')).toBe('2026-11-20 15:04:05');
  expect(displayTime('soon')).toBe('无效日期');
  expect(displayDate('soon')).toBe('无效日期');
  expect(displayMinute('2026-11-20T07:04:05Z')).toBe('2026-11-20 15:04');
  expect(displayMinute('2026-11-20T07:04:05Z', 'short')).toBe('11-20 15:04');
  expect(displayMinute('soon', 'short')).toBe('无效日期');
});
