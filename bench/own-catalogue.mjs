import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { seedCatalogue } from '../infra/demo/src/catalogue/load.ts';
import { startEmbeddedServer } from '../infra/mall-api/src/database/embedded-server.ts';
import { migrate, readMigrations } from '../infra/mall-api/src/database/migrate.ts';
import { buildSearchIndex, openDatabase } from '../infra/mall-api/src/filling.ts';

const root = join(import.meta.dirname, '..');
const filesIn = (...folders) =>
  folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true })
      .filter((file) => /\.(ts|sql)$/.test(file) && !file.endsWith('.test.ts'))
      .sort()
      .map((file) => readFileSync(join(root, folder, file))),
  );
const digestOf = (files) =>
  files
    .reduce((digest, bytes) => digest.update(bytes), createHash('sha256'))
    .digest('hex')
    .slice(0, 12);

/**
 * A server of its own with the demo's catalogue and its search index, kept between runs: filled again when the catalogue or the tables changed, indexed again when the search
 * did.
 * @param size about how many SKUs; undefined for whole series
 * @param max connections for who asks
 */
export async function ownCatalogue(size, max = 12) {
  const folder = join(tmpdir(), `mall-relevance-${userInfo().uid}`);
  mkdirSync(folder, { recursive: true });
  const server = await startEmbeddedServer({ folder, settings: ['fsync=off'] });
  const name = `relevance_${digestOf(filesIn('infra/demo/src/catalogue', 'infra/mall-api/migrations'))}${size ? `_${size}` : ''}`;
  const main = openDatabase(server.url('postgres'), { max: 1 });
  const [there] = await main.sql`select 1 from pg_database where datname = ${name}`;
  if (!there) await main.sql.unsafe(`create database ${name}`);
  const filling = openDatabase(server.url(name), { max: 3 });
  const index = digestOf(filesIn('packages/domain/src/search', 'infra/mall-api/src/modules/search'));
  const [known] = await main.sql`select shobj_description(oid, 'pg_database') as index from pg_database where datname = ${name}`;
  if (!there) {
    await migrate(filling.sql, readMigrations());
    await seedCatalogue({ sql: filling.sql, ...(size ? { size } : {}) });
    await filling.sql`vacuum analyze sku`;
    await filling.sql`analyze stock`;
  }
  if (known?.index !== index) {
    await buildSearchIndex(filling);
    await main.sql.unsafe(`comment on database ${name} is '${index}'`);
  }
  await filling.close();
  await main.close();
  const db = openDatabase(server.url(name), { max });
  return { db, stop: () => db.close().then(() => server.stop()) };
}

/** A mall that is filled. */
export async function givenCatalogue(url) {
  const db = openDatabase(url);
  return { db, stop: () => db.close() };
}
