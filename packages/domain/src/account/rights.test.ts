import { expect, test } from '@jest/globals';
import { keptRights, kpRights, may, usualRights } from './rights.ts';

test('a manager may all, whatever is written beside their name', () => {
  for (const right of kpRights) expect(may({ isManager: true, rights: [] }, right)).toBe(true);
});

test('everybody else may what they were given, usually all but to manage', () => {
  expect(kpRights.filter((right) => may({ isManager: false, rights: usualRights }, right))).toEqual(['seePrices', 'order', 'pay']);
  expect(kpRights.some((right) => may({ isManager: false, rights: [] }, right))).toBe(false);
});

test('who orders or pays sees prices; a right is kept once', () => {
  expect(keptRights(['pay'])).toEqual(['seePrices', 'pay']);
  expect(keptRights(['order', 'order', 'manage'])).toEqual(['seePrices', 'order', 'manage']);
  expect(keptRights(['manage'])).toEqual(['manage']);
  expect(keptRights([])).toEqual([]);
});
