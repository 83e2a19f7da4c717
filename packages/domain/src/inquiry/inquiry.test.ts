import { expect, test } from '@jest/globals';
import { inquiredQuantity, inquiryNumber } from './index.ts';

test('adding again adds up, never above the greatest quantity', () => {
  expect([inquiredQuantity(0, 3), inquiredQuantity(9998, 5)]).toEqual([3, 9999]);
});

test('an inquiry submitted before eight in the morning UTC+0 carries the day of Shanghai', () => {
  expect(inquiryNumber('2026-11-20T16:30:00.000Z', 123)).toBe('XJ20261121-000123');
});
