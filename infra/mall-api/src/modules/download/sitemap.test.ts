import { afterAll, expect, test } from '@jest/globals';
import { smsOutbox } from '../../adapters/sms.ts';
import { buildApp } from '../../app.ts';
import { recordedJobs } from '../../jobs/jobs.ts';
import { readSettings } from '../../settings.ts';
import { aSku } from '../../testing/a-sku.ts';
import { embedded } from '../../testing/embedded.ts';
import { testingDatabase } from '../../testing/testing-database.ts';

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
  expect(files).toEqual(['sitemap-pages.xml', 'sitemap-categories.xml', 'sitemap-brands.xml', 'sitemap-products-1.xml']);
  const all = (await Promise.all(files.map(view))).map(({ body }) => body as string);
  expect(all[0]).toContain('<loc>https://mall.example/brand/all</loc>');
  expect(all[1]).toMatch(/<loc>https:\/\/mall\.example\/c-\d+<\/loc>/);
  expect(all[2]).toMatch(/<loc>https:\/\/mall\.example\/b-\d+<\/loc>/);
  expect(all[3]).toContain(`<loc>https://mall.example/p/${first.skuNumber}</loc>`);
  expect(all[3]).not.toContain(second.skuNumber);
});

test('a file that the index doesn’t name is not found, and a name that is no file name is refused', async () => {
  for (const name of ['sitemap-products-2.xml', 'sitemap-products-0.xml', 'other.xml'])
    expect(await view(name)).toMatchObject({ code: 404 });
  for (const name of ['../settings.xml', 'sitemap.xml/..', '', 'a.txt']) expect((await view(name)).reason).toBe('BAD_REQUEST');
});
