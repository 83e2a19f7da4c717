import type { Database } from '../../database/database.ts';

/** So many things are looked at for the sizes they have. */
const mostLookedAt = 4000;

/** Whether anything is found, without finding it. */
export const existenceRepository = ({ sql }: Database) => ({
  /** Which of these find anything, in one round trip: each stops at its first row. @param queries tsqueries; '' finds everything */
  async existing(queries: readonly string[]): Promise<boolean[]> {
    if (queries.length === 0) return [];
    const [row] = await sql<{ finds: boolean[] }[]>`select search_finds(${[...queries]}::text[]) as finds`;
    return row?.finds ?? [];
  },
  /** Which of these facet values things have together, each combination once. @param query tsquery */
  async combinations(query: string, values: readonly number[]): Promise<number[][]> {
    const rows = await sql<{ own: number[] }[]>`
      select distinct array(select v from unnest(f) v where v = any(${[...values]}::int[])) as own
      from (select f from sdoc where tsv @@ ${query}::tsquery limit ${mostLookedAt}) d`;
    return rows.map(({ own }) => own);
  },
});
