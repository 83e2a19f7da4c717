import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { yuan } from '@mall/domain/money';
import postgres from 'postgres';
import { openDatabase } from './database/database.ts';
import { balanceService } from './modules/account/balance.service.ts';
import { aBuyer } from './testing/a-buyer.ts';
import { type AServedMall, aServedMall } from './testing/a-served-mall.ts';
import { aShopper } from './testing/a-shopper.ts';
import { aSku } from './testing/a-sku.ts';
import { type AnOwnServer, anOwnServer, aServersFolder, makeDatabase } from './testing/an-own-server.ts';
import { ledgerFaults } from './testing/ledgers.ts';

const ends: (() => unknown)[] = [];
afterAll(async () => {
  for (const end of ends.reverse()) await end();
});

/** What is killed are processes, not the machine: what they wrote stays, and a slow disk doesn't decide how long this takes. */
const replicating = ['wal_level=replica', 'max_wal_senders=4', 'wal_keep_size=512MB', 'hot_standby=on', 'fsync=off'];

/** A server, and one that follows it: made of a copy while the first one stands still. */
async function twoServers(): Promise<{ primary: AnOwnServer; standby: AnOwnServer }> {
  const [folder, copy] = [await aServersFolder(), await aServersFolder()];
  const first = await anOwnServer(folder, replicating);
  await makeDatabase(first, 'mall');
  await first.stop();
  rmSync(copy, { recursive: true });
  execFileSync('cp', ['-a', folder, copy]);
  rmSync(join(copy, 'postgres.owner'), { force: true });
  const primary = await anOwnServer(folder, [...replicating, 'synchronous_standby_names=*', 'synchronous_commit=on']);
  const { port, username, password } = new URL(primary.url('mall'));
  writeFileSync(join(copy, 'postgres', 'standby.signal'), '');
  const standby = await anOwnServer(copy, [
    ...replicating,
    `primary_conninfo=host=127.0.0.1 port=${port} user=${username} password=${password}`,
  ]);
  ends.push(
    () => primary.end(),
    () => standby.end(),
  );
  return { primary, standby };
}

test('the standby takes over under load: nothing acknowledged is lost, nothing is done twice', async () => {
  const { primary, standby } = await twoServers();
  const hosts = [primary, standby].map((one) => new URL(one.url('mall')));
  const url = `postgres://mall:${hosts[0]!.password}@${hosts.map(({ host }) => host).join()}/mall`;
  const mall: AServedMall = await aServedMall(url);
  ends.push(() => mall.end());
  const db = openDatabase(url);
  ends.push(() => db.close());

  const { skuNumber } = await aSku(db, { listPrice: yuan(10), stock: { 1: 100_000 } });
  const buyers = [];
  for (let i = 0; i < 6; i += 1) {
    const buyer = await aBuyer(db);
    await balanceService(db).putIn(buyer.kp.customerId, yuan(100_000), 'deposit', 'first');
    await db.sql`update customer_balance set free_payment_limit = 1000000 where customer_id = ${buyer.kp.customerId}`;
    buyers.push(buyer);
  }
  const acknowledged: string[] = [];
  let isOver = false;
  const shopping = buyers.map(async (buyer) => {
    const shopper = aShopper(mall, buyer, skuNumber);
    while (!isOver) acknowledged.push(await shopper.buys());
  });
  const until = async (count: number) => {
    while (acknowledged.length < count) await Promise.race([...shopping, new Promise((resolve) => setTimeout(resolve, 20))]);
  };

  await until(15);
  await primary.kill();
  const admin = postgres(standby.url('postgres'), { max: 1 });
  await admin`select pg_promote()`;
  await admin.end();
  const before = acknowledged.length;
  await until(before + 1);
  await until(before + 15);
  isOver = true;
  await Promise.all(shopping);

  const orders = await db.sql<{ id: string }[]>`select id from sales_order where paid_at is not null`;
  const there = new Set(orders.map(({ id }) => id));
  expect(acknowledged.filter((id) => !there.has(id))).toEqual([]);
  // Each order that was asked for was acknowledged in the end: there is none beside them.
  expect(await db.sql`select count(*)::int as n from sales_order`).toEqual([{ n: acknowledged.length }]);
  expect(await ledgerFaults(db)).toEqual([]);
  while ((await mall.ask('/readyz')).status !== 200);
}, 300_000);
