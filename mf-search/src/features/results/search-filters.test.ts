import { expect, test } from '@jest/globals';
import {
  hasFilters,
  isPlain,
  readFilters,
  type SearchFilters,
  toggleCategory,
  toggleValue,
  toInput,
  withoutFilters,
  writeFilters,
} from './search-filters.ts';

const at = (query: string) => readFilters(new URLSearchParams(query));
const chosen: SearchFilters = {
  keyword: '内六角 m8x30',
  category: 22039,
  brands: [3, 7],
  attributes: [
    { key: '材质', value: '304' },
    { key: '比例', value: '1:10; A&B\\C' },
  ],
  inStock: true,
  sort: 'sales',
  view: 'picture',
  page: 3,
};

test('an address keeps everything a buyer chose, whatever signs a value contains', () => {
  expect(at(writeFilters(chosen))).toEqual(chosen);
});

test('a first search has nothing in its address but the keyword', () => {
  expect(writeFilters(at('?keyword=%20M8%20'))).toBe('?keyword=M8');
  expect(isPlain(at('?keyword=M8'))).toBe(true);
  expect(isPlain(at('?keyword=M8&view=picture'))).toBe(true);
  expect(isPlain(at('?keyword=M8&page=2'))).toBe(false);
  expect(isPlain(at('?keyword=%20'))).toBe(false);
});

test('nonsense in an address counts as not said', () => {
  expect(at('?keyword=a&category=-1&brand=x,2,2,9999999999&sort=best&page=0&view=wall&stock=yes&attr=%E6%9D%90%E8%B4%A8')).toEqual({
    keyword: 'a',
    category: undefined,
    brands: [2],
    attributes: [],
    inStock: false,
    sort: 'relevance',
    view: 'list',
    page: 1,
  });
});

test('the API is asked for the filters, not for the layout', () => {
  expect(toInput(chosen)).toEqual({
    keyword: '内六角 m8x30',
    categoryId: 22039,
    manufacturerIds: [3, 7],
    attributes: '材质:304;比例:1\\:10\\; A&B\\\\C;',
    inStock: true,
    sort: 'sales',
    pageIndex: 3,
    pageSize: 20,
  });
});

test('a value chosen twice is taken back, and every choice starts at page one', () => {
  const brand = { key: '品牌', type: 'brand' } as const;
  const material = { key: '材质', type: 'attribute' } as const;
  expect(toggleValue(chosen, brand, { id: 7, value: '火也' })).toMatchObject({ brands: [3], page: 1 });
  expect(toggleValue(chosen, material, { value: '304' }).attributes).toHaveLength(1);
  expect(toggleValue(chosen, material, { value: '316' }).attributes.at(-1)).toEqual({ key: '材质', value: '316' });
  expect(toggleCategory(chosen, 22039).category).toBeUndefined();
});

test('clearing the filters keeps the keyword, the order and the layout', () => {
  const cleared = withoutFilters(chosen);
  expect(hasFilters(cleared)).toBe(false);
  expect(cleared).toMatchObject({ keyword: '内六角 m8x30', sort: 'sales', view: 'picture', page: 1 });
});
