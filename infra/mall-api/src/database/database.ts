import postgres, { type Sql, type TransactionSql } from 'postgres';

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
  close(): Promise<void>;
}

const joined = (tx: TransactionSql): Database => {
  const database: Database = { sql: tx as unknown as Sql, transaction: (work) => work(database) };
  return database;
};

/**
 * Opens a pool. Connections are made on demand and made again after the server was gone, so a restarted database heals by itself.
 * @param url `postgres://…`
 * @param max connections at most
 */
export function openDatabase(url: string, max = 12): PoolDatabase {
  const sql = postgres(url, {
    max,
    idle_timeout: 60,
    connect_timeout: 5,
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
    } as never,
    // Search plans depend on how rare the words are, so a plan is never reused blindly; UTC keeps instants plain.
    connection: { plan_cache_mode: 'force_custom_plan', TimeZone: 'UTC' } as never,
  });
  return {
    sql,
    transaction: <T>(work: (tx: Database) => Promise<T>) => sql.begin((tx) => work(joined(tx))) as Promise<T>,
    close: () => sql.end({ timeout: 5 }),
  };
}
