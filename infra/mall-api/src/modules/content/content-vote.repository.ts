import type { Database } from '../../database/database.ts';

/** Whether an article was of use: one row a person, the last word counts (rule content 35). */
export const contentVoteRepository = ({ sql }: Database) => ({
  async vote(itemId: number, voter: string, isUseful: boolean) {
    await sql`
      insert into content_vote (item_id, voter, is_useful) values (${itemId}, ${voter}, ${isUseful})
      on conflict (item_id, voter) do update set is_useful = excluded.is_useful, at = now()`;
  },
  async counts(itemId: number): Promise<{ useful: number; useless: number }> {
    const [row] = await sql<{ useful: number; useless: number }[]>`
      select count(*) filter (where is_useful)::int as useful, count(*) filter (where not is_useful)::int as useless
      from content_vote where item_id = ${itemId}`;
    return row!;
  },
});
