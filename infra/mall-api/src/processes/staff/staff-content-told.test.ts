import { afterAll, expect, test } from '@jest/globals';
import { aContentDesk } from '../../testing/a-content-desk.ts';
import { aMall } from '../../testing/a-mall.ts';
import { testingDatabase } from '../../testing/testing-database.ts';

const db = await testingDatabase();
const app = await aMall(db);
const site = await app.listen({ port: 0, host: '127.0.0.1' });
afterAll(() => app.close());
const { writer, ask, make, publish } = await aContentDesk(db, site);
const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();

test('a change is told to the gateways when its time comes, and just of the pages that show it (rule content 27)', async () => {
  const { body: begin } = await ask('content/GetChangedPages');
  const since = async () => (await ask(`content/GetChangedPages?after=${begin.now}`)).body;
  const item = await publish(await make('page', {}, 'cp/told'), { liveFrom: inSeconds(3600) });
  const paths = async () => (await since()).changes.flatMap((change: { paths: string[] }) => change.paths);
  expect(await paths()).not.toContain('/cp/told');
  await db.sql`update content_change set at = now() where '/cp/told' = any(paths)`;
  expect((await paths()).filter((path: string) => path.startsWith('/cp'))).toEqual(['/cp/told', '/cp', '/cp/view']);
  await ask('staff/TakeBackContent', { id: item.id, why: '取消' }, writer);
  expect((await paths()).filter((path: string) => path === '/cp/told')).toHaveLength(2);
  expect(await ask(`content/GetChangedPages?after=${begin.now - 7_200_000}`)).toMatchObject({ body: { isWhole: false, changes: [] } });
});

test('a page that shows others among its tiles is told of, too, and one of another topic is not (rule content 27)', async () => {
  const tiles = (of: 'articles' | 'keywords' | 'pages', topic?: string) => ({
    blocks: [{ kind: 'tiles' as const, title: '更多', of, count: 6, ...(topic ? { topic } : {}) }],
  });
  await publish(await make('page', tiles('articles'), 'catalogV2/brand'));
  await publish(await make('page', tiles('articles', '密封'), 'cp/seals'));
  await publish(await make('page', tiles('articles', '轴承'), 'cp/bearings'));
  await publish(await make('page', tiles('keywords'), 'catalog/category'));
  await publish(await make('page', tiles('pages'), 'catalog/brand'));
  await make('page', tiles('articles'), 'cp/unpublished');
  const told = async (work: () => Promise<unknown>) => {
    await db.sql`truncate content_change`;
    await work();
    const rows = await db.sql<{ paths: string[] }[]>`select paths from content_change`;
    return rows
      .flatMap(({ paths }) => paths)
      .filter((path) => /^\/(catalog|cp\/)/.test(path))
      .sort();
  };
  const made = await make('article', { topic: '密封' });
  expect(await told(() => publish(made))).toEqual(['/catalogV2/brand', '/cp/seals']);
  expect(await told(() => ask('staff/TakeBackContent', { id: made.id, why: '旧' }, writer))).toEqual(['/catalogV2/brand', '/cp/seals']);
  const keyword = await make('keyword', {}, '油封');
  expect(await told(() => publish(keyword))).toEqual(['/catalog/category']);
  const page = await make('page', {}, 'cms/tile');
  expect(await told(() => publish(page))).toEqual(['/catalog/brand']);
  expect(await told(() => ask('staff/MoveContent', { id: page.id, slug: 'cms/tile-2', why: '改名' }, writer))).toEqual(['/catalog/brand']);
});
