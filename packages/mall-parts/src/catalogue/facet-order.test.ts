import { expect, test } from '@jest/globals';
import { bySize } from './facet-order.ts';

const labels = (...texts: string[]) => texts.map((label) => ({ label }));

test('sizes stand in the order of their figures', () => {
  expect(bySize(labels('1.25 mm', '0.5 mm', '10 mm'))).toEqual(labels('0.5 mm', '1.25 mm', '10 mm'));
  expect(bySize(labels('M10', 'M4', 'M2.5'))).toEqual(labels('M2.5', 'M4', 'M10'));
});

test('what is not a row of sizes stays as it came', () => {
  expect(bySize(labels('8.8级', 'A2-70', '12.9级'))).toEqual(labels('8.8级', 'A2-70', '12.9级'));
  expect(bySize([])).toEqual([]);
});
