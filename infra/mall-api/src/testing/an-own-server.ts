import { readFileSync, rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { type EmbeddedServer, startEmbeddedServer } from '../database/embedded-server.ts';

export interface AnOwnServer extends EmbeddedServer {
  /** Its folder, gone with `end`. */
  folder: string;
  /** All its processes, the first one first. */
  processes(): number[];
  /** Kills it as a power cut would, and it stays away. */
  kill(): Promise<void>;
  end(): Promise<void>;
}

export const aServersFolder = () => mkdtemp(join(tmpdir(), 'mall-own-server-'));

/** For tests: a PostgreSQL server that nobody else uses, to be stopped, killed and copied. */
export async function anOwnServer(folder: string, settings: readonly string[] = []): Promise<AnOwnServer> {
  const server = await startEmbeddedServer({ folder, settings });
  const first = () => Number(readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
  const childrenOf = (pid: number) =>
    readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);
  return {
    ...server,
    folder,
    processes: () => [first(), ...childrenOf(first())],
    async kill() {
      process.kill(first(), 'SIGKILL');
      await server.stop();
    },
    async end() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Makes an empty database on a server. */
export async function makeDatabase(server: EmbeddedServer, name: string) {
  const sql = postgres(server.url('postgres'), { max: 1, onnotice: () => {} });
  await sql.unsafe(`create database ${name}`).simple();
  await sql.end();
}
