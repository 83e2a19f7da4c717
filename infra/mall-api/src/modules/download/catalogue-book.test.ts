import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { folderStorage } from '../../adapters/object-storage/folder-storage.ts';
import { smsOutbox } from '../../adapters/sms.ts';
import { buildApp } from '../../app.ts';
import { recordedJobs } from '../../jobs/jobs.ts';
import { readSettings } from '../../settings.ts';
import { aSku } from '../../testing/a-sku.ts';
import { anOperator } from '../../testing/an-operator.ts';
import { embedded, testingInstallationKey } from '../../testing/embedded.ts';
import { testingDatabase } from '../../testing/testing-database.ts';
import { textOfPdf } from '../../testing/text-of-pdf.ts';
import { bookLinks } from './book-links.ts';
import { cataloguePress } from './catalogue-press.ts';

const db = await testingDatabase();
const folder = mkdtempSync(join(tmpdir(), 'mall-books-'));
const storage = folderStorage(folder);
const jobs = recordedJobs();
const press = cataloguePress({ db, jobs, storage, mallUrl: 'https://mall.example' });
let app: FastifyInstance;
let address = '';
beforeAll(async () => {
  await aSku(db, { name: '火也 内六角圆柱头螺钉 M8×30', partNumber: '<b>HY70-M8</b>', listPrice: 987_654 });
  await aSku(db, { partNumber: 'HY70-M10', attributes: [['螺纹规格', 'M10']] });
  await db.sql`insert into manufacturer (id, name, pinyin, initial, country, introduction, mark)
    values (102, '卖完了', 'maiwanle', 'M', '中国', '', '{"shape":"plain","text":"m"}')`;
  const settings = readSettings({ ...embedded, MALL_FILES: folder });
  app = await buildApp({ db, settings, jobs, sms: smsOutbox(), installationKey: testingInstallationKey });
  address = await app.listen({ host: '127.0.0.1', port: 0 });
  await press.look();
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});
const ask = (path: string, headers: Record<string, string> = {}) => fetch(`${address}${path}`, { headers });
// biome-ignore lint/suspicious/noExplicitAny: the answer of any call
const read = async (path: string): Promise<any> => (await ask(`/api/download/${path}`)).json();
const idOf = async (kind: string): Promise<number> => (await read(`getCatalogueList?kind=${kind}`)).body.items[0].id;
const linkOf = async (id: number): Promise<string> => (await read(`getCatalogueDownloadUrl?id=${id}`)).body.url;

test('a catalogue is made when somebody asks, says its sizes and order codes and no price, and only what changed is made again (rules download 19–22)', async () => {
  const [category, brand] = [await idOf('category'), await idOf('brand')];
  expect((await read('getCatalogueList')).body.items.map(({ title }: { title: string }) => title).sort()).toEqual(['火也', '紧固件']);
  await press.work();
  expect((await read(`getCatalogueDetail?id=${brand}`)).body).toMatchObject({ state: 'waiting', pages: 0, kindName: '品牌目录' });
  expect((await read(`getCatalogueDownloadUrl?id=${brand}`)).reason).toBe('CATALOGUE_BOOK_NOT_READY');
  expect((await read(`getCatalogueDownloadUrl?id=${category}`)).reason).toBe('CATALOGUE_BOOK_NOT_READY');
  await jobs.runAll();
  const made = (await read(`getCatalogueDetail?id=${category}`)).body;
  expect(made).toMatchObject({ state: 'ready', pages: 3, goodsUrl: '/c-11001' });
  expect(made.entries).toEqual([
    { title: '螺钉', level: 1, page: 3 },
    { title: '内六角圆柱头螺钉', level: 2, page: 3 },
  ]);
  const answer = await ask(await linkOf(category));
  expect([answer.status, answer.headers.get('content-type'), answer.headers.get('x-content-type-options')]).toEqual([
    200,
    'application/pdf',
    'nosniff',
  ]);
  const { text } = await textOfPdf(new Uint8Array(await answer.arrayBuffer()));
  expect(text).toContain('<b>HY70-M8</b>');
  expect(text).toContain('HY70-M10');
  expect(text).not.toMatch(/¥|9,?876/);

  const at = () => db.sql<{ id: number; madeAt: string }[]>`select id, made_at from catalogue_book order by id`;
  const before = await at();
  await press.look();
  await press.work();
  expect(await at()).toEqual(before);
  await db.sql`update product set name = '火也 圆柱头螺钉' where manufacturer_id = 101`;
  await aSku(db, { partNumber: 'HY70-M12' });
  await db.sql`update sku set manufacturer_id = 102 where manufacturer_part_number = 'HY70-M12'`;
  await press.look();
  await press.work();
  const after = await at();
  expect(
    after
      .filter((one, index) => one.madeAt !== before[index]?.madeAt)
      .map(({ id }) => id)
      .sort(),
  ).toEqual([category, brand, after.at(-1)!.id].sort());
  expect(after.at(-1)!.madeAt).toBeNull();
});

test('a link ends; forged, hidden and unknown ones are not found; parts come as they are asked for (rule download 23)', async () => {
  const id = await idOf('category');
  const url = await linkOf(id);
  const whole = Buffer.from(await (await ask(url)).arrayBuffer());
  const part = await ask(url, { range: 'bytes=10-19' });
  expect([part.status, part.headers.get('content-range'), Buffer.from(await part.arrayBuffer()).equals(whole.subarray(10, 20))]).toEqual([
    206,
    `bytes 10-19/${whole.length}`,
    true,
  ]);
  const tail = await ask(url, { range: 'bytes=-5', 'if-range': '"another"' });
  expect([tail.status, (await tail.arrayBuffer()).byteLength]).toEqual([200, whole.length]);
  expect((await ask(url, { range: `bytes=${whole.length}-` })).status).toBe(416);
  expect((await ask(url, { 'if-none-match': (await ask(url)).headers.get('etag')! })).status).toBe(304);
  expect((await ask(`${url}&preview=1`)).headers.get('content-disposition')).toMatch(/^inline; .*UTF-8''%E7/);

  const links = bookLinks(testingInstallationKey);
  const long = links.of(id, Date.now() - 3_700_000).url;
  const refused = [
    long,
    url.replace(`=${id}.`, `=${id + 1}.`),
    `${url}x`,
    '/api/download/DownloadFile?downloadId=../../etc/passwd',
    '/api/download/DownloadFile',
  ];
  for (const wrong of refused) expect([wrong, (await ask(wrong)).status]).toEqual([wrong, 404]);

  const staff = await anOperator(db, ['content']);
  const change = async (given: object, token = staff.token) =>
    (
      await fetch(`${address}/api/staff/ChangeCatalogueBook`, {
        method: 'POST',
        headers: { token, 'content-type': 'application/json' },
        body: JSON.stringify({ id, ...given }),
      })
    ).json() as Promise<{ reason?: string; body: object }>;
  expect((await change({ isShown: false }, (await anOperator(db, ['sales'])).token)).reason).toBe('FORBIDDEN');
  expect((await change({ isShown: false })).body).toMatchObject({ isHidden: true });
  expect([(await ask(url)).status, (await read(`getCatalogueDetail?id=${id}`)).reason]).toEqual([404, 'CATALOGUE_BOOK_NOT_FOUND']);
  expect((await read('getCatalogueDetail?id=987654')).reason).toBe('CATALOGUE_BOOK_NOT_FOUND');
  expect((await change({ isShown: true, isAnew: true })).body).toMatchObject({ isHidden: false, isOld: true });
  const acts = await db.sql`select 1 from staff_act where act = 'makeCatalogueBook'`;
  expect(acts).toHaveLength(2);
  await jobs.runAll();
  expect((await ask(await linkOf(id))).status).toBe(200);
});

test('one is made at a time; whose process dies is taken on, and what fails three times is left (rule download 22)', async () => {
  await db.sql`update catalogue_book set made_of = null, attempts = 0, asked_at = now()`;
  let atOnce = 0;
  let most = 0;
  const counted = cataloguePress({
    ...{ db, jobs, storage, mallUrl: 'https://mall.example' },
    async print() {
      atOnce += 1;
      most = Math.max(most, atOnce);
      await new Promise((resolve) => setImmediate(resolve));
      atOnce -= 1;
      return { file: new Uint8Array([37]), pages: 1, entries: [], mostMemory: 0 };
    },
  });
  await Promise.all([counted.work(), counted.work(), counted.work()]);
  await counted.work();
  expect(most).toBe(1);
  expect(await db.sql`select 1 from catalogue_book where made_of is null`).toHaveLength(0);

  await db.sql`update catalogue_book set made_of = null, attempts = 0`;
  const [held] = await db.sql<{ id: number }[]>`
    update catalogue_book set held_by = 'a dead process', held_until = now() + interval '1 hour'
    where id = (select min(id) from catalogue_book) returning id`;
  await counted.work();
  expect((await db.sql`select 1 from catalogue_book where made_of is null`).length).toBeGreaterThan(1);
  await db.sql`update catalogue_book set held_until = now() - interval '1 second' where id = ${held!.id}`;
  await counted.work();
  expect(await db.sql`select 1 from catalogue_book where made_of is null`).toHaveLength(0);

  await db.sql`update catalogue_book set made_of = null, attempts = 0`;
  let tries = 0;
  const broken = cataloguePress({
    ...{ db, jobs, storage, mallUrl: 'https://mall.example' },
    async print() {
      tries += 1;
      throw new Error('no paper');
    },
  });
  await broken.work();
  const books = (await db.sql`select 1 from catalogue_book`).length;
  expect(tries).toBe(3 * books);
});
