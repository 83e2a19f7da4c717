import { beforeEach, describe, expect, test } from '@jest/globals';
import { testingDatabase } from '../testing/testing-database.ts';
import { type Migration, migrate, readMigrations } from './migrate.ts';

const db = await testingDatabase();
const migrations = readMigrations();
const namesIn = async () => (await db.sql<{ name: string }[]>`select name from applied_migration`).map(({ name }) => name).sort();

test('all migrations have run, and running them again does nothing', async () => {
  expect(await namesIn()).toEqual(migrations.map(({ name }) => name).sort());
  await expect(migrate(db.sql)).resolves.toEqual([]);
});

test('files of all nouns run in the order of their timestamps', () => {
  const stamps = migrations.map(({ name }) => name.split('/')[1]!);
  expect(stamps).toEqual(stamps.toSorted());
  expect(new Set(migrations.map(({ name }) => name.split('/')[0])).size).toBeGreaterThan(5);
});

test('a file that was changed after it ran is refused', async () => {
  const [first] = migrations;
  await expect(migrate(db.sql, [{ ...first!, hash: 'other' }])).rejects.toThrow('changed after it ran');
});

test('a file of another branch, older than the newest that ran, runs when it comes', async () => {
  const late: Migration = { name: 'order/202611210300-late.sql', text: 'create table late_arrival (id integer)', hash: 'late' };
  const all = [...migrations.slice(0, 3), late, ...migrations.slice(3)];
  await expect(migrate(db.sql, all)).resolves.toEqual([late.name]);
  await expect(migrate(db.sql, all)).resolves.toEqual([]);
});

describe('a database of the time when files were numbered', () => {
  /** The files in the order of their numbers, with the hashes they had then: they have not changed since. */
  const numbered = [
    [1, '0001_catalogue.sql', 'ef48fc57b633b00d'],
    [2, '0002_search.sql', '62215fac262fbc2a'],
    [3, '0003_account.sql', '0995b850dec5632f'],
    [4, '0004_trading.sql', 'b4da4bd64f0290b8'],
    [10, '0010_comparison.sql', '22b72685d11c1c7b'],
    [11, '0011_operator_acts.sql', '8a946297edfd6d43'],
    [12, '0012_news.sql', '0bab2681a7fb658e'],
    [13, '0013_frame.sql', '8bf3b596c7aee5f3'],
    [20, '0020_wechat_binding.sql', 'd89a159685ae2d23'],
    [21, '0021_operator_role.sql', 'b4b7063b28e4c592'],
    [22, '0022_help.sql', '68f1549e9e334777'],
    [23, '0023_wish_list.sql', 'ce13401aae064b19'],
  ] as const;

  /** As the first `count` files left it. */
  const migratedByNumber = async (count: number) => {
    await db.sql.unsafe('drop schema public cascade; create schema public').simple();
    await db.sql`create table schema_migration (
      version integer primary key, name text not null, hash text not null, applied_at timestamptz not null default now())`;
    for (const [version, name, hash] of numbered.slice(0, count)) {
      const file = migrations.find((one) => one.hash.startsWith(hash))!;
      await db.sql.unsafe(file.text).simple();
      await db.sql`insert into schema_migration (version, name, hash) values (${version}, ${name}, ${file.hash})`;
    }
  };
  beforeEach(() => migratedByNumber(numbered.length));

  test('is recognised: nothing of what ran runs again', async () => {
    await db.sql`insert into news (title, text, published_at) values ('开业', '开业', now())`;
    await expect(migrate(db.sql)).resolves.toEqual(migrations.slice(numbered.length).map(({ name }) => name));
    expect(await namesIn()).toEqual(migrations.map(({ name }) => name).sort());
    // What it told is told on, by the noun that took it over.
    expect(await db.sql`select v.title from content_version v join content_item i on i.id = v.item_id where i.kind = 'news'`).toEqual([
      { title: '开业' },
    ]);
    await expect(migrate(db.sql)).resolves.toEqual([]);
  });

  test('gets what it has not had yet', async () => {
    await migratedByNumber(10);
    await expect(migrate(db.sql)).resolves.toEqual(migrations.slice(10).map(({ name }) => name));
    expect(await namesIn()).toEqual(migrations.map(({ name }) => name).sort());
  });

  test('is refused when a file was changed after it ran there', async () => {
    await db.sql`update schema_migration set hash = 'other' where version = 3`;
    await expect(migrate(db.sql)).rejects.toThrow('0003_account.sql was changed after it ran');
  });
});
