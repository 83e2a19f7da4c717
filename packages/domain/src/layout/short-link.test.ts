import { expect, test } from '@jest/globals';
import { destinationOf, isShortCode } from './short-link.ts';

test('a short code has 6 to 8 letters or digits and is no word of the site', () => {
  expect(['luosi8', 'ABC1234', 'zhangqi8'].map(isShortCode)).toEqual([true, true, true]);
  for (const text of [
    '',
    'abcde',
    'abcdefghi',
    'ab-cd12',
    '螺丝螺丝螺丝',
    'abc123\n',
    'register',
    'mycart',
    'supplier',
    'sitemap',
    'search',
    'MyCart',
  ])
    expect(isShortCode(text)).toBe(false);
});

test.each([
  ['/search?keyword=m8#top', '/search?keyword=m8#top'],
  ['https://mall.example.com/p/A1?r=2', '/p/A1?r=2'],
  ['http://www.mall.example.com/p/A1', '/p/A1'],
  ['MALL.example.com/c-1', '/c-1'],
  ['//m.mall.example.com/', '/'],
  ['https://mall.example.com//evil.com/x', '/evil.com/x'],
])('%s stays within the site: %s', (url, path) => {
  expect(destinationOf(url, 'mall.example.com:8080')).toEqual({ kind: 'within', path });
});

test.each([
  ['openstd.samr.gov.cn/bzgk', 'http://openstd.samr.gov.cn/bzgk'],
  ['example.org:8080/a', 'http://example.org:8080/a'],
  ['https://evil.com/mall.example.com', 'https://evil.com/mall.example.com'],
  ['https://notmall.example.com/', 'https://notmall.example.com/'],
])('%s leads outside: %s', (url, to) => {
  expect(destinationOf(url, 'mall.example.com')).toEqual({ kind: 'outside', url: to });
});

test('what is no address of the web leads nowhere', () => {
  for (const url of ['javascript:alert(1)', 'data:text/html,x', 'http://', '', 'https://mall.example.com@evil.com/', 'ftp://a.b/'])
    expect(destinationOf(url, 'mall.example.com')).toBeUndefined();
});
