import { expect, test } from '@jest/globals';
import { hiddenFen, yuan } from '../money/index.ts';
import { savingOf } from './saving.ts';

test('a saving is the difference of two prices, its share never rounded up', () => {
  expect(savingOf(yuan(2), yuan(3))).toEqual({ fen: 100, percent: 33 });
  expect(savingOf(yuan(0.01), yuan(100))).toEqual({ fen: 9999, percent: 99 });
});

test('nothing is saved where the private brand costs as much, and nothing is said where a price isn’t seen', () => {
  expect(savingOf(yuan(3), yuan(3))).toBeUndefined();
  expect(savingOf(yuan(4), yuan(3))).toBeUndefined();
  expect(savingOf(null, yuan(3))).toBeUndefined();
  expect(savingOf(yuan(2), undefined)).toBeUndefined();
  expect(savingOf(hiddenFen, yuan(3))).toBeUndefined();
});
