import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from '../settings.ts';
import { reachableFolder, serverUser } from './embedded-binaries.ts';
import { startEmbeddedServer } from './embedded-server.ts';
import { createIfMissing } from './open-mall-database.ts';

/** Where the embedded server of a data folder listens, if one runs there. */
function runningServer(folder: string): string | undefined {
  const home = reachableFolder(folder, serverUser());
  const card = join(home, 'postgres', 'postmaster.pid');
  if (!existsSync(card)) return undefined;
  const [pid, , , port] = readFileSync(card, 'utf8').split('\n');
  try {
    process.kill(Number(pid), 0);
  } catch {
    return undefined;
  }
  return `postgres://mall:${readFileSync(join(home, 'postgres.secret'), 'utf8')}@127.0.0.1:${port}/mall`;
}

type Where = Pick<Settings, 'databaseUrl' | 'dataFolder'>;

/**
 * Is there an embedded database, or room for one?
 * @param isNew it is to be made: there must be none yet
 * @throws {Error} there is none, or one already
 */
export function requireMallDatabase({ databaseUrl, dataFolder }: Where, isNew: boolean): void {
  if (databaseUrl) return;
  const isThere = existsSync(join(reachableFolder(dataFolder, serverUser()), 'postgres', 'PG_VERSION'));
  if (isNew && isThere) throw new Error(`${dataFolder} holds a database already: name an empty folder in MALL_DATA`);
  if (!isNew && !isThere) throw new Error(`${dataFolder} holds no database: set MALL_DATA or DATABASE_URL`);
}

/**
 * Does something with the mall's database beside the API: that of `DATABASE_URL`, else the embedded one, which is started for it where it
 * doesn't run.
 * @param isNew the embedded one is to be made: there must be none yet
 * @throws {Error} there is none, or one already
 */
export async function withMallDatabase<T>(where: Where, isNew: boolean, work: (url: string) => Promise<T>): Promise<T> {
  const { databaseUrl, dataFolder } = where;
  if (databaseUrl) return work(databaseUrl);
  requireMallDatabase(where, isNew);
  const running = runningServer(dataFolder);
  if (running) return work(running);
  const server = await startEmbeddedServer({ folder: dataFolder });
  try {
    await createIfMissing(server.url('postgres'), 'mall');
    return await work(server.url('mall'));
  } finally {
    await server.stop();
  }
}
