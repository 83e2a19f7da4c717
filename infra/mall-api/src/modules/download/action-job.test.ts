import { read, utils } from '@e965/xlsx';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { ActionJob } from '@mall/api-contract/download';
import { aBuyer } from '../../testing/a-buyer.ts';
import { aColleague } from '../../testing/a-colleague.ts';
import { type AServedMall, aServedMall } from '../../testing/a-served-mall.ts';
import { aSku } from '../../testing/a-sku.ts';
import { testingDatabase } from '../../testing/testing-database.ts';

const db = await testingDatabase();
let mall: AServedMall;
let skuNumber = '';
beforeAll(async () => {
  skuNumber = (await aSku(db, { name: '=HYPERLINK("x")', listPrice: 1250, stock: { 1: 1000 } })).skuNumber;
  mall = await aServedMall(db.url);
});
afterAll(() => mall.end());

const asker = (token: string) => {
  const job = async (id: string) => (await mall.ask(`/api/common/GetActionJob?jobid=${id}`, { token })).answer;
  return {
    job,
    async untilEnded(id: string): Promise<ActionJob> {
      for (;;) {
        const { body } = await job(id);
        if (!['waiting', 'running'].includes(body.state)) return body;
      }
    },
    begin: async (query = '') => (await mall.ask(`/api/shoppingCart/ExportShoppingCartList${query}`, { payload: {}, token })).answer,
    download: (url: string) => fetch(mall.address + url, { headers: { token } }),
  };
};
const aShopper = async () => {
  const buyer = await aBuyer(db);
  await buyer.wants(skuNumber, 8);
  return { buyer, ...asker(buyer.token) };
};

test('a cart becomes a workbook behind a link, and only who asked for it finds the job (rules download 4, 10, 11; cart 31)', async () => {
  const { buyer, begin, untilEnded, download } = await aShopper();
  const colleague = await aColleague(db, buyer.kp);
  const stranger = await aBuyer(db);
  const { jobId } = (await begin()).body;
  const job = await untilEnded(jobId);
  expect(job).toMatchObject({
    kind: 'cart-list',
    state: 'done',
    stateName: '已完成',
    progress: 100,
    fileName: expect.stringMatching(/^购物车-\d{8}\.xlsx$/),
  });
  for (const other of [colleague, stranger]) expect((await asker(other.token).job(jobId)).reason).toBe('ACTION_JOB_NOT_FOUND');
  const answer = await download(job.url);
  expect(answer.headers.get('content-type')).toContain('spreadsheetml');
  const book = read(Buffer.from(await answer.arrayBuffer()));
  const rows = utils.sheet_to_json<unknown[]>(book.Sheets[book.SheetNames[0]!]!, { header: 1 });
  expect(rows).toContainEqual(expect.arrayContaining([skuNumber, `'=HYPERLINK("x")`, 8, 12.5, 100]));
  expect((await fetch(mall.address + job.url, { headers: { token: stranger.token } })).status).toBe(404);
  expect((await fetch(mall.address + job.url)).status).toBe(401);
  await db.sql`delete from kept_file`;
  expect((await asker(buyer.token).job(jobId)).body).toMatchObject({ state: 'expired', message: '文件已过期，请重新导出', url: '' });
});

test('fifty who press at once wait for one job; another cart’s, an empty one’s and a forged id are refused', async () => {
  const { buyer, begin, job, untilEnded } = await aShopper();
  const stranger = await aBuyer(db);
  const begun = await Promise.all(Array.from({ length: 50 }, () => begin()));
  // Beyond those that may wait one is told to come again (rule calls 28), by a machine that is slow now that it is busy.
  expect(begun.filter(({ code, reason }) => code !== 0 && !['TOO_MANY_REQUESTS', 'SERVICE_UNAVAILABLE'].includes(reason))).toEqual([]);
  const ids = new Set(begun.flatMap(({ code, body }) => (code === 0 ? body.jobId : [])));
  const open = await db.sql`select id from action_job where kp_id = ${buyer.kp.kpId}`;
  // Who was told that it is busy may have begun one that the others then waited for.
  expect(ids.size).toBeGreaterThan(0);
  expect(open.map(({ id }) => id)).toEqual(expect.arrayContaining([...ids]));
  if (begun.every(({ reason }) => reason !== 'SERVICE_UNAVAILABLE')) expect(open.length).toBe(ids.size);
  expect(open.length).toBeLessThan(5);
  for (const id of ids) expect((await untilEnded(id)).state).toBe('done');
  expect((await asker(stranger.token).begin(`?kpId=${buyer.kp.kpId}`)).reason).toBe('CART_NOT_YOURS');
  expect((await asker(stranger.token).begin()).reason).toBe('CART_EMPTY');
  expect((await job('a'.repeat(26))).reason).toBe('ACTION_JOB_NOT_FOUND');
  expect((await job('../etc')).code).toBe(400);
});

test('a process that is killed over a job leaves it to the next, which ends it once (rule download 12)', async () => {
  const { untilEnded, begin } = await aShopper();
  const { jobId } = (await begin()).body;
  mall.child.kill('SIGKILL');
  mall.end();
  // As if it had died in the middle of the work, holding it.
  await db.sql`update action_job set state = 'running', progress = 40, attempts = 1, held_by = 'dead', held_until = clock_timestamp() + interval '1 second',
    file_id = null where id = ${jobId}`;
  await db.sql`delete from pgboss.job where name = 'action-job'`;
  mall = await aServedMall(db.url);
  const job = await untilEnded(jobId);
  expect([job.state, job.progress]).toEqual(['done', 100]);
  const [row] = await db.sql<{ heldBy: string; attempts: number }[]>`select held_by, attempts from action_job where id = ${jobId}`;
  expect(row!.heldBy).not.toBe('dead');
});
