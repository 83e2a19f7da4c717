import { expect, test } from '@jest/globals';
import { addressBudget, sourceOf } from './address-budget.ts';

test('an address has its budget a minute, and another one its own', () => {
  const may = addressBudget(2);
  expect([may('10.0.0.1', 0), may('10.0.0.1', 1), may('10.0.0.1', 2)]).toEqual([true, true, false]);
  expect(may('10.0.0.2', 3)).toBe(true);
  expect(may('10.0.0.1', 60_001)).toBe(true);
});

test.each([
  ['10.1.2.3', '10.1.2.3'],
  ['::ffff:10.1.2.3', '10.1.2.3'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8::6', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('%s counts for %s', (ip, source) => {
  expect(sourceOf(ip)).toBe(source);
});
