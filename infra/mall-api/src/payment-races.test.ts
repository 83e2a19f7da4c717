import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { yuan } from '@mall/domain/money';
import { balanceService } from './modules/account/balance.service.ts';
import { creditService } from './modules/credit/credit.service.ts';
import { refundService } from './modules/payment/refund.service.ts';
import { aCashier } from './testing/a-cashier.ts';
import { aRichBuyer, testingPaymentPassword } from './testing/a-rich-buyer.ts';
import { type AServedMall, aServedMall } from './testing/a-served-mall.ts';
import { aSku } from './testing/a-sku.ts';
import { ledgerFaults } from './testing/ledgers.ts';
import { moneyFaults } from './testing/money-faults.ts';
import { testingDatabase } from './testing/testing-database.ts';
import { untilBlocked } from './testing/until-blocked.ts';

// Two processes of the API on one database: the writes of one person stand in line within a process only.
const db = await testingDatabase();
const secret = 'both processes know it';
const cashier = aCashier(db, secret);
const rounds = 4;
let malls: [AServedMall, AServedMall];
let sku = '';
beforeAll(async () => {
  sku = (await aSku(db, { listPrice: yuan(10), stock: { 1: 100_000 } })).skuNumber;
  const env = { MALL_CASHIER_SECRET: secret };
  malls = await Promise.all([aServedMall(db.url, env), aServedMall(db.url, env)]);
});
afterAll(() => {
  for (const mall of malls ?? []) mall.end();
});

type Buyer = Awaited<ReturnType<typeof aRichBuyer>>;
/** Insists with the same key while a busy machine has no time, as a browser does. */
const ask = async (mall: AServedMall, { token }: Buyer, path: string, payload: object) => {
  const key = randomUUID();
  let told = await mall.ask(path, { payload, token, key });
  while (told.status === 503 || told.status === 429) told = await mall.ask(path, { payload, token, key });
  return told.answer as { code: number; reason?: string; body: { chargeId: string; amountFen: number; payUrl: string; charge: never } };
};
const done = ({ code, reason }: { code: number; reason?: string }) => (code === 0 ? 'done' : reason);
const chargeOf = async (buyer: Buyer, orderId: string, provider: string) =>
  (await ask(malls[0], buyer, '/api/unionPay/create/v2/charge', { orderId, provider })).body;
const order = async (orderId: string) => {
  const [row] = await db.sql<{ status: string; paid: number }[]>`
    select status, (select count(*)::int from payment p where p.order_id = o.id) as paid from sales_order o where id = ${orderId}`;
  return row!;
};
/** Everything told to the providers, everything adds up. */
const settled = async () => {
  expect((await refundService(db).send(cashier.providers)).failures).toEqual([]);
  expect([await moneyFaults(db), await ledgerFaults(db)]).toEqual([[], []]);
};
const wealth = (buyer: Buyer) =>
  Promise.all([balanceService(db).state(buyer.kp.customerId), creditService(db).state(buyer.kp.customerId)]).then(([balance, credit]) => [
    balance.amount,
    credit.used,
  ]);

test('paid in four ways at once: one pays, what the others took goes back', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const buyer = await aRichBuyer(db, { balance: yuan(100), limit: yuan(100) });
    const { orderId } = await buyer.orders(sku, 10);
    const union = await chargeOf(buyer, orderId, 'unionPay');
    const wechat = await chargeOf(buyer, orderId, 'wechatPay');
    const tell = await cashier.take(union);
    await Promise.all([
      cashier.send(malls[round % 2]!, tell()),
      cashier.press(malls[(round + 1) % 2]!, wechat),
      ask(malls[0], buyer, '/api/order/PayByBalance', { orderId }),
      ask(malls[1], buyer, '/api/order/PayByUseCreditBalance', { orderId }),
    ]);
    expect(await order(orderId)).toEqual({ status: 'pendingShipment', paid: 1 });
    // Told again: nothing changes.
    expect(['repeated', 'late']).toContain(await cashier.send(malls[1], tell()));
  }
  await settled();
}, 240_000);

test('a callback against the cancelling: either the order is paid and refunded, or it never was; the money is back', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const buyer = await aRichBuyer(db, {});
    const { orderId } = await buyer.orders(sku, 10);
    const charge = await chargeOf(buyer, orderId, 'unionPay');
    const tell = await cashier.take(charge);
    const [outcome, cancelled] = await Promise.all([
      cashier.send(malls[0], tell()),
      ask(malls[1], buyer, '/api/order/CancelOrder', { orderId, reason: '不要了' }),
    ]);
    expect([['applied', 'late'].includes(outcome), done(cancelled)]).toEqual([true, 'done']);
    expect((await order(orderId)).status).toBe('cancelled');
    const replay = tell();
    expect(['repeated', 'outOfOrder', 'late']).toContain(await cashier.send(malls[0], replay));
    expect(await cashier.send(malls[1], replay)).toBe('replay');
    const back = await db.sql`select amount from payment_refund where order_id = ${orderId}`;
    expect(back).toEqual([{ amount: yuan(100) }]);
  }
  await settled();
}, 240_000);

test('a supplement half paid, its cancelling and its callback at once: nothing is left behind', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const buyer = await aRichBuyer(db, { balance: yuan(7), limit: yuan(60) });
    const { orderId } = await buyer.orders(sku, 10);
    const request = { orderId, creditFen: yuan(60), method: 'unionPay' };
    const held = await ask(malls[0], buyer, '/api/order/PayByUseCreditSupplyBalance', request);
    expect([done(held), await wealth(buyer)]).toEqual(['done', [yuan(7), yuan(60)]]);
    const tell = await cashier.take(held.body.charge);
    await Promise.all([
      cashier.send(malls[0], tell()),
      ask(malls[1], buyer, '/api/order/CancelOrder', { orderId, reason: '不要了' }),
      ask(malls[0], buyer, '/api/order/PayByUseCreditSupplyBalance', request),
    ]);
    expect([(await order(orderId)).status, await wealth(buyer)]).toEqual(['cancelled', [yuan(7), 0]]);
  }
  await settled();
}, 240_000);

test('a company pays with its password, shares an order and cancels others at once: nobody waits in a circle', async () => {
  const buyer = await aRichBuyer(db, { balance: yuan(10_000), limit: yuan(100), isFree: false });
  const password = testingPaymentPassword;
  for (let round = 0; round < rounds; round += 1) {
    const orders: string[] = [];
    for (let i = 0; i < 4; i += 1) orders.push((await buyer.orders(sku, 15)).orderId);
    const [first, second, third, fourth] = orders as [string, string, string, string];
    const share = (mall: AServedMall, orderId: string) =>
      ask(mall, buyer, '/api/order/PayByUseCreditSupplyBalancePassword', { orderId, creditFen: yuan(100), method: 'balance', password });
    const payBalance = (mall: AServedMall, orderId: string) => ask(mall, buyer, '/api/order/PayByBalanceByPassword', { orderId, password });
    const cancel = (mall: AServedMall, orderId: string) => ask(mall, buyer, '/api/order/CancelOrder', { orderId, reason: '不要了' });
    expect(done(await share(malls[0], first))).toBe('done');
    expect(done(await payBalance(malls[1], second))).toBe('done');
    const answers = await Promise.all([
      cancel(malls[0], first),
      cancel(malls[0], second),
      share(malls[1], third),
      payBalance(malls[1], fourth),
      cancel(malls[0], fourth),
    ]);
    const outcomes = answers.map(done);
    expect(outcomes.slice(0, 2)).toEqual(['done', 'done']);
    // The limit may be free already, or not yet; the fourth is paid before it is cancelled, or not at all.
    expect(['done', 'SUPPLEMENT_NOT_POSSIBLE']).toContain(outcomes[2]);
    expect(['done', 'ORDER_NOT_PAYABLE']).toContain(outcomes[3]);
    expect(outcomes[4]).toBe('done');
    await cancel(malls[1], third);
  }
  expect(await wealth(buyer)).toEqual([yuan(10_000), 0]);
  await settled();
}, 240_000);

test('who pays with a password waits for the order first, and holds nothing of the company meanwhile', async () => {
  const buyer = await aRichBuyer(db, { balance: yuan(200), limit: yuan(60), isFree: false });
  const request = { creditFen: yuan(60), method: 'balance', password: testingPaymentPassword };
  for (const path of ['/api/order/PayByBalanceByPassword', '/api/order/PayByUseCreditSupplyBalancePassword']) {
    const { orderId } = await buyer.orders(sku, 10);
    let paying: ReturnType<typeof ask> | undefined;
    await db.transaction(async (tx) => {
      await tx.sql`select from sales_order where id = ${orderId} for update`;
      paying = ask(malls[0], buyer, path, path.includes('Supply') ? { orderId, ...request } : { orderId, password: request.password });
      await untilBlocked(db);
      const { customerId } = buyer.kp;
      await db.transaction(({ sql }) => sql`select from customer_balance where customer_id = ${customerId} for update nowait`);
    });
    expect(done(await paying!)).toBe('done');
  }
  await settled();
}, 240_000);

test('refunded twice: cancelled at both processes, sent by both, the money goes back once', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const buyer = await aRichBuyer(db, {});
    const { orderId } = await buyer.orders(sku, 10);
    const charge = await chargeOf(buyer, orderId, 'wechatPay');
    while ((await order(orderId)).paid === 0) await cashier.press(malls[0], charge);
    const cancel = (mall: AServedMall) => ask(mall, buyer, '/api/order/CancelOrder', { orderId, reason: '不要了' });
    const outcomes = (await Promise.all([cancel(malls[0]), cancel(malls[1]), cancel(malls[0])])).map(done);
    expect(outcomes.sort()).toEqual(['ORDER_NOT_CANCELLABLE', 'ORDER_NOT_CANCELLABLE', 'done']);
    const send = () => refundService(db).send(cashier.providers);
    const sent = await Promise.all([send(), send(), send()]);
    expect(sent.reduce((sum, one) => sum + one.sent, 0)).toBe(1);
    expect(
      await db.sql`select amount from cashier_statement where kind = 'refund' and transaction_id =
      (select reference from payment where order_id = ${orderId})`,
    ).toEqual([{ amount: yuan(100) }]);
  }
  await settled();
}, 240_000);
