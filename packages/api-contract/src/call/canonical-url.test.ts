import { expect, test } from '@jest/globals';
import { canonicalUrl } from './canonical-url.ts';

test.each([
  ['/api/customer/Login', '/api/customer/Login'],
  ['/api/customer/Login/', '/api/customer/Login'],
  ['/api/customer/%4Cogin', '/api/customer/Login'],
  ['/%61pi/customer/%4c%6Fgin', '/api/customer/Login'],
  ['//api///customer//Login//', '/api/customer/Login'],
  ['/api/./customer/x/../Login/.', '/api/customer/Login'],
  ['/api/%2e/customer/x/%2E%2e/Login', '/api/customer/Login'],
  ['/../api/customer/Login', '/api/customer/Login'],
  ['/brand/../api/customer/Login', '/api/customer/Login'],
  ['/api/customer/Login?', '/api/customer/Login?'],
  ['/api/customer/Login/?a=/../b;c%', '/api/customer/Login?a=/../b;c%'],
  ['/api/product/Get/A%2fB', '/api/product/Get/A%2FB'],
  ['/api/product/Get/%E4%b8%ad', '/api/product/Get/%E4%B8%AD'],
  ['/api/product/Get/a+b@c:d', '/api/product/Get/a%2Bb%40c%3Ad'],
  ['/api/product/Get/100%25', '/api/product/Get/100%25'],
  ['/_staff/api/operator//VerifySecondStep/', '/_staff/api/operator/VerifySecondStep'],
  ['/_staff/', '/_staff/'],
  ['/_platform/desk/', '/_platform/desk/'],
  ['/assets//shell/x/', '/assets/shell/x/'],
])('%s is %s', (url, canonical) => {
  expect(canonicalUrl(url)).toBe(canonical);
  expect(canonicalUrl(canonical)).toBe(canonical);
});

test('letters keep their case, and what was encoded twice is decoded once', () => {
  expect(canonicalUrl('/api/customer/login')).toBe('/api/customer/login');
  expect(canonicalUrl('/api/customer/%254Cogin')).toBe('/api/customer/%254Cogin');
});

test.each([
  ...['/api/customer/Login;a=b', '/api;x/customer/../../api/customer/Login;', '/api/customer\\Login', '/api/customer/Login#x', '/api/a/%'],
  ...['/api/a/%zz', '/api/a/%c0%af', '/api/a/%ff', '/api/a/%00', '/api/a/%0a', '/api/a/%7f', '/api/a/中', '/api/a/"b"', '/api/a/b|c'],
  ...[
    '/api/a/..%2fb',
    '/api/a/%2e%2e%2Fb',
    '/api/a/b%5c..',
    '/api/a//../b',
    '/_staff/api/x;y',
    '/img/x\\y',
    'http://mall/api/customer/Login',
  ],
  ...['*', '', 'api/customer/Login', '/page#x'],
])('%s has none', (url) => expect(canonicalUrl(url)).toBeUndefined());

test.each([
  '/',
  '//',
  '///',
  '//evil.example/',
  '/search/?keyword=%',
  '/p/A%2fB/',
  '/p/中',
  '/%zz',
  '/apis/x',
  '/API/customer/Login',
  '/a;b',
])('%s is a page’s, as it is written', (url) => expect(canonicalUrl(url)).toBe(url));

test('dot segments of a page’s address are followed, so that no router sees another way in it', () => {
  expect(canonicalUrl('/api/../p/A%2fB?x')).toBe('/p/A%2fB?x');
  expect(canonicalUrl('/_platform/%2e%2e//p')).toBe('//p');
});
