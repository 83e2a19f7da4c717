import type { Database } from '../database/database.ts';
import type { SearchEngine } from '../modules/search/search-engine.ts';

/** For tests: asks for a keyword. @returns the engine's answer, and the names of what was found, in its order */
export const aSearch =
  ({ sql }: Pick<Database, 'sql'>, engine: SearchEngine) =>
  async (keyword: string) => {
    const answer = await engine.search({ keyword });
    const rows = await sql<{ id: number; name: string }[]>`select id, name from sku where id = any(${answer.skuIds})`;
    return { ...answer, names: answer.skuIds.map((id) => rows.find((row) => row.id === id)!.name) };
  };
