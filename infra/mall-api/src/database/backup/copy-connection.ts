import pg from 'pg';
import { serverStreams, serversOf } from '../server-socket.ts';

/** As `pg_dump`: nothing ends a long copy but we, and its text means the same at every server. */
const settings = {
  statement_timeout: '0',
  lock_timeout: '0',
  idle_in_transaction_session_timeout: '0',
  transaction_timeout: '0',
  client_encoding: 'UTF8',
  DateStyle: 'ISO',
  IntervalStyle: 'postgres',
  TimeZone: 'UTC',
  extra_float_digits: '3',
};
/** A busy machine may take its time, and nobody waits before a screen. */
const connectMs = 30_000;
const endMs = 10_000;

export interface CopyConnection {
  client: pg.Client;
  /** Of its process at the server. */
  pid: number;
  /** Ends it, whatever it is doing, and the transaction with it. @returns whether the server says that it is gone */
  abandon(): Promise<boolean>;
}

/** A connection to the server that takes writes; a single one is taken as it is. */
async function connect(url: string): Promise<pg.Client> {
  const { servers, first } = serversOf(url);
  let refusal = 'none of the servers takes writes';
  for (const server of servers) {
    const client = new pg.Client({
      connectionString: first,
      stream: serverStreams([server]),
      application_name: 'mall backup',
      keepAlive: true,
      connectionTimeoutMillis: connectMs,
    });
    // What breaks it fails the query that is under way, too.
    client.on('error', () => {});
    try {
      await client.connect();
      const { rows } = await client.query<{ standby: boolean }>('select pg_is_in_recovery() as standby');
      if (!rows[0]!.standby || servers.length === 1) return client;
    } catch (error) {
      const { message, code } = error as NodeJS.ErrnoException;
      refusal = `the database at ${server.host}:${server.port} can't be reached: ${message || code}`;
    }
    client.end().catch(() => {});
  }
  throw new Error(refusal);
}

/** Ends another session; its own end of the connection may be one that a server, waiting for a lock, doesn't look at. */
async function terminate(url: string, pid: number): Promise<boolean> {
  const client = await connect(url);
  try {
    const ours = `from pg_stat_activity where pid = $1 and application_name = 'mall backup'`;
    await client.query(`select pg_terminate_backend(pid, ${endMs}) ${ours}`, [pid]);
    return (await client.query(`select ${ours}`, [pid])).rows.length === 0;
  } finally {
    await client.end();
  }
}

/**
 * Connects for copying whole tables.
 * @param url `postgres://…`, of several hosts for a cluster that fails over
 * @throws {Error} the server can't be reached
 */
export async function copyConnection(url: string): Promise<CopyConnection> {
  const client = await connect(url);
  // A server that waits for a lock looks whether we are still there; where the system can't tell it, the setting is refused.
  await client.query(`set client_connection_check_interval = '10s'`).catch(() => {});
  const { rows } = await client
    .query<{ pid: number }>(
      `select pg_backend_pid() as pid, count(set_config(name, value, false))
       from unnest($1::text[], $2::text[]) as wanted(name, value) join pg_settings using (name)`,
      [Object.keys(settings), Object.values(settings)],
    )
    .catch(async (error) => {
      await client.end();
      throw error;
    });
  const { pid } = rows[0]!;
  return {
    client,
    pid,
    async abandon() {
      client.end().catch(() => {});
      return terminate(url, pid).catch(() => false);
    },
  };
}
