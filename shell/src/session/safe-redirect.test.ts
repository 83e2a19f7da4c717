import { expect, test } from '@jest/globals';
import { marketingOf, marksOf, safeRedirect, withoutMarketing } from './safe-redirect.ts';

test('after a login a buyer goes on within the site, with query and anchor', () => {
  expect(safeRedirect('/p/M8X30?t=1#prices')).toBe('/p/M8X30?t=1#prices');
  expect(safeRedirect('/checkout/myconfirm')).toBe('/checkout/myconfirm');
});

test('no link can send a buyer who has just logged in to another site, or round in circles', () => {
  const hostile = [
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    '\\\\evil.example',
    'mycart',
    '',
    null,
    '/login?redirect=/mycart',
    '/LOGIN',
    '/register',
    '/registerCompleted',
  ];
  for (const target of hostile) expect(safeRedirect(target)).toBe('/');
  expect(safeRedirect('//evil.example', '')).toBe('');
});

test('marks of where a visitor came from leave the address after a login, and go along with a scan login', () => {
  expect(withoutMarketing('/search?keyword=6204&utm_source=baidu&bd_vid=1#top')).toBe('/search?keyword=6204#top');
  expect(marksOf('?keyword=6204&utm_source=baidu&r=7&bd_vid=9&utm_term=')).toBe('utm_source=baidu&bd_vid=9');
  expect(marketingOf('?utm_source=baidu&utm_campaign=spring&bd_vid=9')).toEqual({ source: 'baidu', campaign: 'spring', bdVid: '9' });
});
