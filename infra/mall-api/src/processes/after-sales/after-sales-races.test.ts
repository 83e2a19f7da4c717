import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { yuan } from '@mall/domain/money';
import { orderService } from '../../modules/order/order.service.ts';
import { type ADeliveredOrder, aDeliveredOrder } from '../../testing/a-delivered-order.ts';
import { aRichBuyer } from '../../testing/a-rich-buyer.ts';
import { type AServedMall, aServedMall } from '../../testing/a-served-mall.ts';
import { aSku } from '../../testing/a-sku.ts';
import { anOperator } from '../../testing/an-operator.ts';
import { ledgerFaults } from '../../testing/ledgers.ts';
import { testingDatabase } from '../../testing/testing-database.ts';
import { untilBlocked } from '../../testing/until-blocked.ts';
import { payOrderService, shipOrder } from '../order-desk/index.ts';

// Two processes of the API on one database: the writes of one person stand in line within a process only.
const db = await testingDatabase();
let malls: AServedMall[] = [];
let skuNumber = '';
let buyer: Awaited<ReturnType<typeof aRichBuyer>>;
let staff: string;
beforeAll(async () => {
  ({ skuNumber } = await aSku(db, { listPrice: yuan(10), stock: { 1: 100_000 } }));
  buyer = await aRichBuyer(db, { balance: yuan(10_000) });
  staff = (await anOperator(db, ['administrator'])).token;
  malls = await Promise.all([aServedMall(db.url), aServedMall(db.url)]);
});
afterAll(() => {
  for (const mall of malls) mall.end();
});

interface Answer {
  code: number;
  reason?: string;
  body: { id: string; statusName: string };
}
/** Insists with the same key while a busy machine has no time, as a browser does. */
const ask = async (mall: AServedMall, path: string, payload: object | undefined, token = buyer.token): Promise<Answer> => {
  const key = randomUUID();
  let told = await mall.ask(`/api/${path}`, { payload, token, key });
  while (told.status === 503 || told.status === 429) told = await mall.ask(`/api/${path}`, { payload, token, key });
  return told.answer;
};
const done = ({ code, reason }: Answer) => (code === 0 ? 'done' : reason!);
const request = (
  mall: AServedMall,
  { orderId, items }: Pick<ADeliveredOrder, 'orderId' | 'items'>,
  quantity: number,
  kind = 'refundOnly',
) =>
  ask(mall, 'order/CreateAfterSalesRequest', {
    ...{ orderId, kind, reason: 'defect', description: '', proofs: [] },
    lines: [{ orderItemId: items[0]!.id, quantity }],
  });
const desk = (mall: AServedMall, call: string, payload: object) => ask(mall, `staff/${call}AfterSales`, payload, staff);
const balance = async () =>
  (await db.sql`select amount from customer_balance where customer_id = ${buyer.kp.customerId}`)[0]!.amount as number;
const aCase = async (kind = 'refundOnly') => {
  const order = await aDeliveredOrder(db, buyer, skuNumber, 3);
  const { body } = await request(malls[0]!, order, 3, kind);
  return { order, id: body.id };
};
const counted = (answers: string[]) =>
  Object.fromEntries([...new Set(answers)].sort().map((one) => [one, answers.filter((other) => other === one).length]));

test('of many who ask for one line at once nobody gets a piece that another has', async () => {
  const order = await aDeliveredOrder(db, buyer, skuNumber, 7);
  const answers = await Promise.all(Array.from({ length: 8 }, (_, at) => request(malls[at % 2]!, order, 2)));
  expect(counted(answers.map(done))).toEqual({ AFTER_SALES_TOO_MANY: 5, done: 3 });
  const [row] = await db.sql`select sum(l.quantity)::int as held from after_sales_line l where order_item_id = ${order.items[0]!.id}`;
  expect(row).toEqual({ held: 6 });
});

test('cancelled while it is approved, and while it is sent in: one wins, the other reads why not', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { id } = await aCase('returnRefund');
    const [cancelled, approved] = await Promise.all([
      ask(malls[round % 2]!, 'order/CancelAfterSalesRequest', { id }),
      desk(malls[(round + 1) % 2]!, 'Approve', { id }),
    ]);
    // Approved first, a request is no request any more; cancelled first, there is nothing to approve.
    expect([done(cancelled), done(approved)].sort()).toEqual(['AFTER_SALES_STEP_REFUSED', 'done']);
    if (done(approved) !== 'done') continue;
    const number = `order/AfterSalesWorkflow/${id}/customerReturnexpressNo?customerReturnexpressNos=SF12345678`;
    const [sentIn, late] = await Promise.all([ask(malls[0]!, number, {}), ask(malls[1]!, `order/CancelAfterSales/${id}`, undefined)]);
    expect([done(sentIn), done(late)].sort()).toEqual(['AFTER_SALES_STEP_REFUSED', 'done']);
  }
});

test('refunded ten times at once, and given back or sent besides: one thing happens, once', async () => {
  const { id } = await aCase();
  await desk(malls[0]!, 'Approve', { id });
  const before = await balance();
  const refunds = await Promise.all(Array.from({ length: 10 }, (_, at) => desk(malls[at % 2]!, 'Refund', { id })));
  expect(counted(refunds.map(done))).toEqual({ AFTER_SALES_STEP_REFUSED: 9, done: 1 });
  expect((await balance()) - before).toBe(yuan(30));

  const exchange = await aCase('exchange');
  await desk(malls[0]!, 'Approve', { id: exchange.id });
  await desk(malls[0]!, 'Receive', { id: exchange.id });
  const ends = await Promise.all([
    desk(malls[0]!, 'Refund', { id: exchange.id }),
    desk(malls[1]!, 'Send', { id: exchange.id, trackingNumber: 'SF1' }),
    desk(malls[1]!, 'GiveUp', { id: exchange.id, why: '不是我们的', trackingNumber: 'SF2' }),
  ]);
  expect(counted(ends.map(done))).toEqual({ AFTER_SALES_STEP_REFUSED: 2, done: 1 });
  expect(await ledgerFaults(db)).toEqual([]);
});

test('killed while it refunds: nothing happened, and asked again with the same key it happens once', async () => {
  const { order, id } = await aCase();
  await desk(malls[0]!, 'Approve', { id });
  const before = await balance();
  const victim = await aServedMall(db.url);
  const key = randomUUID();
  const refund = (mall: AServedMall) => mall.ask('/api/staff/RefundAfterSales', { payload: { id }, token: staff, key });
  // Another holds what the refund has to lock last, the balance: it is killed in the middle, with the case moved and the stock counted.
  await db.transaction(async (tx) => {
    await tx.sql`select from customer_balance where customer_id = ${buyer.kp.customerId} for update`;
    const cut = refund(victim).catch(() => 'cut off');
    await untilBlocked(db);
    victim.end();
    expect(await cut).toBe('cut off');
  });
  let told = await refund(malls[1]!);
  while (told.status === 503) told = await refund(malls[1]!);
  expect(told.answer).toMatchObject({ code: 0, body: { statusName: '已完成' } });
  expect((await refund(malls[0]!)).answer).toMatchObject({ code: 0, body: { statusName: '已完成' } });
  expect((await balance()) - before).toBe(yuan(30));
  expect(await db.sql`select amount from payment_refund where order_id = ${order.orderId}`).toEqual([{ amount: yuan(30) }]);
  expect(await ledgerFaults(db)).toEqual([]);
});

test('signed for while it is asked for: only what was signed for is in a case', async () => {
  const { orderId } = await buyer.orders(skuNumber, 4);
  await payOrderService(db).payByBalance(buyer.kp, orderId);
  const [item] = await orderService(db).items(orderId);
  const parcels = [await shipOrder(db, orderId, { parts: [{ lineId: item!.id, quantity: 2 }] }), await shipOrder(db, orderId, {})];
  const acts = parcels.flatMap(({ id }, at) => [
    ask(malls[at]!, 'order/SignDeliveryPackage', { packageId: id }),
    ...[0, 1].map((mall) => request(malls[mall]!, { orderId, items: [item!] }, 2)),
  ]);
  const answers = (await Promise.all(acts)).map(done);
  for (const answer of answers) expect(['done', 'AFTER_SALES_NOT_DELIVERED', 'AFTER_SALES_TOO_MANY']).toContain(answer);
  expect(await ledgerFaults(db)).toEqual([]);
});
