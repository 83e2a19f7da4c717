import { expect, test } from '@jest/globals';
import { aChange, aProduct, aSheet, aSheetLine } from '../../../parts/inquiry/a-sheet.ts';
import { doubledSkus, linesIn, sheetTotals, withChange } from './sheet-change.ts';

const first = aSheetLine({ id: 1 });
const second = aSheetLine({ id: 2, matchState: 'similar', quantity: null });
const third = aSheetLine({ id: 3, matchState: 'unmatched', product: null });

test('a change puts its lines in place, takes the removed away, and leaves the others the same objects', () => {
  const changed = { ...second, quantity: 5 };
  const added = aSheetLine({ id: 4, position: 1 });
  const next = withChange(aSheet([first, second, third]), aChange([changed, added], { removed: [3] }));
  expect(next.lines.map(({ id }) => id)).toEqual([1, 4, 2]);
  expect(next.lines[0]).toBe(first);
  expect(next.lines[2]).toBe(changed);
});

test('a line without a quantity counts as such whatever it was matched with', () => {
  const lines = [first, second, third];
  expect(linesIn(lines, 'settled')).toEqual([first]);
  expect(linesIn(lines, 'similar')).toEqual([second]);
  expect(linesIn(lines, 'unmatched')).toEqual([third]);
  expect(linesIn(lines, 'noQuantity')).toEqual([second]);
});

test('only what is matched for sure, priced and counted is summed up', () => {
  const onRequest = aSheetLine({ id: 5, product: aProduct({ priceFen: null, priceText: '' }) });
  expect(sheetTotals([first, second, third, onRequest])).toEqual({ fen: 12_500, priced: 1, open: 3 });
});

test('lines of one SKU are found, those in doubt aside', () => {
  expect([...doubledSkus([first, aSheetLine({ id: 6 }), second])]).toEqual([['AA10001', 2]]);
});
