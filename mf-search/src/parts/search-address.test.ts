import { expect, test } from '@jest/globals';
import { directUrl, searchUrl } from './search-address.ts';

test('an existing SKU opens its page in upper case, a category its own, all else the results', () => {
  expect(directUrl({ hasSku: true, skuNumber: 'aa1234', categoryId: 0 })).toBe('/p/AA1234?d=1');
  expect(directUrl({ hasSku: true, skuNumber: '', categoryId: 22039 })).toBe('/c-22039');
  expect(directUrl({ hasSku: false, skuNumber: '', categoryId: 0 })).toBeUndefined();
  expect(searchUrl('内六角 m8')).toBe('/search?keyword=%E5%86%85%E5%85%AD%E8%A7%92%20m8');
});
