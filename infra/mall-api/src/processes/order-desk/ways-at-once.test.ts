import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { yuan } from '@mall/domain/money';
import { aColleague } from '../../testing/a-colleague.ts';
import { aMall } from '../../testing/a-mall.ts';
import { aRichBuyer } from '../../testing/a-rich-buyer.ts';
import { aSku } from '../../testing/a-sku.ts';
import { httpAsker, insisting } from '../../testing/http-asker.ts';
import { ledgerFaults } from '../../testing/ledgers.ts';
import { moneyFaults } from '../../testing/money-faults.ts';
import { testingDatabase } from '../../testing/testing-database.ts';

const db = await testingDatabase();
const app = await aMall(db);
const mall = await httpAsker(app);
afterAll(() => app.close());
let sku = '';
beforeAll(async () => {
  sku = (await aSku(db, { listPrice: yuan(10), stock: { 1: 10_000 } })).skuNumber;
});

/** An order of ¥100, and fifty people of its company: the calls of one person stand in line, those of fifty don't. */
async function anOrder(wealth: Parameters<typeof aRichBuyer>[1]) {
  const buyer = await aRichBuyer(db, wealth);
  const { orderId } = await buyer.orders(sku, 10);
  const people = (await Promise.all(Array.from({ length: 50 }, () => aColleague(db, buyer.kp)))).map(({ token }) => token);
  const all = (ask: (token: string, at: number) => ReturnType<typeof mall.post>) =>
    Promise.all(people.map((token, at) => insisting(() => ask(token, at))));
  return { orderId, all };
}
const standing = async (orderId: string) => {
  const [row] = await db.sql<
    { status: string; isPersonalAdvance: boolean }[]
  >`select status, is_personal_advance from sales_order where id = ${orderId}`;
  const paid = await db.sql<
    { method: string; amount: number }[]
  >`select method, amount from payment where order_id = ${orderId} order by id`;
  return { ...row!, paid: paid.map(({ method, amount }) => `${method} ${amount}`) };
};
const nothingIsWrong = async () => expect([await moneyFaults(db), await ledgerFaults(db)]).toEqual([[], []]);

test('fifty supplements of one order at once, in three ways: the credit is drawn once, and one way pays the rest (rules payment 27, 33)', async () => {
  const { orderId, all } = await anOrder({ balance: yuan(100), limit: yuan(60) });
  const answers = await all((token, at) =>
    mall.post(
      '/api/order/PayByUseCreditSupplyBalance',
      { orderId, creditFen: yuan(60), method: ['balance', 'unionPay', 'wechatPay'][at % 3] },
      token,
    ),
  );
  // Whoever comes first holds the credit; the rest may be paid by any of the three, and the first who takes from the balance ends it.
  expect(await standing(orderId)).toMatchObject({ status: 'pendingShipment', paid: ['credit 6000', 'balance 4000'] });
  expect(answers.filter(({ body }) => body?.isPaid).length).toBeGreaterThan(0);
  for (const { code, reason } of answers)
    if (code !== 0) expect(['PAYMENT_ALREADY_PAID', 'ORDER_NOT_PAYABLE', 'SUPPLEMENT_NOT_POSSIBLE', 'CREDIT_CHANGED']).toContain(reason);
  expect(await db.sql`select id from payment_charge where order_id = ${orderId} and status = 'open'`).toHaveLength(0);
  await nothingIsWrong();
});

test('out of one’s own pocket and out of the company’s balance at once: one of the two, never both (rule payment 37)', async () => {
  const { orderId, all } = await anOrder({ balance: yuan(1000) });
  const answers = await all((token, at) =>
    at % 2
      ? mall.post('/api/checkout/EditPersonalAdvancePayment', { orderId, isPersonalAdvance: true }, token)
      : mall.post('/api/order/PayByBalance', { orderId }, token),
  );
  const { status, isPersonalAdvance, paid } = await standing(orderId);
  expect([status, paid]).toEqual(isPersonalAdvance ? ['pendingPayment', []] : ['pendingShipment', ['balance 10000']]);
  expect(answers.filter(({ code }, at) => code === 0 && at % 2 === 0)).toHaveLength(isPersonalAdvance ? 0 : 1);
  await nothingIsWrong();
});
