import { expect, test } from '@jest/globals';
import { afterOrder, afterValidity, canBecome, inquiredQuantity, inquiryNumber, inquiryStatuses, quotationValidUntil } from './index.ts';

test('adding again adds up, never above the greatest quantity', () => {
  expect([inquiredQuantity(0, 3), inquiredQuantity(9998, 5)]).toEqual([3, 9999]);
});

test('an inquiry submitted before eight in the morning UTC+0 carries the day of Shanghai', () => {
  expect(inquiryNumber('2026-11-20T16:30:00.000Z', 123)).toBe('XJ20261121-000123');
});

test('what has ended is never quoted again but by an order that is undone, and a draft waits for its buyer', () => {
  expect(inquiryStatuses.filter((from) => canBecome(from, 'quoted'))).toEqual(['submitted', 'quoting', 'ordered']);
  expect(inquiryStatuses.filter((from) => canBecome(from, 'cancelled'))).toEqual(['submitted', 'quoting', 'quoted']);
  expect(inquiryStatuses.filter((from) => canBecome(from, 'ordered'))).toEqual(['quoted']);
  expect(inquiryStatuses.filter((from) => canBecome(from, 'reinquired'))).toEqual(['quoted', 'expired', 'cancelled']);
});

test('a quotation holds for 15 days, and ordered in part it stays open for what is left', () => {
  expect(quotationValidUntil(Date.parse('2026-11-22T08:00:00.000Z'))).toBe(Date.parse('2026-12-07T08:00:00.000Z'));
  const line = { quotedPrice: 100, quantity: 5, orderedQuantity: 5 };
  expect(afterOrder([line, { ...line, orderedQuantity: 2 }])).toBe('quoted');
  expect(afterOrder([line, { quotedPrice: null, quantity: 3, orderedQuantity: 0 }])).toBe('ordered');
  expect([afterValidity([line]), afterValidity([{ ...line, orderedQuantity: 0 }])]).toEqual(['ordered', 'expired']);
});
