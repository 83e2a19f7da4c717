import { afterAll, expect, test } from '@jest/globals';
import { yuan } from '@mall/domain/money';
import { balanceService } from './modules/account/balance.service.ts';
import { cancelOrderService } from './processes/order-desk/index.ts';
import { aBuyer } from './testing/a-buyer.ts';
import { type AReceiver, aReceiver } from './testing/a-receiver.ts';
import { aServedMall } from './testing/a-served-mall.ts';
import { aShopper } from './testing/a-shopper.ts';
import { aSku } from './testing/a-sku.ts';
import { testingDatabase } from './testing/testing-database.ts';
import { webhookCommand } from './webhook-command.ts';

const db = await testingDatabase();
const env = { DATABASE_URL: db.url, MALL_KEY: 'the key of a test', MALL_WEBHOOK_NETWORKS: '127.0.0.0/8' };
const ends: (() => unknown)[] = [];
afterAll(async () => {
  for (const end of ends.reverse()) await end();
});

const { skuNumber } = await aSku(db, { listPrice: yuan(10), stock: { 1: 100_000 } });
const aRichBuyer = async () => {
  const buyer = await aBuyer(db);
  await balanceService(db).putIn(buyer.kp.customerId, yuan(100_000), 'deposit', 'first');
  await db.sql`update customer_balance set free_payment_limit = 1000000 where customer_id = ${buyer.kp.customerId}`;
  return buyer;
};
const served = async () => {
  const mall = await aServedMall(db.url, env);
  ends.push(() => mall.end());
  return mall;
};
const received = async (answer?: Parameters<typeof aReceiver>[0]) => {
  const receiver = await aReceiver(answer);
  ends.push(() => receiver.close());
  await webhookCommand(['add', receiver.url], env);
  return receiver;
};
/** What each order told, in the order in which it was heard; repetitions left out. */
function histories({ heard }: AReceiver) {
  const known = new Set<string>();
  const told = new Map<string, string[]>();
  for (const { message } of heard) {
    if (known.has(message.id)) continue;
    known.add(message.id);
    told.set(message.subject, [...(told.get(message.subject) ?? []), message.type]);
  }
  return told;
}

const waiting = async () => (await db.sql<{ n: number }[]>`select count(*)::int as n from webhook_delivery where state = 'waiting'`)[0]!.n;

test('fifty orders at once, two processes that send: every event arrives, each order’s in order, never two of one at a time (rules webhook 2–4)', async () => {
  const malls = [await served(), await served()];
  // It refuses one in ten, and takes its time.
  const receiver = await received((response) =>
    setTimeout(() => response.writeHead(Math.random() < 0.1 ? 503 : 204).end(), Math.random() * 20),
  );
  const buyers = [];
  for (let i = 0; i < 10; i += 1) buyers.push(await aRichBuyer());
  const orders: string[] = [];
  const shopping = buyers.map(async (buyer, index) => {
    const shopper = aShopper(malls[index % 2]!, buyer, skuNumber);
    for (let i = 0; i < 5; i += 1) {
      const id = await shopper.buys();
      await cancelOrderService(db).cancel(buyer.kp.customerId, id, '');
      orders.push(id);
    }
  });
  await Promise.all(shopping);
  // What was refused is due at once.
  while ((await waiting()) > 0) {
    await db.sql`update webhook_line set next_at = now() where claim = ''`;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const told = histories(receiver);
  expect(orders).toHaveLength(50);
  expect(orders.filter((id) => told.get(`order:${id}`)?.join() !== 'order.placed,order.paid,order.cancelled,order.refunded')).toEqual([]);
  expect(receiver.overtaken).toEqual([]);
  const sequences = receiver.heard.filter(({ message }, index) => receiver.ids().indexOf(message.id) === index);
  expect(sequences).toHaveLength(200);
  for (const mall of malls) mall.end();
}, 180_000);

test('a sender that is killed between sending and noting sends it again with the same id, and nothing is missing', async () => {
  await db.sql`delete from webhook_endpoint`;
  const first = await served();
  const receiver = await received((response) => {
    if (receiver.heard.length === 1) first.child.kill('SIGKILL');
    response.writeHead(204).end();
  });
  const buyer = await aRichBuyer();
  const { orderId } = await buyer.orders(skuNumber, 1);
  await cancelOrderService(db).cancel(buyer.kp.customerId, orderId, '');
  await receiver.hears(1);
  expect(await waiting()).toBe(2);
  // As if the claim of the one that died were over.
  await db.sql`update webhook_line set next_at = now()`;
  await served();
  await receiver.hears(3);
  const [one, again, next] = receiver.heard.map(({ message }) => message);
  expect([one!.id, one!.type]).toEqual([again!.id, 'order.placed']);
  expect(next!.type).toBe('order.cancelled');
});
