import { spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { closeSync, mkdirSync, openSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll } from '@jest/globals';
import postgres from 'postgres';
import { openDatabase, type PoolDatabase } from '../database/database.ts';
import { isAlive } from '../database/is-alive.ts';
import { migrate, readMigrations } from '../database/migrate.ts';

const folder = join(tmpdir(), `mall-testing-${userInfo().uid}`);

interface Card {
  url: string;
  keeper: number;
}

const clusterCard = () => {
  try {
    return JSON.parse(readFileSync(join(folder, 'cluster.json'), 'utf8')) as Card;
  } catch {
    return undefined;
  }
};

/** One caller at a time starts the cluster; a lock that its owner never removed is void after a while. */
function startOnce() {
  mkdirSync(folder, { recursive: true });
  const lock = join(folder, 'starting');
  try {
    closeSync(openSync(lock, 'wx'));
  } catch {
    const since = statSync(lock, { throwIfNoEntry: false })?.mtimeMs;
    if (since !== undefined && Date.now() - since > 60_000) rmSync(lock, { force: true });
    return;
  }
  // One that was announced since it was looked for.
  if (clusterCard()) return rmSync(lock, { force: true });
  const keeper = fileURLToPath(new URL('./testing-cluster.ts', import.meta.url));
  spawn(process.execPath, [keeper, folder], { detached: true, stdio: 'ignore' }).unref();
}

async function connectToCluster() {
  for (const deadline = Date.now() + 180_000; Date.now() < deadline; await wait(100)) {
    const card = clusterCard();
    if (!card) {
      startOnce();
      continue;
    }
    const sql = postgres(`${card.url}postgres`, { max: 1, onnotice: () => {}, connect_timeout: 10 });
    try {
      await sql`select 1`;
      return { url: card.url, sql };
    } catch {
      await sql.end({ timeout: 0 });
      // Its keeper was killed and took no leave.
      if (!isAlive(card.keeper) && clusterCard()?.keeper === card.keeper) rmSync(join(folder, 'cluster.json'), { force: true });
    }
  }
  throw new Error('the embedded PostgreSQL of the tests did not start within three minutes');
}

/** The database all migrations have run in; its name follows their content, so a changed migration makes a new one. */
async function ensureTemplate(sql: postgres.Sql, url: string): Promise<string> {
  const migrations = readMigrations();
  const name = `template_${createHash('sha256')
    .update(migrations.map((one) => one.hash).join())
    .digest('hex')
    .slice(0, 16)}`;
  const connection = await sql.reserve();
  try {
    await connection`select pg_advisory_lock(1)`;
    const [there] = await connection`select 1 from pg_database where datname = ${name}`;
    if (!there) {
      await connection.unsafe(`create database ${name}_new`).simple();
      const fresh = postgres(`${url}${name}_new`, { max: 1, onnotice: () => {} });
      try {
        await migrate(fresh, migrations);
      } finally {
        await fresh.end();
      }
      await connection.unsafe(`alter database ${name}_new rename to ${name}`).simple();
    }
  } catch (error) {
    await connection.unsafe(`drop database if exists ${name}_new with (force)`).simple();
    throw error;
  } finally {
    await connection`select pg_advisory_unlock(1)`;
    connection.release();
  }
  return name;
}

export interface TestingDatabase extends PoolDatabase {
  url: string;
}

/**
 * A fresh database with all migrations on the embedded PostgreSQL, gone after the test file. Call it at the top of the file:
 * `const db = await testingDatabase();`. The cluster starts with the first one and ends by itself some seconds after the last.
 */
export async function testingDatabase(): Promise<TestingDatabase> {
  const { url, sql } = await connectToCluster();
  const template = await ensureTemplate(sql, url);
  const name = `test_${randomBytes(6).toString('hex')}`;
  await sql.unsafe(`create database ${name} template ${template} strategy file_copy`).simple();
  const database = openDatabase(`${url}${name}`, { max: 8, isServing: true });
  const close = async () => {
    await database.close();
    // Whoever connects again at that moment keeps it; it goes with the cluster.
    await sql
      .unsafe(`drop database if exists ${name} with (force)`)
      .simple()
      .catch(() => {});
    await sql.end({ timeout: 2 });
  };
  afterAll(close);
  return { ...database, url: `${url}${name}`, close };
}
