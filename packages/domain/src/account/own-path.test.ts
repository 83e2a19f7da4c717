import { expect, test } from '@jest/globals';
import { assert, constantFrom, array as listOf, property, string, webUrl } from 'fast-check';
import { ownPath } from './own-path.ts';

test('a path of the site is kept with query and anchor', () => {
  for (const path of ['/', '/mycart', '/p/M8X30?t=1#prices', '/search?keyword=%E8%9E%BA%E9%92%89&next=https://a.example'])
    expect(ownPath(path)).toBe(path);
});

test('no text whatever leads off the site', () => {
  const pieces = constantFrom(
    '/',
    '\\',
    '.',
    '..',
    ':',
    '@',
    '?',
    '#',
    '%2f',
    '%5c',
    '\t',
    '\n',
    '\0',
    'evil.example',
    'http:',
    'javascript:',
    ' ',
    'a',
  );
  const texts = [listOf(pieces, { maxLength: 8 }).map((parts) => parts.join('')), string(), webUrl(), webUrl().map((url) => `/${url}`)];
  for (const text of texts)
    assert(
      property(text, (target) => {
        const path = ownPath(target);
        if (path === '') return;
        // As a browser reads it, on this site and after a second reading.
        const there = new URL(path, 'https://mall.example/customer/myorders');
        expect(there.origin).toBe('https://mall.example');
        expect(path).toMatch(/^\/(?![/\\])/);
        expect(ownPath(path)).toBe(path);
      }),
      { numRuns: 500 },
    );
});

test('the tricks that have worked elsewhere do not', () => {
  for (const target of [
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    '\\\\evil',
    'http:/evil',
    'data:,x',
    '',
  ])
    expect(ownPath(target)).toBe('');
});
