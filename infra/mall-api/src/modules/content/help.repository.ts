import type { HelpArticle } from '@mall/api-contract/content';
import { columns } from '../../database/columns.ts';
import type { Database } from '../../database/database.ts';

export interface HelpNameRow {
  id: number;
  parentId: number | null;
  name: string;
}
export interface HelpRow extends HelpNameRow {
  paragraphs: string[];
  sort: number;
  updatedAt: string;
}

export const helpRepository = ({ sql }: Database) => ({
  /** Groups and articles, each among its own in its order. */
  names: async (): Promise<HelpNameRow[]> => sql<HelpNameRow[]>`select id, parent_id, name from help_entry order by sort, id`,
  async article(id: number): Promise<HelpArticle | undefined> {
    const [row] = await sql<HelpArticle[]>`
      select a.id, a.name, g.id as group_id, g.name as group_name, a.paragraphs, a.updated_at
      from help_entry a join help_entry g on g.id = a.parent_id where a.id = ${id}`;
    return row;
  },
  /** Groups come before their articles. */
  async insert(rows: readonly HelpRow[]) {
    await sql`insert into help_entry ${columns(sql, rows)}`;
  },
});
