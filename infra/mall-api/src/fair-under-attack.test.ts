import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { yuan } from '@mall/domain/money';
import { openDatabase } from './database/database.ts';
import { balanceService } from './modules/account/balance.service.ts';
import { hashPassword } from './modules/account/password.ts';
import { buildSearchIndex } from './modules/search/index-build.ts';
import { aBuyer } from './testing/a-buyer.ts';
import { aCompany } from './testing/a-company.ts';
import { type AServedMall, aServedMall } from './testing/a-served-mall.ts';
import { aSku } from './testing/a-sku.ts';
import { testingDatabase } from './testing/testing-database.ts';
import { untilBlocked } from './testing/until-blocked.ts';

const db = await testingDatabase();
const password = 'Mall2026!';
let mall: AServedMall;
let sku = '';
let other: Awaited<ReturnType<typeof aCompany>>;
let attacker: Awaited<ReturnType<typeof aBuyer>>;
let orderId = '';

beforeAll(async () => {
  for (let i = 0; i < 20; i += 1) sku = (await aSku(db, { listPrice: yuan(10), stock: { 1: 1000 } })).skuNumber;
  await buildSearchIndex(db);
  other = await aCompany(db, { password });
  attacker = await aBuyer(db);
  ({ orderId } = await attacker.orders(sku, 1));
  // The right password, and a fen too little: each try costs its hash and locks the same rows, and none is the last.
  await balanceService(db).putIn(attacker.kp.customerId, yuan(10) - 1, 'deposit', 'first');
  await db.sql`update customer_balance set password_hash = ${await hashPassword('135790')} where customer_id = ${attacker.kp.customerId}`;
  mall = await aServedMall(db.url);
});
afterAll(() => mall?.end());

const asks = {
  search: () => mall.ask('/api/product/CustomerSearchProducts', { payload: { keyword: '螺钉' } }),
  product: () => mall.ask(`/api/product/SearchSku/${sku}`, { payload: {} }),
  login: () => mall.ask('/api/customer/Login', { payload: { username: other.phone, password } }),
  readyz: () => mall.ask('/readyz'),
};

/** How many of the attacker's payments were worked on; who is refused in line is none of them. */
let tried = 0;
const outcomes = new Map<string, number>();
async function pay() {
  const asked = { payload: { orderId, password: '135790' }, token: attacker.token, key: randomUUID() };
  const { answer, status, headers } = await mall.ask('/api/order/PayByBalanceByPassword', asked);
  if (status === 429) expect([answer.message, headers['retry-after']]).toEqual(['操作过于频繁，请稍后再试', '1']);
  if (answer.reason === 'BALANCE_NOT_ENOUGH') tried += 1;
  outcomes.set(answer.reason, (outcomes.get(answer.reason) ?? 0) + 1);
}

/** Each kind of ask of the others is answered well. @returns of the attacker's payments at most so many came before one of theirs */
async function othersAreServed(rounds: number): Promise<number> {
  let most = 0;
  await Promise.all(
    Object.entries(asks).map(async ([name, ask]) => {
      for (let round = 0; round < rounds; round += 1) {
        const before = tried;
        let told = await ask();
        // A machine that has no time says so, and who comes again is served: for all the attacker keeps standing.
        while (told.status === 503) told = await ask();
        const { status, answer } = told;
        expect([name, status, answer.code ?? 0]).toEqual([name, 200, 0]);
        most = Math.max(most, tried - before);
      }
    }),
  );
  return most;
}

const atOnce = 96;
/** Who works for a person, and who waits behind. */
const inLine = 1 + 16;

test('of 96 payments of one buyer at once one has a place at the database, a few wait, and the others go on as if there were none', async () => {
  const waiting = async () =>
    (await db.sql`select from pg_stat_activity where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`).length;
  // A connection that serves may not hold a lock for as long as a slow machine takes.
  const holder = openDatabase(db.url, { max: 1 });
  const { attack } = await holder.transaction(async (tx) => {
    // Whoever pays stands still, before the password is looked at: none of the 96 gives up a place by being done.
    await tx.sql`lock table customer_balance in access exclusive mode`;
    const attack = Promise.all(Array.from({ length: atOnce }, pay));
    await untilBlocked(db);
    while (!outcomes.has('TOO_MANY_REQUESTS')) expect(await waiting()).toBeLessThanOrEqual(1);
    await othersAreServed(2);
    expect(await waiting()).toBeLessThanOrEqual(1);
    return { attack };
  });
  await attack;
  await holder.close();
});

test('while one buyer pays 96 times at once, over and over, hardly one of those comes before an ask of the others', async () => {
  let isOver = false;
  const attack = Array.from({ length: atOnce }, async () => {
    while (!isOver) await pay();
  });
  const before = await othersAreServed(8);
  isOver = true;
  await Promise.all(attack);
  process.stdout.write(`of the attacker's payments at most ${before} were tried during one ask of the others\n`);
  expect(before).toBeLessThan(inLine);
  const foreseen = ['TOO_MANY_REQUESTS', 'BALANCE_NOT_ENOUGH', 'SERVICE_UNAVAILABLE'];
  expect([...outcomes.keys()].filter((reason) => !foreseen.includes(reason))).toEqual([]);
});

/** Said to who may come again. */
const busy: ReadonlySet<unknown> = new Set(['TOO_MANY_REQUESTS', 'SERVICE_UNAVAILABLE']);

test('of right and wrong passwords at once one pays, once, unless five wrong ones came before it; no more than those count', async () => {
  await balanceService(db).putIn(attacker.kp.customerId, yuan(20), 'deposit', 'second');
  const told = await Promise.all(
    Array.from({ length: 12 }, async (_, i) => {
      const pay = () =>
        mall.ask('/api/order/PayByBalanceByPassword', {
          payload: { orderId, password: i % 4 === 3 ? '135790' : '000001' },
          token: attacker.token,
          key: randomUUID(),
        });
      let told = await pay();
      while (busy.has(told.answer.reason)) told = await pay();
      return told;
    }),
  );
  const paid = told.filter(({ answer }) => answer.code === 0).length;
  const [state] = await db.sql<{ amount: number; passwordFailures: number }[]>`
    select amount, password_failures from customer_balance where customer_id = ${attacker.kp.customerId}`;
  expect(paid).toBeLessThanOrEqual(1);
  expect(paid).toBeGreaterThanOrEqual(state!.passwordFailures < 5 ? 1 : 0);
  expect(state!.amount).toBe(yuan(30) - 1 - paid * yuan(10));
  expect(state!.passwordFailures).toBeLessThanOrEqual(5);
  expect(await db.sql`select amount from payment where order_id = ${orderId}`).toEqual(paid ? [{ amount: yuan(10) }] : []);
});
