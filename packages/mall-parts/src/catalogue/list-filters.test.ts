import { expect, test } from '@jest/globals';
import { isChosen, toggleCategory, toggleValue, withoutFilters } from './filter-changes.ts';
import { hasFilters, type ListFilters, readFilters } from './list-filters.ts';
import { writeFilters } from './write-filters.ts';

const at = (query: string) => readFilters(new URLSearchParams(query));
const chosen: ListFilters = {
  category: 22039,
  brands: [3, 7],
  attributes: [
    { key: '材质', value: '304' },
    { key: '比例', value: '1:10; A&B\\C' },
  ],
  inStock: true,
  within: ['304 本色', 'a&b=c'],
  sort: 'sales',
  view: 'picture',
  page: 3,
};

test('an address keeps everything a buyer chose, whatever signs a value contains', () => {
  expect(at(writeFilters(chosen))).toEqual(chosen);
});

test('a list as it is opened first has no query, and what stands before the filters stays', () => {
  expect(writeFilters(at(''))).toBe('');
  expect(writeFilters(at('stock=1'), new URLSearchParams({ keyword: 'm8' }))).toBe('?keyword=m8&stock=1');
});

test('nonsense in an address counts as not said', () => {
  expect(at('?category=-1&brand=x,-1,99999999999&page=abc&sort=evil&view=wall&stock=yes&within=%20&attr=%E6%9D%90%E8%B4%A8')).toEqual(
    at(''),
  );
  expect(at('?brand=x,2,2,9999999999&page=0')).toMatchObject({ brands: [2], page: 1 });
});

test('a value chosen twice is taken back, and every choice starts at page one', () => {
  const brand = { key: '品牌', type: 'brand' } as const;
  const material = { key: '材质', type: 'attribute' } as const;
  expect(toggleValue(chosen, brand, { id: 7, value: '火也' })).toMatchObject({ brands: [3], page: 1 });
  expect(toggleValue(chosen, material, { value: '304' }).attributes).toHaveLength(1);
  expect(toggleValue(chosen, material, { value: '316' }).attributes.at(-1)).toEqual({ key: '材质', value: '316' });
  expect(isChosen(chosen, material, { value: '316' })).toBe(false);
  expect(toggleCategory(chosen, 22039).category).toBeUndefined();
});

test('clearing the filters keeps the order, the layout and what else stands in the address', () => {
  const cleared = withoutFilters({ ...chosen, keyword: 'm8' });
  expect(hasFilters(cleared)).toBe(false);
  expect(cleared).toMatchObject({ keyword: 'm8', sort: 'sales', view: 'picture', page: 1 });
});
