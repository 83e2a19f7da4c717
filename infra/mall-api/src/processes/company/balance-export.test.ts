import { read, utils } from '@e965/xlsx';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { ActionJob } from '@mall/api-contract/download';
import { yuan } from '@mall/domain/money';
import { balanceService } from '../../modules/account/balance.service.ts';
import { aColleague } from '../../testing/a-colleague.ts';
import { aRichBuyer } from '../../testing/a-rich-buyer.ts';
import { type AServedMall, aServedMall } from '../../testing/a-served-mall.ts';
import { aSku } from '../../testing/a-sku.ts';
import { testingDatabase } from '../../testing/testing-database.ts';
import { requireExportableRecords } from './balance-export.ts';

const db = await testingDatabase();
let mall: AServedMall;
beforeAll(async () => {
  mall = await aServedMall(db.url);
});
afterAll(() => mall.end());

const post = async (path: string, payload: object, token: string) => {
  let told = await mall.ask(`/api/${path}`, { payload, token });
  while (told.status === 503 || told.status === 429) told = await mall.ask(`/api/${path}`, { payload, token });
  return told.answer;
};
const workbook = async (filter: object, token: string) => {
  const { jobId } = (await post('customer/ExportCustomerBalanceRecords', filter, token)).body;
  let job: ActionJob;
  do job = (await mall.ask(`/api/common/GetActionJob?jobid=${jobId}`, { token })).answer.body;
  while (job.state === 'waiting' || job.state === 'running');
  const file = await fetch(mall.address + job.url, { headers: { token } });
  const book = read(Buffer.from(await file.arrayBuffer()));
  return { job, rows: utils.sheet_to_json<(string | number)[]>(book.Sheets[book.SheetNames[0]!]!, { header: 1 }) };
};

test('prepaid money becomes a workbook by its filter, each movement once; what came back names its order (rules account 46, 50)', async () => {
  const { skuNumber } = await aSku(db, { listPrice: yuan(10), stock: { 1: 100 } });
  const buyer = await aRichBuyer(db, { balance: yuan(400) });
  const stranger = await aRichBuyer(db, { balance: yuan(5) });
  const { orderId } = await buyer.orders(skuNumber, 3);
  expect((await post('order/PayByBalance', { orderId }, buyer.token)).code).toBe(0);
  expect((await post('order/CancelOrder', { orderId, reason: '不要了' }, buyer.token)).code).toBe(0);
  const [order] = await db.sql<{ orderNumber: string }[]>`select order_number from sales_order where id = ${orderId}`;
  const { orderNumber } = order!;
  const ofOrder = { keyword: orderNumber };
  expect((await post('customer/GetCustomerBalanceRecords', ofOrder, buyer.token)).body).toMatchObject({
    total: 2,
    items: [
      { kind: 'refund', orderNumber },
      { kind: 'payment', orderNumber },
    ],
  });
  const found = await workbook(ofOrder, buyer.token);
  expect(found.job).toMatchObject({ kind: 'balance-records', state: 'done', fileName: expect.stringMatching(/^预付款明细-\d{8}\.xlsx$/) });
  expect(found.rows[0]).toEqual(['时间', '类型', '订单号', '账单号', '金额（元）', '余额（元）']);
  const paid = found.rows[2]![4] as number;
  expect(found.rows.slice(1).map((row) => row.slice(1))).toEqual([
    ['退回', orderNumber, undefined, -paid, 400],
    ['支付', orderNumber, undefined, paid, 400 + paid],
  ]);

  // More than a batch, and each once.
  for (let at = 0; at < 1100; at += 1) await balanceService(db).putIn(buyer.kp.customerId, at + 1, 'deposit', `many ${at}`);
  const { rows } = await workbook({ kind: 'deposit' }, buyer.token);
  expect(rows.slice(1).map((row) => row[4])).toEqual([...Array.from({ length: 1100 }, (_, at) => (1100 - at) / 100), 400]);

  const refused = async (filter: object, token: string) => (await post('customer/ExportCustomerBalanceRecords', filter, token)).reason;
  expect(await refused({ from: '2099-01-01' }, buyer.token)).toBe('BALANCE_EXPORT_EMPTY');
  expect(await refused(ofOrder, stranger.token)).toBe('BALANCE_EXPORT_EMPTY');
  const blind = await aColleague(db, buyer.kp);
  await db.sql`update kp set rights = '{order}' where id = ${blind.kp.kpId}`;
  expect(await refused({}, blind.token)).toBe('RIGHT_TO_SEE_PRICES_MISSING');
  await expect(requireExportableRecords(db, buyer.kp.customerId, {}, 1000)).rejects.toMatchObject({
    reason: 'BALANCE_EXPORT_TOO_LARGE',
    details: { recordCount: 1103, mostRecords: 1000 },
  });
}, 180_000);
