import type { Parameter, Sql } from 'postgres';

/** What a column takes as it is; anything else goes in as `json()`. */
type Column = string | number | boolean | null | undefined | Date | Uint8Array | readonly string[] | readonly number[] | Parameter<unknown>;
type Columns = Record<string, Column>;

/**
 * Rows for `insert into t ${columns(sql, rows)}`, changes for `update t set ${columns(sql, changes)}`: a column for each key, in snake case.
 * An object that is no column's value is refused by its type. Several rows have the same keys; there is at least one.
 */
export function columns<T extends { readonly [K in keyof T]: Column }>(sql: Sql, rows: T | readonly T[]) {
  if (!Array.isArray(rows)) return sql({ ...rows } as Columns);
  return sql(rows.map((row: T): Columns => ({ ...row })));
}

const jsonb = 3802;

/** A value that its column keeps as JSON. */
export const json = (sql: Sql, value: unknown) => sql.typed(value, jsonb);
