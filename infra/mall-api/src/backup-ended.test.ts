import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from '@jest/globals';
import { openDatabase } from './database/database.ts';
import { testingDatabase } from './testing/testing-database.ts';
import { untilBlocked } from './testing/until-blocked.ts';

const db = await testingDatabase();
// A serving pool gives a transaction up that holds a lock and does nothing.
const holder = openDatabase(db.url, { max: 1 });
afterAll(() => holder.close());

const limitMs = 400_000;
const home = await mkdtemp(join(tmpdir(), 'mall-ended-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));
const folder = () => mkdtemp(join(home, 'backup-'));

const program = join(import.meta.dirname, 'backup.ts');
const envOf = (more: NodeJS.ProcessEnv = {}) => ({ ...process.env, DATABASE_URL: db.url, MALL_DATA: home, ...more });
const run = (args: readonly string[], more?: NodeJS.ProcessEnv) =>
  promisify(execFile)(process.execPath, [program, ...args], { env: envOf(more) });

/** A backup that waits in the middle, for a table that another has locked; started, and told how it ended. */
function aWaitingBackup(into: string, more?: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, [program, into], { env: envOf(more), stdio: ['ignore', 'ignore', 'pipe'] });
  let words = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    words += text;
  });
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, words }));
  return { child, ended };
}

const whileLocked = <T>(work: () => Promise<T>) =>
  holder.transaction(async ({ sql }) => {
    await sql`lock table sales_order in access exclusive mode`;
    return work();
  });
const sessions = () =>
  db.sql`select pid, state, query from pg_stat_activity where datname = current_database() and application_name = 'mall backup'`;

test(
  'where nothing moves any more a backup ends in words, and leaves no transaction',
  async () => {
    const into = await folder();
    const { code, words } = await whileLocked(async () => {
      const told = await aWaitingBackup(into, { MALL_BACKUP_SILENCE: '1' }).ended;
      expect(await sessions()).toEqual([]);
      return told;
    });
    expect(words).toContain('nothing moved between the database and here for 1 s (MALL_BACKUP_SILENCE)');
    expect(words).toContain(`${into} is unfinished, and no backup`);
    expect(code).toBe(1);
  },
  limitMs,
);

test.each(['SIGINT', 'SIGTERM'] as const)(
  'so it does when it is told to: by %s',
  async (signal) => {
    const into = await folder();
    const { code, words } = await whileLocked(async () => {
      const { child, ended } = aWaitingBackup(into);
      await untilBlocked(db);
      child.kill(signal);
      const told = await ended;
      expect(await sessions()).toEqual([]);
      return told;
    });
    expect(words).toContain(`ended by ${signal}; ${into} is unfinished, and no backup`);
    expect(code).toBe(1);
  },
  limitMs,
);

test(
  'a backup that was killed is none: nothing restores it, and the next one may have its folder',
  async () => {
    const into = await folder();
    await whileLocked(async () => {
      const { child, ended } = aWaitingBackup(into);
      await untilBlocked(db);
      await expect(run([into])).rejects.toThrow('is under way already');
      child.kill('SIGKILL');
      await ended;
    });
    expect(readdirSync(into).some((name) => name.endsWith('.copy.gz'))).toBe(true);
    expect(existsSync(join(into, 'manifest.json'))).toBe(false);
    await expect(run(['--restore', into])).rejects.toThrow('is an unfinished backup');
    expect((await run([into])).stdout).toContain('backed up');
    await expect(run(['--restore', into])).rejects.toThrow('the database is not empty');
  },
  limitMs,
);

test(
  'a folder with anything else in it is no backup, and never emptied for one',
  async () => {
    const other = await folder();
    await expect(run(['--restore', other])).rejects.toThrow('is no backup');
    await writeFile(join(other, 'manifest.json.part'), '');
    await writeFile(join(other, 'letters.txt'), 'mine');
    await expect(run([other])).rejects.toThrow('is not empty');
    expect(readdirSync(other)).toContain('letters.txt');
  },
  limitMs,
);
