import { once } from 'node:events';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { afterAll, expect, test } from '@jest/globals';
import { testingDatabase } from '../../testing/testing-database.ts';
import { openDatabase } from '../database.ts';
import { type CopySession, withCopySession } from './copy-session.ts';
import { rowsIn } from './passing.ts';

const db = await testingDatabase();
// A serving pool gives a long statement up.
const { sql, close } = openDatabase(db.url, { max: 2 });
afterAll(close);
await sql.unsafe(`
  create table wide as select i as id, md5(random()::text) || md5(random()::text) as words from generate_series(1, 400000) i;
  create table mother (id integer primary key);
  create table child (id integer references mother)`);

const wide = { name: 'wide', columns: ['id', 'words'] };
const child = { name: 'child', columns: ['id'] };
const sessions = () =>
  sql<{ pid: number; waitEvent: string | null }[]>`
    select pid, wait_event from pg_stat_activity where datname = current_database() and application_name = 'mall backup'`;
const { signal } = new AbortController();
const during = <T>(access: 'read' | 'write', work: (session: CopySession) => Promise<T>) =>
  withCopySession(db.url, access, { signal, silenceMs: 60_000 }, work);

/** Reads some rows, and no more until the server waits for us. */
async function untilHeldBack(rows: Readable): Promise<number> {
  await once(rows, 'readable');
  const some = rowsIn(rows.read() as Buffer);
  while ((await sessions())[0]?.waitEvent !== 'ClientWrite');
  return some;
}

test('a reader that doesn’t keep up holds the server back, has every row in the end, and the next question is answered', async () => {
  const seen = await during('read', async (session) => {
    const rows = session.read(wide);
    let count = await untilHeldBack(rows);
    for await (const chunk of rows) count += rowsIn(chunk as Buffer);
    return { count, answer: await session.select('select 1 as one') };
  });
  expect(seen).toEqual({ count: 400_000, answer: [{ one: 1 }] });
  expect(await sessions()).toEqual([]);
});

test.each([
  ['no rows', 'x\n', 'invalid input syntax'],
  ['refer to nothing', '1\n', 'violates foreign key constraint'],
])('what the server refuses is told, and nothing of it stays: lines that are %s', async (_, line, words) => {
  const work = during('write', async (session) => {
    await session.select('insert into mother values (2)');
    await pipeline(Readable.from([Buffer.from(line)]), session.write(child));
  });
  await expect(work).rejects.toThrow(words);
  expect(await sql`select from mother`).toHaveLength(0);
  expect(await sessions()).toEqual([]);
});

const endIt = async () => {
  await sql`select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = current_database() and application_name = 'mall backup'`;
};

test('a connection that is lost while rows are read is told', async () => {
  const work = during('read', async (session) => {
    const rows = session.read(wide);
    await untilHeldBack(rows);
    await endIt();
    for await (const _ of rows);
  });
  await expect(work).rejects.toThrow(/terminat/);
});

test('and while rows are written', async () => {
  async function* lines() {
    yield Buffer.from('\\N\n');
    await endIt();
    for (;;) yield Buffer.from('\\N\n');
  }
  await expect(during('write', (session) => pipeline(lines, session.write(child)))).rejects.toThrow(/terminat|ECONNRESET|EPIPE/);
  expect(await sql`select from child`).toHaveLength(0);
});
