import { expect, test } from '@jest/globals';
import { foldOfShare, shareOfFold, skusOf, wholeOf, yuanOf } from './numbers.ts';

test('9.5 折 is 95 %, and back', () => {
  expect([shareOfFold('9.5'), shareOfFold('9'), shareOfFold('8.55')]).toEqual([9500, 9000, 8550]);
  expect([shareOfFold('95'), shareOfFold(''), shareOfFold('x')]).toEqual([undefined, undefined, undefined]);
  expect([foldOfShare(9500), foldOfShare(null)]).toEqual(['9.5', '']);
});
test('pasted SKU numbers are taken apart, each once', () => expect(skusOf('hy1, HY1\nBG-2；，x!')).toEqual(['HY1', 'BG-2']));
test('figures as one would type them', () => {
  expect([yuanOf(3000), yuanOf(3050), yuanOf(null)]).toEqual(['30', '30.50', '']);
  expect([wholeOf(' 12 '), wholeOf('1.5'), wholeOf('-1')]).toEqual([12, undefined, undefined]);
});
