import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import postgres from 'postgres';
import type { Settings } from '../settings.ts';
import { openDatabase, type PoolDatabase } from './database.ts';
import { startEmbeddedServer } from './embedded-server.ts';
import { migrate } from './migrate.ts';
import { isOutage } from './outage.ts';

export interface MallDatabase {
  /** For calls: nothing on it waits for long. */
  db: PoolDatabase;
  /** For work that takes as long as it takes: migrations, filling, what happens by the clock. */
  background: PoolDatabase;
  /** A connection of its own for asking how the database fares: it answers while the others are all taken. */
  probe: PoolDatabase;
  /** Address for others that open connections of their own. */
  url: string;
  close(): Promise<void>;
}

/** Makes a database where there is none of this name. */
export async function createIfMissing(adminUrl: string, name: string) {
  const admin = postgres(adminUrl, { max: 1, onnotice: () => {} });
  try {
    const there = await admin`select 1 from pg_database where datname = ${name}`;
    if (there.length === 0) await admin.unsafe(`create database ${name}`).simple();
  } finally {
    await admin.end({ timeout: 5 });
  }
}

/** A server of somebody else's may come up later than we do. */
async function untilReachable(db: PoolDatabase, logger: FastifyBaseLogger) {
  for (let tries = 1; ; tries += 1) {
    try {
      await db.sql`select 1`;
      return;
    } catch (error) {
      if (!isOutage(error) || tries > 60) throw error;
      if (tries % 5 === 1) logger.warn({ err: error }, 'waiting for the database');
      await wait(1000);
    }
  }
}

/** The mall's database, migrated: on the server of `DATABASE_URL`, else on an embedded one in the data folder. */
export async function openMallDatabase(settings: Settings, logger: FastifyBaseLogger): Promise<MallDatabase> {
  const server = settings.databaseUrl
    ? undefined
    : await startEmbeddedServer({ folder: settings.dataFolder, onLog: (line) => logger.debug({ postgres: line }, 'postgres') });
  try {
    if (server) await createIfMissing(server.url('postgres'), 'mall');
    const url = settings.databaseUrl ?? server!.url('mall');
    const background = openDatabase(url, { max: 4 });
    await untilReachable(background, logger);
    const ran = await migrate(background.sql);
    if (ran.length > 0) logger.info({ migrations: ran }, 'migrated');
    const db = openDatabase(url, { isServing: true });
    const probe = openDatabase(url, { max: 1, isServing: true });
    return {
      ...{ db, background, probe, url },
      async close() {
        await Promise.all([db, background, probe].map((one) => one.close()));
        await server?.stop();
      },
    };
  } catch (error) {
    await server?.stop();
    throw error;
  }
}
