import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import postgres from 'postgres';
import { startEmbeddedServer } from '../database/embedded-server.ts';

// Keeps the cluster of the tests in a process of its own, so that all jest workers share it, and ends it when nobody has used it for a while.
const folder = process.argv[2]!;
const idleSeconds = 20;

const server = await startEmbeddedServer({
  folder,
  settings: ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off', 'max_connections=200', 'shared_buffers=64MB', 'autovacuum=off'],
});
const sql = postgres(server.url('postgres'), { max: 1, onnotice: () => {} });
const card = join(folder, 'cluster.json');
const announce = () => {
  if (existsSync(card)) return;
  writeFileSync(`${card}.new`, JSON.stringify({ url: server.url('') }));
  renameSync(`${card}.new`, card);
};

for (let idle = 0; idle < idleSeconds; ) {
  announce();
  await wait(1000);
  const [row] = await sql<{ n: number }[]>`
    select count(*)::int as n from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`;
  idle = row!.n > 0 ? 0 : idle + 1;
}
rmSync(card, { force: true });
await sql.end({ timeout: 1 });
await server.stop();
rmSync(folder, { recursive: true, force: true });
