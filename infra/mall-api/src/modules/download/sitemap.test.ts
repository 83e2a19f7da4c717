import { afterAll, expect, test } from '@jest/globals';
import { smsOutbox } from '../../adapters/sms.ts';
import { buildApp } from '../../app.ts';
import { recordedJobs } from '../../jobs/jobs.ts';
import { readSettings } from '../../settings.ts';
import { aSku } from '../../testing/a-sku.ts';
import { embedded } from '../../testing/embedded.ts';
import { testingDatabase } from '../../testing/testing-database.ts';
import { contentDeskService } from '../content/content-desk.service.ts';

const db = await testingDatabase();
const first = await aSku(db);
const second = await aSku(db);
await db.sql`update sku set is_active = false where sku_number = ${second.skuNumber}`;
const app = await buildApp({
  db,
  settings: readSettings({ ...embedded, MALL_URL: 'https://mall.example/' }),
  jobs: recordedJobs(),
  sms: smsOutbox(),
});
afterAll(() => app.close());
const view = async (fileName: string) => (await app.inject(`/api/download/ViewSitemap?fileName=${encodeURIComponent(fileName)}`)).json();

test('a search engine finds every file through the index, and in them every page, category, brand and SKU for sale, at its whole address', async () => {
  const { body: index } = await view('sitemap.xml');
  const files = [...index.matchAll(/<loc>https:\/\/mall\.example\/([^<]+)<\/loc>/g)].map(([, name]) => name!);
  expect(files).toEqual([
    'sitemap-pages.xml',
    'sitemap-content.xml',
    'sitemap-categories.xml',
    'sitemap-brands.xml',
    'sitemap-books.xml',
    'sitemap-products-1.xml',
  ]);
  const all = (await Promise.all(files.map(view))).map(({ body }) => body as string);
  for (const page of ['brand/all', 'supplier', 'supplier/apply', 'download/center'])
    expect(all[0]).toContain(`<loc>https://mall.example/${page}</loc>`);
  expect(all[0]).toContain('<loc>https://mall.example/canshu</loc>');
  // Both say that their address is the product's (rule page-addresses 21).
  for (const text of all) expect(text).not.toMatch(/\/(?:canshu\/|comparison)/);
  expect(all[2]).toMatch(/<loc>https:\/\/mall\.example\/c-\d+<\/loc>/);
  expect(all[3]).toMatch(/<loc>https:\/\/mall\.example\/b-\d+<\/loc>/);
  expect(all[5]).toContain(`<loc>https://mall.example/p/${first.skuNumber}</loc>`);
  expect(all[5]).not.toContain(second.skuNumber);
});

test('a printed catalogue is found while it is shown: none that staff took down, none of what sells nothing any more', async () => {
  await db.sql`
    insert into catalogue_book (id, kind, subject_id, title, sku_count, wanted, is_hidden, is_there) overriding system value
    values (71, 'brand', 101, '火也', 1, 'x', false, true), (72, 'category', 11001, '紧固件', 1, 'x', true, true), (73, 'brand', 102, '旧', 1, 'x', false, false)`;
  const { body } = await view('sitemap-books.xml');
  expect([...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address)).toEqual(['https://mall.example/download/71']);
});

test('a file that the index doesn’t name is not found, and a name that is no file name is refused', async () => {
  for (const name of ['sitemap-products-2.xml', 'sitemap-products-0.xml', 'other.xml'])
    expect(await view(name)).toMatchObject({ code: 404 });
  for (const name of ['../settings.xml', 'sitemap.xml/..', '', 'a.txt']) expect((await view(name)).reason).toBe('BAD_REQUEST');
});

test('what the mall tells is found while it is in force: not before, not after, and no page twice', async () => {
  const entry = (id: number, kind: 'news' | 'page', slug: string, liveFrom: string) => ({
    ...{ id, kind, slug, sort: id, liveFrom, title: `第${id}条`, summary: '说明', topic: '', synonyms: [] },
    blocks: [{ kind: 'text' as const, markdown: '文字' }],
  });
  await contentDeskService(db).fill([
    entry(801, 'news', '', '2020-01-01T00:00:00.000Z'),
    entry(802, 'news', '', '2099-01-01T00:00:00.000Z'),
    entry(20_001, 'page', 'cms/bearings', '2020-01-01T00:00:00.000Z'),
  ]);
  const { body } = await view('sitemap-content.xml');
  expect([...body.matchAll(/<loc>https:\/\/mall\.example([^<]+)<\/loc>/g)].map(([, path]) => path).sort()).toEqual([
    '/cms/bearings',
    '/news/801',
  ]);
});

test('sixty thousand SKUs travel in parts of ten thousand: no answer grows with the catalogue, and every SKU stands in one', async () => {
  // In parts, as a catalogue is loaded: a statement has its time limit.
  for (let from = 100_001; from <= 160_000; from += 2500)
    await db.sql`
    insert into sku (id, sku_number, product_id, category_id, manufacturer_id, name, manufacturer_part_number, order_code, attributes, drawing,
      pack_uom, sales_pack_uom, list_price, lead_time_id, listed_at)
    select n, 'SM' || n, ${first.id}, 33001, 101, '螺钉', 'P' || n, 'O' || n, '[]', '{}', '盒', '个', 100, 5, now() from generate_series(${from}::int, ${from + 2499}::int) n`;
  const own = await buildApp({
    ...{ db, settings: readSettings({ ...embedded, MALL_URL: 'https://mall.example/' }), jobs: recordedJobs(), sms: smsOutbox() },
  });
  const file = async (name: string) => (await own.inject(`/api/download/ViewSitemap?fileName=${name}`)).json().body as string;
  const names = [...(await file('sitemap.xml')).matchAll(/sitemap-products-\d+\.xml/g)].map(([name]) => name);
  const found = new Set<string>();
  let largest = 0;
  for (const name of names) {
    const text = await file(name);
    largest = Math.max(largest, text.length);
    for (const [, sku] of text.matchAll(/\/p\/([^<]+)<\/loc>/g)) found.add(sku!);
  }
  await own.close();
  expect(names).toHaveLength(7);
  expect(found.size).toBe(60_001);
  expect(largest).toBeLessThan(1_000_000);
});
