import { expect, test } from '@jest/globals';
import type { Call } from '@mall/mf-kit';
import { aCatalogue, aSkuDetail } from './parts/builders.ts';
import { relatedSkuUrl } from './parts/sku-address.ts';
import { screens } from './routes.ts';

const address = (params: Record<string, string>, query = '') => ({ params, query: new URLSearchParams(query), provinceId: 10009 });
const reads =
  (value: unknown) =>
  <Output>(_: Call<Output>) =>
    value as Output;
const nothing = () => undefined;

test('a product page names itself and its one true address', () => {
  const head = screens.product.head(reads(aSkuDetail()), address({ skuNumber: 'bg100001' }, 'r=x&t=1'), nothing);
  expect(head).toMatchObject({ title: '固泰 内六角圆柱头螺钉 M8×30 304不锈钢 GT912-08030-A2', canonical: '/p/BG100001' });
});

test('what is not there is a 404, what failed is not', () => {
  const missing = screens.product.head(reads(undefined), address({ skuNumber: 'X1' }), () => 'SKU_NOT_FOUND');
  const failed = screens.product.head(reads(undefined), address({ skuNumber: 'X1' }), () => 'SERVER_ERROR');
  const nonsense = screens.category.head(reads(undefined), address({ categoryId: 'abc' }), nothing);
  expect([missing.status, failed.status, nonsense.status]).toEqual([404, undefined, 404]);
  expect(screens.category.load(address({ categoryId: 'abc' }))).toEqual([]);
});

test('a category page with filters has the address of the category itself', () => {
  expect(screens.category.head(reads(aCatalogue()), address({ categoryId: '311' }, 'sort=sales'), nothing).canonical).toBe('/c-311');
});

test('a substitute is opened with the request that led here; an accessory is not', () => {
  const query = new URLSearchParams('r=q1');
  expect(relatedSkuUrl('ab1', 6, query)).toBe('/p/AB1?r=q1&t=1');
  expect(relatedSkuUrl('ab1', 3, query)).toBe('/p/AB1');
  expect(relatedSkuUrl('ab1', 1, new URLSearchParams())).toBe('/p/AB1');
});
