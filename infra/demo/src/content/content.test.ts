import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { threadSizes, tighteningTorque } from '@mall/domain/content/calculators';
import { buildSearchIndex, openDatabase } from '@mall/mall-api/filling';
import { aMall, anOperator, contentFaults, testingDatabase } from '@mall/mall-api/testing';
import { seedCatalogue } from '../catalogue/load.ts';
import { readArticles } from './articles/read-articles.ts';
import { seedArticles } from './articles/seed-articles.ts';
import { fixedPages } from './pages/fixed-pages.ts';
import { seedPages } from './pages/seed-pages.ts';
import { seedHelp } from './seed-help.ts';
import { seedNews } from './seed-news.ts';

const db = await testingDatabase();
const app = await aMall(db);
afterAll(() => app.close());
beforeAll(async () => {
  const filling = openDatabase(db.url, { max: 4 });
  await seedCatalogue({ sql: filling.sql, size: 4000 });
  await buildSearchIndex(filling);
  await seedHelp(filling);
  await seedNews(filling);
  await seedArticles(filling);
  await seedPages(filling);
  await filling.close();
}, 180_000);

const get = async (url: string) => (await app.inject(url)).json();
const post = async (url: string, payload: object) => (await app.inject({ method: 'POST', url, payload })).json();

test('articles and landing pages are there', async () => {
  const [counts] = await db.sql<{ articles: number; keywords: number; pages: number }[]>`
    select count(*) filter (where kind = 'article')::int as articles, count(*) filter (where kind = 'keyword')::int as keywords,
      count(*) filter (where kind = 'page')::int as pages from content_item`;
  expect(counts!.articles).toBeGreaterThanOrEqual(60);
  expect(counts!.keywords).toBe(300);
  expect(counts!.pages).toBeGreaterThan(25);
});

test('everything the mall tells could be published as it is: each link leads somewhere, each shelf has goods', async () => {
  expect(await contentFaults(db)).toEqual([]);
}, 180_000);

test('every page has a title and a description of its own, and every article says where its figures come from', async () => {
  const rows = await db.sql<{ title: string; summary: string }[]>`select title, summary from content_version`;
  for (const key of ['title', 'summary'] as const) expect(new Set(rows.map((row) => row[key])).size).toBe(rows.length);
  for (const { blocks } of readArticles()) {
    const text = blocks.find((block) => block.kind === 'text');
    expect(text?.markdown.split('## 出处')[1]).toMatch(/GB|JB|JGJ|DIN|ISO|公式|样本|手册|定义|产品|行业/);
  }
});

test('sizes of a selection page stand as sizes do: each column ascends where those before it are the same', async () => {
  const pages = await db.sql<{ slug: string; rows: string[][] }[]>`
    select i.slug, b -> 'rows' as rows from content_item i join content_version v on v.item_id = i.id
    cross join jsonb_array_elements(v.blocks) b where i.kind = 'keyword' and b ->> 'kind' = 'sizes'`;
  expect(pages.length).toBeGreaterThan(50);
  const number = (text: string) => Number(/^M(\d+(?:\.\d+)?)$/.exec(text)?.[1]);
  const threads = pages.map(({ rows }) => rows.map(([first = '']) => number(first))).filter((all) => all.every((one) => one > 0));
  expect(threads.length).toBeGreaterThan(5);
  expect(threads.filter((all) => all.some((one, at) => at > 0 && one < all[at - 1]!))).toEqual([]);
});

test('tables of threads and torques say what the rules count', () => {
  const markdownOf = (title: string) =>
    readArticles()
      .find((one) => one.title.includes(title))!
      .blocks.find((block) => block.kind === 'text')!.markdown;
  const rowsOf = (markdown: string) =>
    [...markdown.matchAll(/^\| M(\d+)\s*\|(.+)\|$/gm)].map(([, d, rest]) => [Number(d), ...rest!.split('|').map(Number)]);
  for (const [d, pitch, drill, minor] of rowsOf(markdownOf('攻丝底孔'))) {
    const sizes = threadSizes(d!, pitch!)!;
    expect([d, sizes.tapDrill, sizes.minorDiameter]).toEqual([d, drill, minor]);
  }
  const torques = rowsOf(markdownOf('拧紧力矩'));
  expect(torques.length).toBeGreaterThan(5);
  for (const [d, ...values] of torques) {
    const pitch = { 6: 1, 8: 1.25, 10: 1.5, 12: 1.75, 16: 2, 20: 2.5, 24: 3 }[d!]!;
    expect([d, ...['4.8', '8.8', '10.9', '12.9'].map((grade) => tighteningTorque(d!, pitch, grade, 'dry')!.torque)]).toEqual([
      d,
      ...values,
    ]);
  }
});

test('visitors find articles by theme and word, five a page; landing pages by address, number and what workshops say', async () => {
  const { body: list } = await post('/api/setting/GetMallArticlePagedList', {});
  expect([list.pageSize, list.items.length]).toEqual([5, 5]);
  expect((await post('/api/setting/GetMallArticlePagedList', { keyword: 'IP65' })).body.total).toBeGreaterThan(0);
  const { body: article } = await post('/api/setting/GetMallNews/10101', {});
  expect(article.page.blocks.map(({ kind }: { kind: string }) => kind)).toEqual(['calculator', 'text', 'faq', 'shelf']);
  expect(article.others.pageSize).toBe(20);
  for (const { slug } of fixedPages(() => 1, []))
    expect([slug, (await app.inject(`/api/setting/${slug.replaceAll('/', '.')}`)).statusCode]).toEqual([slug, 200]);
  const { body: page } = await get(`/api/setting/GetMallSEOKeywordWithSynonym/${encodeURIComponent('杯头螺丝')}`);
  expect(page.title).toContain('内六角圆柱头螺钉');
  expect(page.blocks.map(({ kind }: { kind: string }) => kind)).toEqual(['hero', 'shelf', 'sizes', 'faq']);
  expect((await get('/api/knowledge/GetPairMessages/0')).body.length).toBeGreaterThanOrEqual(60);
  const { token } = await anOperator(db, ['content']);
  const found = await app.inject({ method: 'POST', url: '/api/staff/ListContent', payload: { kind: 'keyword' }, headers: { token } });
  expect(found.json().body.total).toBe(300);
});
