import { expect, test } from '@jest/globals';
import { comparedText, type QuoteDraft, quoteFaults } from './quote-draft.ts';

const draft: QuoteDraft = { sku: 'AB1', price: '12.50', quantity: '5', from: '', days: '', remark: '' };

test('what is missing or no number is named by field', () => {
  expect(quoteFaults(draft)).toEqual({});
  expect(Object.keys(quoteFaults({ ...draft, sku: ' ', price: '0', quantity: '若干', from: '0', days: '400' }))).toEqual([
    'sku',
    'price',
    'quantity',
    'from',
    'days',
  ]);
});

test.each([
  [900, 1000, '比目录价低 10.0%'],
  [1100, 1000, '比目录价高 10.0%'],
  [1000, 1000, '与目录价相同'],
  [1000, null, ''],
  [undefined, 1000, ''],
])('%s beside %s: %s', (price, list, said) => expect(comparedText('目录价', price, list)).toBe(said));
