import { expect, test } from '@jest/globals';
import { readFilters, toggleValue, withoutFilters, writeFilters } from './catalogue-filters.ts';

const read = (text: string) => readFilters(new URLSearchParams(text));

test('what a buyer chose survives in the address, odd characters included', () => {
  const filters = {
    attributes: [
      { key: '螺纹规格', value: 'M8' },
      { key: '适用', value: 'a:b;c' },
    ],
    brands: [12, 7],
    category: 311,
    inStock: true,
    sort: 'sales',
    page: 3,
    view: 'picture',
  } as const;
  expect(read(writeFilters({ ...filters, attributes: [...filters.attributes], brands: [...filters.brands] }))).toEqual(filters);
});

test('a page as it is opened first has no query', () => {
  expect(writeFilters(read(''))).toBe('');
});

test('nonsense in the address is left out', () => {
  expect(read('brand=x,-1,99999999999&page=abc&sort=evil&category=0')).toEqual(read(''));
});

test('another choice starts at the first page, and the same one again takes it back', () => {
  const chosen = toggleValue(read('page=4'), { key: '材质', type: 'attribute' }, { value: '304' });
  expect(chosen).toMatchObject({ page: 1, attributes: [{ key: '材质', value: '304' }] });
  expect(toggleValue(chosen, { key: '材质', type: 'attribute' }, { value: '304' }).attributes).toEqual([]);
  expect(toggleValue(chosen, { key: '品牌', type: 'brand' }, { id: 5, value: '固泰' }).brands).toEqual([5]);
});

test('clearing keeps the order and the layout', () => {
  expect(writeFilters(withoutFilters(read('attr=a:b;&brand=3&stock=1&sort=sales&view=picture')))).toBe('?sort=sales&view=picture');
});
