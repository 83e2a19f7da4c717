import { expect, test } from '@jest/globals';
import { testingDatabase } from '../testing/testing-database.ts';
import { onBehalfOf } from './asked-by.ts';

const db = await testingDatabase();

test('a nested transaction joins its outer one: both are gone when the outer fails', async () => {
  await db
    .transaction(async (tx) => {
      await tx.transaction((inner) => inner.sql`insert into seed_state (name, version) values ('nested', '1')`);
      throw new Error('no');
    })
    .catch(() => {});
  expect(await db.sql`select 1 from seed_state where name = 'nested'`).toHaveLength(0);
});

test('rows come back with camelCase keys, whole numbers and UTC instants', async () => {
  const [row] = await db.sql`select 12::bigint as big_number, '2026-11-20 08:00+08'::timestamptz as some_instant`;
  expect(row).toMatchObject({ bigNumber: 12, someInstant: '2026-11-20T00:00:00.000Z' });
});

test('a transaction tells PostgreSQL on behalf of which request it runs, and only while it runs', async () => {
  const nameIn = async ({ sql }: Pick<typeof db, 'sql'>) => (await sql`select current_setting('application_name') as name`)[0]!.name;
  expect(await onBehalfOf('request-1234', () => db.transaction((tx) => nameIn(tx)))).toBe('mall request-1234');
  expect(
    await onBehalfOf('request-5678', () =>
      db.surround(
        () => nameIn(db),
        () => false,
      ),
    ),
  ).toBe('mall request-5678');
  expect(await db.transaction((tx) => nameIn(tx))).toBe('mall');
});
