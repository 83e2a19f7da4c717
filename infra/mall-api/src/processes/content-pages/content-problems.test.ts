import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { ContentBlock } from '@mall/api-contract/content';
import sharp from 'sharp';
import { folderStorage } from '../../adapters/object-storage/folder-storage.ts';
import { catalogueService } from '../../modules/catalogue/catalogue.service.ts';
import { contentDeskService } from '../../modules/content/content-desk.service.ts';
import { contentPictures } from '../../modules/content/content-pictures.ts';
import { filmsIn } from '../../modules/layout/films.ts';
import { postgresSearchEngine } from '../../modules/search/postgres-search-engine.ts';
import { aSku } from '../../testing/a-sku.ts';
import { testingDatabase } from '../../testing/testing-database.ts';
import { contentProblems } from './index.ts';

const db = await testingDatabase();
const folder = mkdtempSync(join(tmpdir(), 'mall-problems-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
writeFileSync(join(folder, 'bearing.webm'), 'film');

const pictures = contentPictures(db, folderStorage(folder));
const problemsOf = contentProblems({
  ...{ db, catalogue: catalogueService(db), engine: postgresSearchEngine(db), contentPictures: pictures },
  hasFilm: filmsIn(pathToFileURL(`${folder}/`)).has,
});
const problems = (blocks: ContentBlock[]) => problemsOf({ title: '螺栓', summary: '选螺栓', topic: '', synonyms: [], blocks });
const refused = async (links: string[]) => {
  const found = await problems([{ kind: 'text', markdown: links.map((link) => `[去](${link})`).join('\n\n') }]);
  return found.map((problem) => problem.replace('链接没有可到达的页面：', ''));
};

let sku: string;
beforeAll(async () => {
  sku = (await aSku(db)).skuNumber;
  const item = { sort: 1, liveFrom: '2020-01-01T00:00:00.000Z', summary: '说明', topic: '', blocks: [] };
  await contentDeskService(db).fill([
    { ...item, id: 10_101, kind: 'article', slug: '', title: '防松', synonyms: [] },
    { ...item, id: 10_102, kind: 'keyword', slug: '不锈钢螺栓', title: '不锈钢螺栓', synonyms: ['SUS螺栓'] },
    { ...item, id: 10_103, kind: 'page', slug: 'cms/bolts', title: '螺栓', synonyms: [] },
  ]);
  await db.sql`insert into catalogue_book (id, kind, subject_id, title, sku_count, wanted, is_hidden) overriding system value
    values (71, 'brand', 101, '火也', 1, 'x', false), (72, 'category', 11001, '紧固件', 1, 'x', true)`;
  await db.sql`
    insert into campaign (id, name, kind, starts_at, ends_at) values (81, '秋季', 10, now() - interval '1 day', now() + interval '1 day'),
      (82, '冬季', 10, now() + interval '1 day', now() + interval '2 days')`;
});

test('a text may lead to every page of the site, and to whatever thing is there (rule content 26)', async () => {
  const pages = [
    '/',
    '/catalog/huoye',
    '/catalog/beijian',
    '/ownbrand',
    '/supplier/apply',
    '/customer/requestAfterSales/feedback',
    '/mycart',
  ];
  const lists = ['/canshu', '/knowledge', '/download', '/discount/10', '/discount/new', '/cms', '/cp/view', '/helpCenter', '/t/agreement'];
  const things = [
    `/p/${sku}`,
    `/canshu/${sku.toLowerCase()}`,
    `/comparison/${sku}`,
    `/comparison/${sku.toLowerCase()},${sku}`,
    '/zhishi/10101',
    '/knowledge/10101',
    '/download/71',
  ];
  const named = [
    '/gp/10102',
    '/gp_ts/sus%E8%9E%BA%E6%A0%93',
    '/cms/bolts',
    '/discount/10/81',
    '/discount/new/10/81',
    '/catalog/promotionlist/81',
  ];
  expect(await refused([...pages, ...lists, ...things, ...named, '/t/agreement/1', 'https://openstd.samr.gov.cn/', '#top'])).toEqual([]);
});

test('a text leads to no page that the site has not, and to nothing that is not there or not shown', async () => {
  const pages = ['/customer/issue', '/customer/x', '/brand/bosch', '/nowhere', '/P/x', '/m/pay/1', '/checkout/confirm'];
  const things = ['/canshu/NONE', '/knowledge/10102', '/knowledge/9', '/download/72', '/download/x', '/discount/10/82', '/discount/11'];
  const named = ['/gp_ts/x', '/cms/none', '/cms/BOLTS', '/catalogV2', '/helpCenter?id=10101', '/t/agreement/9', '/discount/new/10/9'];
  expect(await refused([...pages, ...things, ...named])).toEqual([...pages, ...things, ...named]);
});

test('a picture or film that is not there keeps a page from review (rule content 26)', async () => {
  const bytes = await sharp({ create: { width: 20, height: 10, channels: 3, background: '#aabbcc' } })
    .png()
    .toBuffer();
  const { id } = await pictures.add(bytes, 'a.png');
  const lost = 'a'.repeat(26);
  const blocksWith = (picture: string, film: string): ContentBlock[] => [
    { kind: 'hero', title: '螺栓', text: '', linkText: '', linkUrl: '', picture },
    { kind: 'pictures', title: '', pictures: [{ picture, alt: '螺栓' }] },
    { kind: 'video', title: '装配', film, poster: picture },
  ];
  expect(await problems(blocksWith(id, 'bearing.webm'))).toEqual([]);
  const lostIn = (block: number) => `第 ${block} 块：图片不存在，请重新选择（${lost}）`;
  const lostFilm = '第 3 块：影片不存在，请重新选择（none.webm）';
  expect(await problems(blocksWith(lost, 'none.webm'))).toEqual([lostIn(1), lostIn(2), lostFilm, lostIn(3)]);
  expect(await problems(blocksWith(id, ''))).toEqual(['第 3 块：请选择影片']);
});
