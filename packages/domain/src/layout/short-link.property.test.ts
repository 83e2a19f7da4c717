import { expect, test } from '@jest/globals';
import { array, assert, constantFrom, mixedCase, oneof, property, string, webUrl } from 'fast-check';
import { destinationOf, isShortCode } from './short-link.ts';

const host = 'mall.example.com';
const reserved = ['register', 'mycart', 'supplier', 'sitemap', 'search'];
const signs = constantFrom('a', 'Z', '0', '9', 'k', '-', '_', '.', '/', '螺', ' ', '\n', '%');

test('a word is a code with six to eight letters or digits and nothing else, and never a reserved word, however it is written', () => {
  assert(
    property(
      oneof(
        string(),
        array(signs, { maxLength: 10 }).map((all) => all.join('')),
      ),
      (word) => {
        const isCode = word.length >= 6 && word.length <= 8 && [...word].every((sign) => /[0-9A-Za-z]/.test(sign));
        expect(isShortCode(word)).toBe(isCode && !reserved.includes(word.toLowerCase()));
      },
    ),
    { numRuns: 500 },
  );
  assert(property(mixedCase(constantFrom(...reserved)), (word) => expect(isShortCode(word)).toBe(false)));
});

test('whatever address is behind a code: it leads within the site and stays there, or to the web, or nowhere', () => {
  const pieces = constantFrom(
    '/',
    '\\',
    '//',
    ':',
    '@',
    '?',
    '#',
    '..',
    host,
    `www.${host}`,
    'evil.com',
    'http:',
    'https:',
    'javascript:',
    'data:',
    '\t',
    ' ',
    'a',
    '8080',
  );
  const address = oneof(
    webUrl(),
    string(),
    array(pieces, { maxLength: 8 }).map((all) => all.join('')),
  );
  assert(
    property(address, (url) => {
      const to = destinationOf(url, `${host}:8080`);
      if (to?.kind === 'within') expect(new URL(to.path, `https://${host}`).origin).toBe(`https://${host}`);
      else if (to) {
        expect(new URL(to.url).protocol).toMatch(/^https?:$/);
        expect(new URL(to.url).username).toBe('');
        expect(`.${new URL(to.url).hostname}`.endsWith(`.${host}`)).toBe(false);
      }
    }),
    { numRuns: 2000, examples: [['/\t/'], ['/\t/evil.com'], ['/\n\\evil.com']] },
  );
});

test('an address of the mall’s own domain keeps path and query and loses all else', () => {
  const path = oneof(
    constantFrom('/p/AC10473', '/search?keyword=m8%2030', '/'),
    webUrl({ withQueryParameters: true }).map((url) => new URL(url).pathname + new URL(url).search),
  );
  assert(
    property(
      constantFrom('https://', 'http://', '//', ''),
      constantFrom(host, `www.${host}`, host.toUpperCase(), `${host}:443`),
      path,
      (scheme, at, rest) => {
        const { pathname, search } = new URL(`https://x${rest}`);
        expect(destinationOf(`${scheme}${at}${rest}#top`, host)).toEqual({
          kind: 'within',
          path: `/${`${pathname}${search}`.replace(/^[/\\]+/, '')}`,
        });
      },
    ),
  );
});
