import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { seedCatalogue } from '../infra/demo/src/catalogue/load.ts';
import { startEmbeddedServer } from '../infra/mall-api/src/database/embedded-server.ts';
import { migrate, readMigrations } from '../infra/mall-api/src/database/migrate.ts';
import { buildSearchIndex, openDatabase } from '../infra/mall-api/src/filling.ts';

const root = join(import.meta.dirname, '..');

const filesIn = (folder) =>
  readdirSync(folder, { recursive: true })
    .filter((file) => file.endsWith('.ts') || file.endsWith('.sql'))
    .sort()
    .map((file) => readFileSync(join(folder, file)));

/** A server with the demo's catalogue, made again when the catalogue or the tables have changed. @param whose whose it is: two can run beside each other */
export async function ownCatalogue(whose) {
  const folder = join(tmpdir(), `mall-${whose}-${userInfo().uid}`);
  mkdirSync(folder, { recursive: true });
  const server = await startEmbeddedServer({ folder, settings: ['fsync=off'] });
  const digest = createHash('sha256');
  for (const bytes of [...filesIn(join(root, 'infra/demo/src/catalogue')), ...filesIn(join(root, 'infra/mall-api/migrations'))])
    digest.update(bytes);
  const name = `${whose}_${digest.digest('hex').slice(0, 12)}`;
  const main = openDatabase(server.url('postgres'), { max: 1 });
  const [there] = await main.sql`select 1 from pg_database where datname = ${name}`;
  if (!there) await main.sql.unsafe(`create database ${name}`);
  await main.close();
  const db = openDatabase(server.url(name));
  if (!there) {
    await migrate(db.sql, readMigrations());
    await seedCatalogue({ sql: db.sql, ...(process.env.MALL_CATALOGUE ? { size: Number(process.env.MALL_CATALOGUE) } : {}) });
  }
  await buildSearchIndex(db);
  return { db, stop: () => db.close().then(() => server.stop()) };
}

/** A mall that is filled. */
export async function givenCatalogue(url) {
  const db = openDatabase(url);
  return { db, stop: () => db.close() };
}
