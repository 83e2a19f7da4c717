import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { yuan } from '@mall/domain/money';
import { openDatabase } from '../../database/database.ts';
import { creditBillService } from '../../modules/credit-bill/credit-bill.service.ts';
import { aDeliveredOrder } from '../../testing/a-delivered-order.ts';
import { aRichBuyer } from '../../testing/a-rich-buyer.ts';
import { type AServedMall, aServedMall } from '../../testing/a-served-mall.ts';
import { aSku } from '../../testing/a-sku.ts';
import { anOperator } from '../../testing/an-operator.ts';
import { closingDay } from '../../testing/closing-day.ts';
import { ledgerFaults } from '../../testing/ledgers.ts';
import { testingDatabase } from '../../testing/testing-database.ts';
import { untilBlocked } from '../../testing/until-blocked.ts';
import { billMoves } from './bill-moves.ts';
import { closeBill, closeBills } from './close-bills.ts';

const db = await testingDatabase();
// Another process on the same database: nothing of the first is in its memory.
const other = openDatabase(db.url);
let malls: AServedMall[] = [];
let skuNumber = '';
let staff = '';
beforeAll(async () => {
  ({ skuNumber } = await aSku(db, { listPrice: yuan(10), stock: { 1: 100_000 } }));
  staff = (await anOperator(db, ['administrator'])).token;
  malls = await Promise.all([aServedMall(db.url), aServedMall(db.url)]);
});
afterAll(async () => {
  for (const mall of malls) mall.end();
  await other.close();
});

type Buyer = Awaited<ReturnType<typeof aRichBuyer>>;
interface Answer {
  code: number;
  reason?: string;
  body: { id: string };
}
/** Insists with the same key while a busy machine has no time, as a browser does. */
const ask = async (at: number, path: string, payload: object, token: string): Promise<Answer> => {
  const key = randomUUID();
  const send = () => malls[at % 2]!.ask(`/api/${path}`, { payload, token, key });
  let told = await send();
  while (told.status === 503 || told.status === 429) told = await send();
  return told.answer;
};
const now = () => new Date().toISOString();
const billOf = async (buyer: Buyer, months = 0) => (await closeBill(db, buyer.kp.customerId, closingDay(months), now()))!;
const balanceOf = async (buyer: Buyer) =>
  (await db.sql<{ amount: number }[]>`select amount from customer_balance where customer_id = ${buyer.kp.customerId}`)[0]!.amount;

test('a bill that ten pay in full at once, by two processes, is paid once', async () => {
  const buyer = await aRichBuyer(db, { balance: yuan(10_000), limit: yuan(1000) });
  await aDeliveredOrder(db, buyer, skuNumber, 20, 'credit');
  const id = await billOf(buyer);
  await billMoves(db).confirm(buyer.kp, id);
  const { amount } = await creditBillService(db).read(id);
  const before = await balanceOf(buyer);
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, at) => ask(at, 'customerCredit/PayCreditBillByBalance', { id, amountFen: amount }, buyer.token)),
  );
  expect(answers.map(({ code, reason }) => (code === 0 ? 'paid' : reason)).sort()).toEqual([
    ...Array(9).fill('CREDIT_BILL_NOT_PAYABLE'),
    'paid',
  ]);
  expect(before - (await balanceOf(buyer))).toBe(amount);
  expect(await ledgerFaults(db)).toEqual([]);
});

test('confirmed while it is disputed, and settled twice at once: one wins', async () => {
  for (let round = 0; round < 4; round += 1) {
    const buyer = await aRichBuyer(db, { limit: yuan(1000) });
    await aDeliveredOrder(db, buyer, skuNumber, 2, 'credit');
    const id = await billOf(buyer);
    const [item] = await creditBillService(db).items(id);
    const lines = [{ itemId: item!.id, reason: '数量不符' }];
    const [confirmed, disputed] = await Promise.all([
      ask(round, `customerCredit/ConfirmCreditBill/${id}`, {}, buyer.token),
      ask(round + 1, 'customerCredit/SubmitDissentient', { id, lines }, buyer.token),
    ]);
    expect([confirmed.code === 0, disputed.code === 0].filter(Boolean)).toHaveLength(1);
    if (disputed.code !== 0) continue;
    const adjust = { itemId: item!.id, amountFen: 100, why: '按签收数量' };
    const settled = await Promise.all([
      ask(0, 'staff/AdjustBillItem', adjust, staff),
      ask(1, 'staff/UpholdBillItem', { itemId: item!.id, why: '无误' }, staff),
      ask(1, 'staff/AdjustBillItem', adjust, staff),
    ]);
    expect(settled.map(({ code, reason }) => (code === 0 ? 'settled' : reason)).sort()).toEqual([
      ...['CREDIT_BILL_DISPUTE_SETTLED', 'CREDIT_BILL_DISPUTE_SETTLED', 'settled'],
    ]);
  }
  expect(await ledgerFaults(db)).toEqual([]);
});

test('fifty orders, payments, returns and closings at once never use more than the limit, and nobody waits in a circle (rule credit-bill 28)', async () => {
  const buyer = await aRichBuyer(db, { balance: yuan(2000), limit: yuan(900) });
  const { token } = buyer;
  const delivered = [];
  for (let index = 0; index < 5; index += 1) delivered.push(await aDeliveredOrder(db, buyer, skuNumber, 6, 'credit'));
  const first = await billOf(buyer);
  await billMoves(db).confirm(buyer.kp, first);
  const more = await aDeliveredOrder(db, buyer, skuNumber, 6, 'credit');
  const cases: string[] = [];
  for (const [at, { orderId, items }] of [...delivered, more].entries()) {
    const asked = {
      orderId,
      kind: 'refundOnly',
      reason: 'missing',
      description: '',
      proofs: [],
      lines: [{ orderItemId: items[0]!.id, quantity: 2 }],
    };
    const { body } = await ask(at, 'order/CreateAfterSalesRequest', asked, token);
    await ask(at, 'staff/ApproveAfterSales', { id: body.id }, staff);
    cases.push(body.id);
  }
  const orders: string[] = [];
  for (let index = 0; index < 20; index += 1) orders.push((await buyer.orders(skuNumber, 4 + (index % 3))).orderId);

  const above: number[] = [];
  let isRunning = true;
  const watched = (async () => {
    while (isRunning) {
      const [row] = await db.sql<{ used: number }[]>`select
        ((select coalesce(sum(amount - released - billed), 0) from credit_use where customer_id = ${buyer.kp.customerId})
          + (select coalesce(sum(amount - paid), 0) from credit_bill where customer_id = ${buyer.kp.customerId}))::bigint as used`;
      if (row!.used > yuan(900)) above.push(row!.used);
    }
  })();
  const all = await Promise.allSettled([
    ...orders.map((orderId, at) => ask(at, 'order/PayByUseCreditBalance', { orderId }, token)),
    ...Array.from({ length: 14 }, (_, at) =>
      ask(at, 'customerCredit/PayCreditBillByBalance', { id: first, amountFen: yuan(3) + at }, token),
    ),
    ...cases.flatMap((id, at) => [ask(at, 'staff/RefundAfterSales', { id }, staff), ask(at + 1, 'staff/RefundAfterSales', { id }, staff)]),
    ...[1, 1, 2, 2].map((months, at) => closeBills(at % 2 ? other : db, closingDay(months))),
  ]);
  isRunning = false;
  await watched;
  const failures = all.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
  const closings = all.slice(-4).flatMap((one) => (one.status === 'fulfilled' ? (one.value as { failures: unknown[] }).failures : []));
  expect([failures, closings, above]).toEqual([[], [], []]);
  const reasons = all.slice(0, -4).map((one) => (one.status === 'fulfilled' ? ((one.value as Answer).reason ?? 'done') : 'rejected'));
  // Some had no limit left, each case was refunded once, nothing failed for any other reason.
  expect(reasons.slice(34).filter((reason) => reason === 'done')).toHaveLength(6);
  expect(new Set(reasons.slice(0, 20))).toEqual(new Set(['done', 'CREDIT_LIMIT_EXCEEDED']));
  expect([...new Set(reasons)].filter((reason) => !['done', 'CREDIT_LIMIT_EXCEEDED', 'AFTER_SALES_STEP_REFUSED'].includes(reason))).toEqual(
    [],
  );
  expect(await ledgerFaults(db)).toEqual([]);
}, 180_000);

test('a process that is killed while it closes has closed nothing; the next one does all of it, once (rule credit-bill 2)', async () => {
  const buyer = await aRichBuyer(db, { limit: yuan(1000) });
  const order = await aDeliveredOrder(db, buyer, skuNumber, 3, 'credit');
  const day = closingDay(3);
  const folder = join(import.meta.dirname, '../..');
  const program = `
    const { openDatabase } = await import(${JSON.stringify(join(folder, 'database/database.ts'))});
    const { closeBill } = await import(${JSON.stringify(join(folder, 'processes/credit-billing/close-bills.ts'))});
    await closeBill(openDatabase(${JSON.stringify(db.url)}), ${buyer.kp.customerId}, ${JSON.stringify(day)}, new Date().toISOString());`;
  const bills = () => db.sql`select id from credit_bill where customer_id = ${buyer.kp.customerId}`;
  // Its invoices and the period stand in the transaction already: the last thing it needs is the account.
  // Not by a serving connection: those lose a transaction that does nothing for as long as a process may take to begin.
  await other.transaction(async (tx) => {
    await tx.sql`select from credit_account where customer_id = ${buyer.kp.customerId} for update`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: 'inherit' });
    const ended = once(child, 'exit');
    await untilBlocked(db);
    child.kill('SIGKILL');
    await ended;
  });
  expect(await bills()).toHaveLength(0);
  const made = await Promise.all([closeBill(db, buyer.kp.customerId, day, now()), closeBill(other, buyer.kp.customerId, day, now())]);
  expect(made.filter(Boolean)).toHaveLength(1);
  const [use] = await db.sql`select billed, amount from credit_use where order_id = ${order.orderId}`;
  expect(use!.billed).toBe(use!.amount);
  expect(await bills()).toHaveLength(1);
  expect(await ledgerFaults(db)).toEqual([]);
});
