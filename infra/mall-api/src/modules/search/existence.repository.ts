import type { Database } from '../../database/database.ts';

/** Whether anything is found, without finding it. */
export const existenceRepository = ({ sql }: Database) => ({
  /** Which of these find anything, in one round trip: each stops at its first row. @param queries tsqueries; '' finds everything */
  async existing(queries: readonly string[]): Promise<boolean[]> {
    if (queries.length === 0) return [];
    const [row] = await sql<{ finds: boolean[] }[]>`select search_finds(${[...queries]}::text[]) as finds`;
    return row?.finds ?? [];
  },
});
