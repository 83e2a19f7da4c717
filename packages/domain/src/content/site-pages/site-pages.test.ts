import { expect, test } from '@jest/globals';
import { sitePageAt } from './index.ts';

test.each([
  ['/', '/', []],
  ['/catalog/huoye', '/catalog/huoye', []],
  ['/c-22039', '/c-:categoryId', ['22039']],
  ['/canshu/M8', '/canshu/:skuNumber?', ['M8']],
  ['/canshu', '/canshu/:skuNumber?', [undefined]],
  ['/download/center', '/download/center', []],
  ['/download/7/', '/download/:id?', ['7']],
  ['/discount/coupon-index', '/discount/coupon-index', []],
  ['/discount/10/3', '/discount/:type?/:id?', ['10', '3']],
  ['/discount/new/10', '/discount/new/:type?/:id?', ['10', undefined]],
])('%s is the page %s', (path, page, params) => {
  expect(sitePageAt(path)).toEqual({ page, params });
});

test.each(['/customer/issue', '/brand/bosch', '/nowhere', '/P/M8', '/news/3/4', '/customer', '/m/pay/1', '/invite/x'])(
  '%s is no page to lead to',
  (path) => {
    expect(sitePageAt(path)).toBeUndefined();
  },
);
