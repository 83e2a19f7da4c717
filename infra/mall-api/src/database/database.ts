import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import postgres, { type Sql, type TransactionSql } from 'postgres';
import { Overload } from '../load/overload.ts';
import { turns } from '../load/turns.ts';
import { askedBy, refuseOverdue } from './asked-by.ts';
import { beginOnOwnConnection } from './own-connection.ts';
import { serverSockets, serversOf } from './server-socket.ts';

/**
 * A handle on PostgreSQL: the pool, or one transaction of it. `sql` is a tagged template whose `${values}` travel as bind
 * parameters; rows come back with camelCase keys, bigints as numbers, instants as UTC ISO text.
 */
export interface Database {
  readonly sql: Sql;
  /** Runs `work` in one transaction. Inside a transaction it joins that one: a service can call another's inside its own. */
  transaction<T>(work: (tx: Database) => Promise<T>): Promise<T>;
}

export interface PoolDatabase extends Database {
  /**
   * Runs `work` in a transaction that everything using this handle joins: `sql` speaks on its connection, and `transaction` is a
   * savepoint in it. So a write and the answer kept for its idempotency key are committed together, without the write knowing.
   * A refusal (`keeps(error)` true) is committed too and thrown: what was written outside of the refused `transaction`, such as a
   * count of failures, stays.
   */
  surround<T>(work: () => Promise<T>, keeps: (error: unknown) => boolean): Promise<T>;
  close(): Promise<void>;
}

const joined = (tx: TransactionSql): Database => {
  const database: Database = { sql: tx as unknown as Sql, transaction: (work) => work(database) };
  return database;
};

/** PostgreSQL names who asked beside each line of its log (`%a`); until the transaction ends that is the request's id. Sent along, nobody waits for it. */
function sayWhoAsks(tx: TransactionSql) {
  const id = askedBy();
  if (id) tx`select set_config('application_name', ${`mall ${id}`.slice(0, 63)}, true)`.catch(() => {});
}

export interface PoolSettings {
  /** Connections at most. */
  max?: number;
  /** Serving people, who don't wait for long: statements, locks, transactions and hanging servers are given up in time. Without it nothing is. */
  isServing?: boolean;
}

/** What a serving connection waits for, in ms: each is less than a call may take (7 s), so that its failure can still be told. */
const limits = { statement_timeout: 6000, lock_timeout: 4000, idle_in_transaction_session_timeout: 10_000 };
const connectMs = 3000;
const silenceMs = 6500;
/** Transactions hold a connection for as long as they take; a third of them stays for everything else. */
const transactionsOf = (max: number, isServing: boolean) => ({
  atOnce: Math.ceil((max * 2) / 3),
  waiting: 200,
  ...(isServing ? { patienceMs: 3000 } : {}),
});

/**
 * Opens a pool. Connections are made on demand and made again after the server was gone, so a restarted database heals by itself;
 * of several servers it finds the one that takes writes.
 * @param url `postgres://…`, with several hosts for a cluster that fails over: `postgres://mall:…@a:5432,b:5432/mall`
 */
export function openDatabase(url: string, { max = 12, isServing = false }: PoolSettings = {}): PoolDatabase {
  const { servers, first } = serversOf(url);
  const inLine = turns(transactionsOf(max, isServing), (why) => new Overload(`too many transactions: ${why}`));
  const pool = postgres(first, {
    max,
    idle_timeout: 60,
    connect_timeout: connectMs / 1000,
    backoff: () => 0.2,
    // The driver waits for ever where a server hangs, and keeps asking a dead one of several.
    ...({ socket: serverSockets(servers, connectMs, isServing ? silenceMs : undefined) } as object),
    ...(servers.length > 1 ? { target_session_attrs: 'primary' as const } : {}),
    onnotice: () => {},
    transform: { ...postgres.camel, undefined: null },
    types: {
      bigint: { to: 20, from: [20, 1700], parse: Number, serialize: String },
      instant: {
        to: 1184,
        from: [1114, 1184],
        parse: (text: string) => new Date(text).toISOString(),
        serialize: (value: string | Date) => new Date(value).toISOString(),
      },
    },
    // Search plans depend on how rare the words are, so a plan is never reused blindly; UTC keeps instants plain.
    connection: {
      plan_cache_mode: 'force_custom_plan',
      TimeZone: 'UTC',
      application_name: 'mall',
      ...(isServing ? limits : {}),
    },
  });
  const begin = <T>(work: (tx: TransactionSql) => Promise<T>) =>
    inLine.take('', () => {
      refuseOverdue();
      return beginOnOwnConnection(pool as unknown as Sql, async (tx) => {
        sayWhoAsks(tx);
        const done = await work(tx);
        // Nobody is told that it failed of what is then committed.
        refuseOverdue();
        return done;
      });
    });
  const surrounding = new AsyncLocalStorage<TransactionSql>();
  const current = () => (surrounding.getStore() as unknown as Sql | undefined) ?? pool;
  const sql = new Proxy(pool, {
    apply: (_target, _this, args) => {
      refuseOverdue();
      return Reflect.apply(current(), undefined, args);
    },
    get: (_target, key) => Reflect.get(current(), key),
  });
  return {
    sql,
    transaction<T>(work: (tx: Database) => Promise<T>) {
      const outer = surrounding.getStore();
      const scoped = (tx: TransactionSql) => work(joined(tx));
      return (outer ? outer.savepoint(scoped) : begin(scoped)) as Promise<T>;
    },
    async surround<T>(work: () => Promise<T>, keeps: (error: unknown) => boolean) {
      const outcome = await begin((tx) =>
        surrounding.run(tx, async () => {
          try {
            return { value: await work() };
          } catch (error) {
            if (keeps(error)) return { error };
            throw error;
          }
        }),
      );
      if ('error' in outcome) throw outcome.error;
      return outcome.value as T;
    },
    close: () => pool.end({ timeout: 2 }),
  };
}

/** Does the database answer at all, within two seconds? */
export const answers = ({ sql }: Database): Promise<boolean> =>
  Promise.race([
    sql`select 1`.then(
      () => true,
      () => false,
    ),
    wait(2000, false, { ref: false }),
  ]);
