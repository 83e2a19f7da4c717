import { expect, test } from '@jest/globals';
import { visitor } from '@mall/mf-kit';
import type { AreaRoute, PageSnapshot } from '@mall/mf-kit/manifest';
import { array, assert, constantFrom, oneof, property, string, webPath, webQueryParameters, webUrl } from 'fast-check';
import { guardedBy } from '../mounting/guard.ts';
import { marketingOf, safeRedirect, withoutMarketing } from './safe-redirect.ts';

const site = 'https://mall.example';
const guarded: AreaRoute = { path: '/customer/*', screen: 'x', access: 'login', layout: 'default' };
const page = { areas: [{ name: 'mf-x', routes: [guarded] }] } as unknown as PageSnapshot;

test('a guarded page is found again after the login, with its query, whatever its address', () => {
  assert(
    property(webPath(), webQueryParameters(), (path, query) => {
      const wanted = new URL(`${site}/customer${path}${query ? `?${query}` : ''}`);
      const login = guardedBy(page, visitor, wanted)!;
      expect(login.startsWith('/login?redirect=')).toBe(true);
      const target = safeRedirect(new URL(login, site).searchParams.get('redirect'));
      expect(target).toBe(wanted.pathname + wanted.search);
      expect(guardedBy(page, { ...visitor, signedIn: true }, wanted)).toBeUndefined();
    }),
    { numRuns: 300 },
  );
});

test('no target of a login leaves the site or leads back to the login, and what is refused becomes the home page', () => {
  const pieces = constantFrom(
    '/',
    '\\',
    '//',
    '/login',
    '/register',
    'Bind',
    '?redirect=',
    '#',
    '..',
    'evil.com',
    'https:',
    'javascript:',
    '\t',
    '%2f',
    'p',
    ' ',
  );
  const target = oneof(
    string(),
    webUrl(),
    array(pieces, { maxLength: 7 }).map((all) => all.join('')),
    constantFrom(null, undefined),
  );
  assert(
    property(target, (text) => {
      const path = safeRedirect(text);
      const there = new URL(path, site);
      expect(there.origin).toBe(site);
      expect(there.pathname).not.toMatch(/^\/(login|register|registerBind|registerCompleted)\/?$/i);
      expect(safeRedirect(path)).toBe(path);
    }),
    { numRuns: 2000 },
  );
});

test('the marks of a campaign leave the address, everything else stays, and a clean address is left alone', () => {
  const marks = ['utm_source', 'utm_medium', 'utm_term', 'utm_content', 'utm_campaign', 'bd_vid'];
  assert(
    property(array(constantFrom(...marks)), constantFrom('', 'keyword=m8', 'r=7&t=1'), (found, own) => {
      const query = [own, ...found.map((mark, index) => `${mark}=v${index}`)].filter(Boolean).join('&');
      const clean = withoutMarketing(`/search?${query}#top`);
      expect(clean).toBe(`/search${own ? `?${own}` : ''}#top`);
      expect(withoutMarketing(clean)).toBe(clean);
      for (const value of Object.values(marketingOf(`?${query}`))) expect(value).toMatch(/^v\d+$/);
    }),
  );
});
