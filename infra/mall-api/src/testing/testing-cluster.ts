import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import postgres from 'postgres';
import { startEmbeddedServer } from '../database/embedded-server.ts';
import { isAlive } from '../database/is-alive.ts';

// Keeps the cluster of the tests in a process of its own, so that all jest workers share it, and ends it when nobody has used it for a while.
// Its files are its own: a cluster that begins while this one ends finds nothing of it, and loses nothing to it.
const folder = process.argv[2]!;
const own = join(folder, String(process.pid));
const idleSeconds = 60;
/** Who has read the card has connected by then, or reads it again. */
const secondsToConnect = 5;

for (const name of readdirSync(folder).filter((one) => /^\d+$/.test(one) && !isAlive(Number(one)))) {
  const left = join(folder, name, 'postgres', 'postmaster.pid');
  const pid = existsSync(left) ? Number.parseInt(readFileSync(left, 'utf8'), 10) : 0;
  if (pid && isAlive(pid)) process.kill(pid, 'SIGQUIT');
  rmSync(join(folder, name), { recursive: true, force: true });
}

mkdirSync(own, { recursive: true });
const server = await startEmbeddedServer({
  folder: own,
  settings: ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off', 'max_connections=200', 'shared_buffers=64MB', 'autovacuum=off'],
});
const sql = postgres(server.url('postgres'), { max: 1, onnotice: () => {} });
const card = join(folder, 'cluster.json');
const announce = () => {
  writeFileSync(join(own, 'card.new'), JSON.stringify({ url: server.url(''), keeper: process.pid }));
  renameSync(join(own, 'card.new'), card);
  rmSync(join(folder, 'starting'), { force: true });
};
const users = async () => {
  const [row] = await sql<{ n: number }[]>`
    select count(*)::int as n from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`;
  return row!.n;
};
const staysUnused = async (seconds: number) => {
  for (let second = 0; second < seconds; second += 1) {
    await wait(1000);
    if (await users()) return false;
  }
  return true;
};

let isUsed = true;
while (isUsed) {
  announce();
  while (!(await staysUnused(idleSeconds)));
  if (existsSync(card) && !readFileSync(card, 'utf8').endsWith(`:${process.pid}}`)) break;
  rmSync(card, { force: true });
  isUsed = !(await staysUnused(secondsToConnect));
}
await sql.end({ timeout: 1 });
await server.stop();
rmSync(own, { recursive: true, force: true });
