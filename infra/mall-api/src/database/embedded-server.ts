import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Binaries, embeddedBinaries, type RunAs, reachableFolder, serverUser } from './embedded-binaries.ts';
import { isAlive } from './is-alive.ts';

export interface EmbeddedServer {
  /** Address of one of its databases. */
  url(database: string): string;
  /** Stops it and waits until it is gone. */
  stop(): Promise<void>;
}

export interface EmbeddedServerSettings {
  /** Absolute; the cluster's files go into `postgres` below it. */
  folder: string;
  /** More `name=value` settings of the server. */
  settings?: readonly string[];
  /** What the server writes to its log, and what its keeper does. */
  onLog?: (line: string) => void;
}

const usual = [
  'listen_addresses=127.0.0.1',
  'max_connections=60',
  'shared_buffers=128MB',
  'work_mem=16MB',
  'maintenance_work_mem=128MB',
  'wal_level=minimal',
  'max_wal_senders=0',
  'max_wal_size=2GB',
  'random_page_cost=1.1',
  'jit=off',
  'max_parallel_workers_per_gather=0',
  'autovacuum_naptime=20s',
  'unix_socket_directories=',
  'logging_collector=off',
  // The application's name is the request's id (asked-by.ts).
  'log_line_prefix=%m [%p] %a ',
  'log_min_duration_statement=500',
];

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });

function initialise(binaries: Binaries, user: RunAs, data: string, password: string) {
  const passwordFile = `${data}.password`;
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (user.uid !== undefined) chownSync(passwordFile, user.uid, user.gid!);
  // Sorting by code point and knowing all letters; where the system lacks C.UTF-8, its usual UTF-8 locale.
  for (const locale of ['C.UTF-8', 'en_US.UTF-8']) {
    const flags = ['-D', data, '-U', 'mall', `--pwfile=${passwordFile}`, '--auth=scram-sha-256', '--encoding=UTF8', `--locale=${locale}`];
    const result = spawnSync(binaries.initdb, [...flags, '--locale-provider=builtin', '--builtin-locale=C.UTF-8'], {
      ...user,
      cwd: '/',
      encoding: 'utf8',
      env: { ...process.env, LC_ALL: locale },
    });
    if (result.status === 0) return;
    if (locale === 'en_US.UTF-8') throw new Error(`initdb failed: ${result.stderr || result.error}`);
  }
}

/** A server left behind by a killed API is ended; one that a living API keeps is not ours to take. */
async function endLeftOver(data: string, ownerFile: string) {
  const pidFile = join(data, 'postmaster.pid');
  if (!existsSync(pidFile)) return;
  const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
  const command = `/proc/${pid}/comm`;
  if (!isAlive(pid) || (existsSync(command) && !readFileSync(command, 'utf8').startsWith('postgres'))) return;
  const owner = existsSync(ownerFile) ? Number(readFileSync(ownerFile, 'utf8')) : 0;
  if (owner && owner !== process.pid && isAlive(owner)) throw new Error(`the data folder ${data} is in use by process ${owner}`);
  process.kill(pid, 'SIGINT');
  for (let i = 0; i < 200 && isAlive(pid); i += 1) await wait(50);
}

/**
 * Runs a PostgreSQL server of our own on a free loopback port, in a folder it can own (as root too), and starts it again when it dies.
 * The folder keeps its data; a second start takes under a second.
 */
export async function startEmbeddedServer({ folder, settings = [], onLog = () => {} }: EmbeddedServerSettings): Promise<EmbeddedServer> {
  const user = serverUser();
  const home = reachableFolder(folder, user);
  const data = join(home, 'postgres');
  const secret = join(home, 'postgres.secret');
  const ownerFile = join(home, 'postgres.owner');
  mkdirSync(home, { recursive: true });
  if (user.uid !== undefined) chmodSync(home, 0o711);
  const binaries = await embeddedBinaries(user, data);
  if (!existsSync(join(data, 'PG_VERSION')) || !existsSync(secret)) {
    rmSync(data, { recursive: true, force: true });
    mkdirSync(data, { mode: 0o700 });
    if (user.uid !== undefined) chownSync(data, user.uid, user.gid!);
    const password = randomBytes(18).toString('base64url');
    initialise(binaries, user, data, password);
    rmSync(`${data}.password`, { force: true });
    writeFileSync(secret, password, { mode: 0o600 });
  }
  await endLeftOver(data, ownerFile);
  writeFileSync(ownerFile, String(process.pid));
  const password = readFileSync(secret, 'utf8');
  const port = await freePort();
  let stopping = false;
  let child: ChildProcess | undefined;
  let ended: Promise<void> = Promise.resolve();

  const launch = () =>
    new Promise<void>((resolve, reject) => {
      const args = ['-D', data, '-p', String(port), ...[...usual, ...settings].flatMap((setting) => ['-c', setting])];
      // A session of its own: Ctrl-C in the terminal is for us, and we stop the server after our last query.
      const started = spawn(binaries.postgres, args, { ...user, cwd: '/', detached: true, stdio: ['ignore', 'ignore', 'pipe'] });
      child = started;
      let words = '';
      started.stderr!.setEncoding('utf8').on('data', (text: string) => {
        words = (words + text).slice(-4000);
        for (const line of text.split('\n')) if (line) onLog(line);
        if (/ready to accept (read-only )?connections/.test(text)) resolve();
      });
      ended = new Promise((done) => {
        started
          .once('error', (error) => reject(error))
          .once('exit', () => {
            done();
            reject(new Error(`PostgreSQL ended: ${words}`));
          });
      });
    });

  const keep = async () => {
    for (let pause = 200; ; pause = Math.min(pause * 2, 5000)) {
      await ended;
      if (stopping) return;
      onLog('PostgreSQL ended by itself, starting it again');
      await wait(pause);
      if (stopping) return;
      const ok = await launch().then(
        () => true,
        () => false,
      );
      if (ok) pause = 100;
    }
  };

  await launch();
  void keep();
  return {
    url: (database) => `postgres://mall:${password}@127.0.0.1:${port}/${database}`,
    async stop() {
      stopping = true;
      if (child && child.exitCode === null && child.signalCode === null) child.kill('SIGINT');
      await ended;
      rmSync(ownerFile, { force: true });
    },
  };
}
