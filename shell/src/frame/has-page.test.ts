import { expect, test } from '@jest/globals';
import type { AreaRoute } from '@mall/mf-kit/manifest';
import manifest from '../manifest.ts';
import { createPageFinder } from './has-page.ts';
import { kindOfEntry } from './side/side-entry.ts';

const route = (path: string): AreaRoute => ({ path, screen: 'x', access: 'public', layout: 'default' });

test('a link to a page nobody serves yet is known as such, whatever layout is kept for it', () => {
  const hasPage = createPageFinder([...['/', '/p/:skuNumber', '/search'].map(route), ...manifest.routes]);
  expect(['/', '/p/M8', '/search?keyword=6204', 'https://beian.miit.gov.cn/'].map(hasPage)).toEqual([true, true, true, true]);
  expect(['/helpCenter', '/supplier', '/ai', '/privateBrand', '/t/aboutUs', '/customer/coupons'].some(hasPage)).toBe(false);
});

test('what an entry of the side menu does follows from its address or icon', () => {
  expect(kindOfEntry({ url: '/ai', icon: 'headset' })).toBe('service');
  expect(kindOfEntry({ url: '/customer/createinquiryv2', icon: '' })).toBe('inquiry');
  expect(kindOfEntry({ url: '/cart?type=inquiry', icon: 'cart' })).toBe('inquiry');
  expect(kindOfEntry({ url: '/mycart', icon: '' })).toBe('cart');
  expect(kindOfEntry({ url: '', icon: 'top' })).toBe('top');
  expect(kindOfEntry({ url: '/download/center', icon: 'download' })).toBe('link');
});
