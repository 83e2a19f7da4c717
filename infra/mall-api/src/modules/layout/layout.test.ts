import { afterAll, expect, test } from '@jest/globals';
import { aFrame } from '../../testing/a-frame.ts';
import { aMall } from '../../testing/a-mall.ts';
import { testingDatabase } from '../../testing/testing-database.ts';
import { batchOf } from './layout.service.ts';

const db = await testingDatabase();
await aFrame(db);
const app = await aMall(db);
afterAll(() => app.close());
const get = async (url: string) => (await app.inject(url)).json();

test('the frame comes in one answer: links, notice, footer blocks and the names of delivery times', async () => {
  const { body } = await get('/api/setting/GetMallLayOut');
  expect(body.navData[0]).toMatchObject({ name: '首页', url: '/' });
  expect(body.bottomBigPlateData[0].selfChildren.length).toBeGreaterThan(1);
  expect(body.deliveryTimes).toContainEqual({ dynamicDeliveryTimeId: 1, dynamicDeliveryTimeName: '当日发货' });
  expect(body.noticeData.content).not.toBe('');
});

test('hot searches come six at a time and start again after the last', async () => {
  const first = (await get('/api/common/GetMallHotSearchKeywords/0/6')).body.keywords;
  expect(first).toHaveLength(6);
  expect((await get('/api/common/GetMallHotSearchKeywords/3/6')).body.keywords).toEqual(first);
  expect((await get('/api/setting/GetMallSearchBoxMarketingInfo/1')).body.phrases).toHaveLength(3);
  expect(batchOf(['a', 'b'], 7, 6)).toEqual(['a', 'b']);
  expect(batchOf(['a', 'b', 'c'], 1, 2)).toEqual(['c', 'a']);
});

test('a fault that comes twenty-five times in a minute is one row, and heard twenty times', async () => {
  const report = { errorMessage: 'x is not a function', errorStack: 'at a\nat b', componentName: 'mf-search', windowsHref: '/search' };
  const answers = await Promise.all(
    Array.from({ length: 25 }, () => app.inject({ method: 'POST', url: '/api/common/SendMallErrorToITGroupForFront', payload: report })),
  );
  expect(answers.filter((answer) => answer.json().body).length).toBe(20);
  const rows = await db.sql`select occurrences from client_error`;
  expect(rows.map((row) => row.occurrences)).toEqual([20]);
});

test('a short link leads where staff put it, by its exact letters; an unknown one is refused by name', async () => {
  expect((await get('/api/ShortUrl/GetFullUrlByShortCode/gbopen')).body.url).toBe('openstd.samr.gov.cn/bzgk/gb/');
  for (const code of ['GBOPEN', 'nosuch1']) expect((await get(`/api/ShortUrl/GetFullUrlByShortCode/${code}`)).code).toBe(51501);
  for (const code of ['short', 'muchtoolong', 'a-b-c-d']) expect((await get(`/api/ShortUrl/GetFullUrlByShortCode/${code}`)).code).toBe(400);
  await db.sql`update short_link set expires_at = now() - interval '1 day' where code = 'gbopen'`;
  expect((await get('/api/ShortUrl/GetFullUrlByShortCode/gbopen')).code).toBe(51501);
});

test('activities of the whole mall are for every SKU, and a code of the footer is a picture', async () => {
  const all = (await get('/api/setting/GetActivityNotifys')).body;
  const everywhere = (await get('/api/setting/GetMallRelatedActivities')).body;
  expect(all.length).toBeGreaterThan(everywhere.length);
  expect((await get('/api/setting/GetMallRelatedActivitiesBySkuNumber/NOSUCH')).body).toEqual(everywhere);
  const { qrData, videoData } = (await get('/api/setting/GetMallLayOut')).body;
  expect(videoData.imageUrl).toMatch(/^\/img\/banner\//);
  expect((await app.inject(qrData[0].url)).headers['content-type']).toContain('image/svg+xml');
  expect((await app.inject('/img/qr/service-3.svg')).statusCode).toBe(200);
  expect((await app.inject('/img/qr/999999.svg')).statusCode).toBe(404);
});

test('an old app is told to update, a very old one has to', async () => {
  expect((await get('/api/setting/NeedUpdateAppByVersion/2.3.10')).body).toMatchObject({ needUpdate: true, isForced: false });
  expect((await get('/api/setting/NeedUpdateAppByVersion/1.9')).body).toMatchObject({ needUpdate: true, isForced: true });
  expect((await get('/api/setting/NeedUpdateAppByVersion/2.10')).body.needUpdate).toBe(false);
});
