import { expect, test } from '@jest/globals';
import { filterAddress } from './filter-address.ts';
import { isPlain, readFilters, type SearchFilters, toInput } from './search-filters.ts';

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
  within: ['304', '发黑'],
  sort: 'sales',
  view: 'picture',
  page: 3,
};

test('an address keeps the keyword and everything a buyer chose', () => {
  expect(at(filterAddress.write(chosen))).toEqual(chosen);
});

test('a first search has nothing in its address but the keyword', () => {
  expect(filterAddress.write(at('?keyword=%20M8%20'))).toBe('?keyword=M8');
  expect(isPlain(at('?keyword=M8'))).toBe(true);
  expect(isPlain(at('?keyword=M8&view=picture'))).toBe(true);
  expect(isPlain(at('?keyword=M8&page=2'))).toBe(false);
  expect(isPlain(at('?keyword=%20'))).toBe(false);
});

test('the API is asked for the filters, not for the layout', () => {
  expect(toInput(chosen)).toEqual({
    keyword: '内六角 m8x30',
    categoryId: 22039,
    manufacturerIds: [3, 7],
    attributes: '材质:304;比例:1\\:10\\; A&B\\\\C;',
    inStock: true,
    within: ['304', '发黑'],
    sort: 'sales',
    pageIndex: 3,
    pageSize: 20,
  });
});
