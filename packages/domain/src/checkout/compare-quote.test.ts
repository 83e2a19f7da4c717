import { expect, test } from '@jest/globals';
import { compareQuote, type QuotedLine } from './index.ts';

const line = (changes: Partial<QuotedLine> = {}): QuotedLine => ({
  sku: 'AA1',
  selectedAttributes: '',
  productName: '内六角螺钉',
  quantity: 10,
  unitPrice: 120,
  total: 1200,
  discount: 0,
  deliveryTimeId: 1,
  deliveryTimeName: '当日发货',
  invalidReason: '',
  ...changes,
});
const quote = (...lines: QuotedLine[]) => ({ lines, payable: lines.reduce((sum, { total, discount }) => sum + total - discount, 0) });

test('nothing changed, nothing is said', () => {
  expect(compareQuote(quote(line()), quote(line()))).toEqual([]);
});

test('a new price is told per line and for the whole order', () => {
  const found = compareQuote(quote(line()), quote(line({ unitPrice: 130, total: 1300 })));
  expect(found.map(({ kind, message }) => [kind, message])).toEqual([
    ['price', '单价由¥1.20变为¥1.30'],
    ['total', '应付金额由¥12.00变为¥13.00'],
  ]);
});

test('the last pieces were sold meanwhile: the delivery time changes', () => {
  expect(compareQuote(quote(line()), quote(line({ deliveryTimeId: 4, deliveryTimeName: '6-8天' })))).toMatchObject([
    { kind: 'deliveryTime', shown: '当日发货', now: '6-8天' },
  ]);
});

test('delisted, removed in another tab, added in another tab', () => {
  expect(compareQuote(quote(line()), quote(line({ invalidReason: '该商品已下架' })))).toMatchObject([
    { kind: 'unavailable', message: '该商品已下架' },
  ]);
  expect(compareQuote(quote(line(), line({ sku: 'B' })), quote(line())).map(({ kind }) => kind)).toEqual(['removed', 'total']);
  expect(compareQuote(quote(line()), quote(line(), line({ sku: 'B' }))).map(({ kind }) => kind)).toEqual(['added', 'total']);
});
