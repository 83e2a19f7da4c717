import { expect, test } from '@jest/globals';
import { contentUrl, isPageSlug, pageHash, pagesShowing, slugOfHash, tilesShowing } from './item.ts';
import { type DatedVersion, liveVersion, versionStateOf, wasLive } from './version-state.ts';

const now = Date.parse('2026-11-23T00:00:00Z');
const before = '2026-11-20T00:00:00Z';
const after = '2026-11-30T00:00:00Z';
const a = (version: number, decision: DatedVersion['decision'], liveFrom: string | null = null, liveUntil: string | null = null) => ({
  ...{ version, decision, liveFrom, liveUntil },
});

test('of the versions whose time it is the newest is read; the clock alone brings one up and takes it down', () => {
  const all = [a(1, 'approved', before), a(2, 'approved', before, '2026-11-22T00:00:00Z'), a(3, 'approved', after), a(4, 'draft')];
  expect(all.map((one) => versionStateOf(one, all, now))).toEqual(['live', 'retired', 'scheduled', 'draft']);
  expect(all.map((one) => versionStateOf(one, all, Date.parse(after)))).toEqual(['retired', 'retired', 'live', 'draft']);
  // A version for a week stands over the one without an end, which comes back after it.
  expect(liveVersion(all, Date.parse('2026-11-21T00:00:00Z'))?.version).toBe(2);
});

test('what was taken back is gone, what never was live is not there', () => {
  expect(versionStateOf(a(1, 'withdrawn', before), [], now)).toBe('retired');
  expect(wasLive([a(1, 'withdrawn', before), a(2, 'review')], now)).toBe(true);
  expect(wasLive([a(1, 'withdrawn', after), a(2, 'review')], now)).toBe(false);
});

test('pages lie in folders or at addresses the mall has set, nowhere else', () => {
  for (const slug of ['cms/bearings', 'cp/winter-2026', 'catalogue/11001', 'catalogV2', 't/aboutUs'])
    expect([slug, isPageSlug(slug), slugOfHash(pageHash(slug))]).toEqual([slug, true, slug]);
  for (const slug of ['cp/view', 'cms', 'cms/', 'cms/../x', 'cms/A', 'mycart', 'catalogV2/other', `cms/${'a'.repeat(60)}`, 'cms/a/b'])
    expect([slug, isPageSlug(slug)]).toEqual([slug, false]);
  expect(slugOfHash('GetMallLayOut')).toBeUndefined();
});

test('an item is dropped where it shows and nowhere else', () => {
  expect(pagesShowing({ id: 7, kind: 'news', slug: '7' })).toEqual(['/news/7', '/news', '/']);
  expect(pagesShowing({ id: 8, kind: 'keyword', slug: '轴承' }, ['bearing'])).toContain('/gp_ts/bearing');
  expect(pagesShowing({ id: 9, kind: 'page', slug: 'cms/x' })).toEqual(['/cms/x', '/cms']);
  expect(pagesShowing({ id: 9, kind: 'page', slug: 'catalogV2/brand' })).toEqual(['/catalogV2/brand']);
  const tiled = [
    { id: 9, kind: 'page', slug: 'catalogV2/head', synonyms: [] },
    { id: 8, kind: 'keyword', slug: 'x', synonyms: ['y'] },
  ] as const;
  expect(pagesShowing({ id: 5, kind: 'article', slug: '' }, [], tiled)).toEqual([
    '/zhishi/5',
    '/zhishi',
    '/knowledge/5',
    '/knowledge',
    '/catalogV2/head',
    '/gp/8',
    '/gp_ts/x',
    '/gp_ts/y',
  ]);
  const shown = (['news', 'article', 'keyword', 'help'] as const).map((kind) => tilesShowing({ id: 1, kind, slug: '' }));
  expect(shown).toEqual([undefined, 'articles', 'keywords', undefined]);
  expect(['cms/x', 'cp/x'].map((slug) => tilesShowing({ id: 1, kind: 'page', slug }))).toEqual(['pages', undefined]);
  expect(contentUrl({ id: 3, kind: 'help', slug: '3' })).toBe('/helpCenter?id=3');
});
