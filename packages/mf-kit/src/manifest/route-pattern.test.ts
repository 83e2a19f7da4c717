import { expect, test } from '@jest/globals';
import type { AreaRoute } from './define-manifest.ts';
import { createMatcher } from './route-pattern.ts';

const route = (path: string): AreaRoute => ({ path, screen: path, access: 'public', layout: 'default' });
const match = createMatcher(
  [
    '/*',
    '/:code([A-Za-z0-9]{6,8})',
    '/',
    '/c-:categoryId',
    '/p/:skuNumber',
    '/search',
    '/discount/:type?/:id?',
    '/discount/coupon-index',
    '/news',
    '/news/:id',
    '/login',
    '/customer/aftersales/:id?/contract',
  ].map(route),
);

test.each([
  ['/', '/', {}],
  ['/c-22039', '/c-:categoryId', { categoryId: '22039' }],
  ['/p/AB12', '/p/:skuNumber', { skuNumber: 'AB12' }],
  ['/p/AB12/', '/p/:skuNumber', { skuNumber: 'AB12' }],
  ['/search', '/search', {}],
  ['/discount/coupon-index', '/discount/coupon-index', {}],
  ['/discount/10/7', '/discount/:type?/:id?', { type: '10', id: '7' }],
  ['/discount', '/discount/:type?/:id?', {}],
  ['/a1B2c3', '/:code([A-Za-z0-9]{6,8})', { code: 'a1B2c3' }],
  ['/login', '/login', {}],
  ['/abc', '/*', {}],
  ['/news/3/4', '/*', {}],
  ['/customer/aftersales/contract', '/customer/aftersales/:id?/contract', {}],
  ['/p/%E8%9E%BA', '/p/:skuNumber', { skuNumber: '螺' }],
])('%s is shown by %s', (pathname, path, params) => {
  expect(match(pathname)).toEqual({ route: route(path), params });
});

test('a path is matched as it is written: /P/x is not /p/x', () => {
  expect(match('/P/AB12')?.route.path).toBe('/*');
});

test('a broken escape is taken as it stands', () => {
  expect(match('/p/%E8%')?.params).toEqual({ skuNumber: '%E8%' });
});
