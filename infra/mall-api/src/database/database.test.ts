import { expect, test } from '@jest/globals';
import { migrate, readMigrations } from './migrate.ts';
import { testingDatabase } from './testing-database.ts';

const db = await testingDatabase();

test('all migrations have run, and running them again does nothing', async () => {
  const rows = await db.sql`select version from schema_migration order by version`;
  expect(rows.map((row) => row.version)).toEqual(readMigrations().map((one) => one.version));
  await expect(migrate(db.sql)).resolves.toEqual([]);
});

test('a file that was changed after it ran is refused', async () => {
  const [first] = readMigrations();
  await expect(migrate(db.sql, [{ ...first!, hash: 'other' }])).rejects.toThrow('changed after it ran');
});

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
