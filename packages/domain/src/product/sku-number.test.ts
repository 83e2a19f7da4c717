import { expect, test } from '@jest/globals';
import { asSkuNumber, skuNumbersMeant } from './index.ts';

test.each([
  ['md26315', 'MD26315'],
  [' MD 26315 ', 'MD26315'],
  ['ＭＤ２６３１５', 'MD26315'],
  ['ab1-0f9c\u3000', 'AB1-0F9C'],
])('%j is the number %j', (typed, number) => {
  expect(asSkuNumber(typed)).toBe(number);
});

test.each(['', '  ', 'x'.repeat(10_000), '.*', '<b>1</b>', 'MD26315;--', '内六角', 'MD26315/..'])('%j is none', (typed) => {
  expect(asSkuNumber(typed)).toBeUndefined();
});

test('a dash may belong to the number or to who typed it', () => {
  expect(skuNumbersMeant('ab1-0f9c')).toEqual(['AB1-0F9C', 'AB10F9C']);
  expect(skuNumbersMeant('md26315')).toEqual(['MD26315']);
  expect(skuNumbersMeant('---')).toEqual(['---']);
  expect(skuNumbersMeant('内六角')).toEqual([]);
});
