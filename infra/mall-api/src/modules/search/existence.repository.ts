import type { Database } from '../../database/database.ts';

/** Whether anything is found, without finding it. */
export const existenceRepository = ({ sql }: Database) => ({
  /** Which of these find anything, in one round trip: each stops at its first row. @param queries tsqueries; '' finds everything */
  async existing(queries: readonly string[]): Promise<boolean[]> {
    if (queries.length === 0) return [];
    const rows = await sql<{ there: boolean }[]>`
      select q = '' or exists (select from sdoc where tsv @@ nullif(q, '')::tsquery) as there
      from unnest(${[...queries]}::text[]) with ordinality t (q, n) order by n`;
    return rows.map(({ there }) => there);
  },
});
