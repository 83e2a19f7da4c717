import { read, utils } from '@e965/xlsx';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { ActionJob } from '@mall/api-contract/download';
import { aBuyer } from '../../testing/a-buyer.ts';
import { type AServedMall, aServedMall } from '../../testing/a-served-mall.ts';
import { aSku } from '../../testing/a-sku.ts';
import { manyOrders } from '../../testing/many-orders.ts';
import { testingDatabase } from '../../testing/testing-database.ts';
import { requireExportable } from './order-export.ts';

const db = await testingDatabase();
let mall: AServedMall;
beforeAll(async () => {
  await aSku(db, { stock: { 1: 10 } });
  mall = await aServedMall(db.url);
});
afterAll(() => mall.end());

test('orders become a workbook in the background, each line once, harmless, by the filter and of one company (rules order 15; download 9–11)', async () => {
  const [buyer, stranger] = [await aBuyer(db), await aBuyer(db)];
  await manyOrders(db.url, { kp: buyer.kp, colleague: buyer.kp.kpId, count: 700, linesEach: 3 });
  const post = async (call: string, payload: object, { token } = buyer) =>
    (await mall.ask(`/api/order/${call}`, { payload, token })).answer;
  const filter = { status: 'completed' };
  const [found] = await db.sql<{ orders: number; items: number }[]>`select count(distinct o.id)::int as orders, count(*)::int as items
    from sales_order o join sales_order_item i on i.order_id = o.id where o.customer_id = ${buyer.kp.customerId} and o.status = 'completed'`;
  expect((await post('GetExportOrderItemCount', filter)).body).toEqual({
    ...{ orderCount: found!.orders, itemCount: found!.items, mostItems: 100_000, isPossible: true },
  });
  const begun = await Promise.all(Array.from({ length: 20 }, () => post('exportOrderList', filter)));
  const { jobId } = begun.find(({ code }) => code === 0)!.body;
  const jobOf = async (token: string) => (await mall.ask(`/api/common/GetActionJob?jobid=${jobId}`, { token })).answer;
  expect((await jobOf(stranger.token)).reason).toBe('ACTION_JOB_NOT_FOUND');
  let job: ActionJob;
  const progress = new Set<number>();
  do {
    job = (await jobOf(buyer.token)).body;
    progress.add(job.progress);
  } while (job.state === 'waiting' || job.state === 'running');
  expect(job).toMatchObject({
    kind: 'order-list',
    state: 'done',
    progress: 100,
    fileName: expect.stringMatching(/^订单明细-\d{8}\.xlsx$/),
  });
  const file = await fetch(mall.address + job.url, { headers: { token: buyer.token } });
  const book = read(Buffer.from(await file.arrayBuffer()));
  const [headers, ...rows] = utils.sheet_to_json<string[]>(book.Sheets[book.SheetNames[0]!]!, { header: 1 });
  expect(headers).toEqual(expect.arrayContaining(['订单号', '贵司物料号', '型号', '应付（元）', '已签收']));
  expect(rows).toHaveLength(found!.items);
  expect(new Set(rows.map(([number, ...rest]) => `${number} ${rest.join('|')}`)).size).toBe(found!.items);
  expect(rows.flat()).toContain(`'=WL-0`);
  expect((await fetch(mall.address + job.url, { headers: { token: stranger.token } })).status).toBe(404);
  expect((await post('exportOrderList', { keyword: '没有这样的' })).reason).toBe('ORDER_EXPORT_EMPTY');
  expect((await post('exportOrderList', {}, stranger)).reason).toBe('ORDER_EXPORT_EMPTY');
  await expect(requireExportable(db, { customerId: buyer.kp.customerId }, 2000)).rejects.toMatchObject({
    reason: 'ORDER_EXPORT_TOO_LARGE',
    details: { itemCount: 2100, mostItems: 2000 },
  });
}, 180_000);
