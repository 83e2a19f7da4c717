import { expect, test } from '@jest/globals';
import { keptOrderPath, linesOfPath, orderPath } from './paths.ts';

test('the lines of an order stand in its address, and are read back', () => {
  const lines = [{ id: 12, quantity: 5 }, { id: 13 }];
  const path = orderPath({ id: 9, inquiryNumber: 'XJ1' }, lines);
  expect(path).toBe('/checkout/myconfirm?inquiryId=9&lines=12.5_13');
  expect(linesOfPath('12.5_13')).toEqual(lines);
  expect(orderPath({ id: 9, inquiryNumber: 'XJ1' })).toBe('/checkout/myconfirm?inquiryNumber=XJ1');
});

test('a choice that the mall keeps makes a short address (rule inquiry 58)', () => {
  expect(keptOrderPath(9, 'abc')).toBe('/checkout/myconfirm?inquiryId=9&choice=abc');
});

test.each(['', 'x', '12.0', '12.5_', '12.5_-3', '12.99999'])('%j names no lines', (text) => {
  expect(linesOfPath(text)).toBeUndefined();
});
