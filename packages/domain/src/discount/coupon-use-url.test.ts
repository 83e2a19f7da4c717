import { expect, test } from '@jest/globals';
import { couponUseUrl } from './coupon-use-url.ts';

test.each([
  [{ kind: 'all', ids: [], skus: [] }, '/sitemap'],
  [{ kind: 'categories', ids: [22039, 1], skus: [] }, '/c-22039'],
  [{ kind: 'brands', ids: [101], skus: [] }, '/b-101'],
  [{ kind: 'skus', ids: [], skus: ['hy1', 'HY2'] }, '/p/HY1'],
  [{ kind: 'privateBrand', ids: [], skus: [] }, '/search?keyword=%E7%81%AB%E4%B9%9F'],
] as const)('a coupon for %j is used at %s', (scope, url) => expect(couponUseUrl(scope)).toBe(url));
