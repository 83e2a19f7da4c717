import { afterAll, expect, test } from '@jest/globals';
import { pino } from 'pino';
import { testingDatabase } from '../testing/testing-database.ts';
import { startJobs } from './start-jobs.ts';

const db = await testingDatabase();
const jobs = await startJobs(db.url, pino({ level: 'silent' }));
afterAll(() => jobs.stop());

test('a job runs once its transaction is committed, and one that was rolled back never does', async () => {
  const done: unknown[] = [];
  let arrived = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  await jobs.work<{ order: string }>('probe', async ({ order }) => {
    done.push(order);
    arrived();
  });
  await db
    .transaction(async (tx) => {
      await jobs.enqueue(tx, 'probe', { order: 'rolled back' });
      throw new Error('no');
    })
    .catch(() => {});
  await db.transaction((tx) => jobs.enqueue(tx, 'probe', { order: '已提交' }));
  await arrival;
  expect(done).toEqual(['已提交']);
  const rows = await db.sql`select 1 from pgboss.job where name = 'probe'`;
  expect(rows).toHaveLength(1);
});
