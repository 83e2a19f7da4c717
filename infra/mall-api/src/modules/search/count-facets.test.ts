import { expect, test } from '@jest/globals';
import { countFacets } from './count-facets.ts';
import { valuesPerKey } from './facet-numbers.ts';

const value = (key: number, n: number) => key * valuesPerKey + n;

test('every value of every hit counts once', () => {
  expect(countFacets('{7,9}{7}{}{10}', [])).toEqual([
    [7, 2],
    [9, 1],
    [10, 1],
  ]);
  expect(countFacets('', [])).toEqual([]);
});

test('what one filter keeps out counts for the values of that filter’s key only', () => {
  const text = `{${value(5, 0)},${value(6, 0)}}1{${value(5, 0)},${value(6, 1)}}0{${value(5, 2)},${value(6, 0)}}`;
  expect(countFacets(text, [5, 6])).toEqual([
    [value(5, 0), 1],
    [value(6, 0), 1],
    [value(6, 1), 1],
    [value(5, 2), 1],
  ]);
});
