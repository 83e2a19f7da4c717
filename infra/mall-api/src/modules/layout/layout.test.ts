import { afterAll, expect, test } from '@jest/globals';
import { smsOutbox } from '../../adapters/sms.ts';
import { buildApp } from '../../app.ts';
import { testingDatabase } from '../../database/testing-database.ts';
import { recordedJobs } from '../../jobs/jobs.ts';
import { readSettings } from '../../settings.ts';
import { batchOf } from './layout.service.ts';
import { seedLayout } from './seed-layout.ts';

const db = await testingDatabase();
await seedLayout(db);
const app = await buildApp({ db, settings: readSettings({}), jobs: recordedJobs(), sms: smsOutbox() });
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
