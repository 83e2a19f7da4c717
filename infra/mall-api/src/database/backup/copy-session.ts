import type { Readable, Writable } from 'node:stream';
import { from, to } from 'pg-copy-streams';
import { type CopyConnection, copyConnection } from './copy-connection.ts';
import { type SilenceLimit, silenceLimit } from './silence-limit.ts';
import { quoted, type Table } from './tables.ts';

export interface CopyLimits {
  /** Ends it with its reason. */
  signal: AbortSignal;
  /** How long nothing may move between the database and here, in ms. */
  silenceMs: number;
}

/** One transaction that copies tables. */
export interface CopySession {
  select<T>(text: string, values?: unknown[]): Promise<T[]>;
  /** A table's rows in COPY's text, a line each. They come as fast as they are taken. */
  read(table: Table): Readable;
  /** Takes such rows. It is finished once the server has them, their constraints checked; what the server refuses is its error. */
  write(table: Table): Writable;
  /** Bytes went through, read or written. */
  moved(): void;
  /** The server has all of a table and checks it, which takes as long as it takes and moves nothing. */
  waitForServer(): void;
}

const begin = { read: 'begin isolation level repeatable read read only', write: 'begin' } as const;

function sessionOn({ client }: CopyConnection, silence: SilenceLimit, onTable: (name: string) => void): CopySession {
  const copy = <S extends Readable | Writable>({ name }: Table, stream: S) => {
    onTable(name);
    silence.moved();
    // The connection's end is told to a stream that was given up, too.
    return client.query(stream as never) && stream.on('error', () => {});
  };
  return {
    async select<T>(text: string, values: unknown[] = []) {
      const { rows } = await client.query(text, values);
      silence.moved();
      return rows as T[];
    },
    read: (table) => copy(table, to(`copy "${table.name}" (${quoted(table.columns)}) to stdout`)),
    write: (table) => copy(table, from(`copy "${table.name}" (${quoted(table.columns)}) from stdin`)),
    moved: silence.moved,
    waitForServer: silence.suspend,
  };
}

/**
 * Runs `work` in one transaction on a connection of its own: to `read`, of one moment; to `write`, all or nothing. However it ends, no session stays at the server.
 *
 * It isn't our usual driver's. postgres.js 3.4 pauses its socket while more than 64 KB of a COPY wait to be read, and lets it go on when they are; but a COPY that
 * is over asks for nothing more. When that much waits at its end, which is a matter of how fast the machine packs what it reads, the socket stays paused, and the
 * next statement has no answer, ever. Into the database an error after the last row, or none but in its text, is told to nobody.
 * @throws {Error} what `work` throws; `signal`'s reason; that nothing moved; that the connection was lost
 */
export async function withCopySession<T>(
  url: string,
  access: keyof typeof begin,
  { signal, silenceMs }: CopyLimits,
  work: (session: CopySession) => Promise<T>,
): Promise<T> {
  signal.throwIfAborted();
  const connection = await copyConnection(url);
  const { client, pid } = connection;
  const failure = Promise.withResolvers<never>();
  failure.promise.catch(() => {});
  let table = '';
  const silence = silenceLimit(silenceMs, () => {
    const where = table && `, at the table ${table}`;
    failure.reject(new Error(`nothing moved between the database and here for ${silenceMs / 1000} s (MALL_BACKUP_SILENCE)${where}`));
  });
  const onAbort = () => failure.reject(signal.reason);
  signal.addEventListener('abort', onAbort);
  const session = sessionOn(connection, silence, (name) => {
    table = name;
  });
  const all = async () => {
    signal.throwIfAborted();
    await session.select(begin[access]);
    const done = await work(session);
    await session.select('commit');
    await client.end();
    return done;
  };
  client.on('error', (error) => failure.reject(error));
  try {
    return await Promise.race([all(), failure.promise]);
  } catch (error) {
    if (await connection.abandon()) throw error;
    throw new Error(`${(error as Error).message}; the server didn't say that our session, its process ${pid}, has ended`, { cause: error });
  } finally {
    silence.suspend();
    signal.removeEventListener('abort', onAbort);
  }
}
