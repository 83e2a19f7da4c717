import { afterAll, expect, test } from '@jest/globals';
import { aWayThatBreaks } from '../testing/a-way-that-breaks.ts';
import { testingDatabase } from '../testing/testing-database.ts';
import { openDatabase, type PoolDatabase } from './database.ts';

const db = await testingDatabase();
const way = await aWayThatBreaks(db.url);
const pools: PoolDatabase[] = [];
const aPool = (max: number) => {
  const pool = openDatabase(way.url, { max, isServing: true });
  pools.push(pool);
  return pool;
};
afterAll(() => Promise.all(pools.map((pool) => pool.close())));

const names = async () => (await db.sql`select name from seed_state order by name`).map(({ name }) => name);
const gate = () => Promise.withResolvers<void>();

test('connections reset again and again under load: nothing waits for ever, and every answer is that of its question', async () => {
  const pool = aPool(4);
  const told = async (value: number): Promise<number> => (await pool.sql<{ value: number }[]>`select ${value}::int as value`)[0]!.value;
  const asked = (value: number) =>
    value % 3
      ? pool.surround(
          async () => {
            await pool.transaction((tx) => tx.sql`select pg_sleep(0.002)`);
            return told(value);
          },
          () => false,
        )
      : told(value);
  let isOver = false;
  let right = 0;
  const refusals = new Set<string>();
  const wrong: unknown[] = [];
  const asking = Array.from({ length: 12 }, async (_, client) => {
    for (let value = client; !isOver; value += 12) {
      const answer = await asked(value).catch(({ code }) => code as string);
      if (answer === value) right += 1;
      else if (typeof answer === 'string') refusals.add(answer);
      else wrong.push({ value, answer });
    }
  });
  for (let reset = 0; reset < 40; reset += way.resetAll()) {
    const before = right;
    while (right < before + 40) await Promise.race([...asking, new Promise((resolve) => setTimeout(resolve, 5))]);
  }
  isOver = true;
  await Promise.all(asking);
  expect(wrong).toEqual([]);
  // What is stuck is ended by the server's limit for statements or for transactions, and says so: none was.
  for (const limit of ['57014', '25P03']) expect([...refusals]).not.toContain(limit);
  expect(await Promise.all([1, 2, 3, 4, 5, 6].map(asked))).toEqual([1, 2, 3, 4, 5, 6]);
});

test('a transaction that lost its connection sends nothing on, and ends nothing of, whoever has the connection next', async () => {
  const pool = aPool(1);
  const [first, goOn, second, end] = [gate(), gate(), gate(), gate()];
  const lost = pool.transaction(async (tx) => {
    await tx.sql`insert into seed_state (name, version) values ('before', '1')`;
    first.resolve();
    await goOn.promise;
    await tx.sql`insert into seed_state (name, version) values ('after', '1')`;
  });
  await first.promise;
  way.resetAll();
  await expect(lost).rejects.toMatchObject({ code: 'CONNECTION_CLOSED' });
  const other = pool.transaction(async (tx) => {
    await tx.sql`insert into seed_state (name, version) values ('other', '1')`;
    second.resolve();
    await end.promise;
    throw new Error('taken back');
  });
  await second.promise;
  goOn.resolve();
  await new Promise((resolve) => setImmediate(resolve));
  expect(await names()).toEqual([]);
  end.resolve();
  await expect(other).rejects.toThrow('taken back');
  expect(await names()).toEqual([]);
});
