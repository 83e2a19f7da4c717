import type { News } from '@mall/api-contract/home';
import { columns } from '../../database/columns.ts';
import type { Database } from '../../database/database.ts';

/** What the mall announces. */
export const newsRepository = ({ sql }: Database) => ({
  /** What is published by now, newest first. */
  latest: async (count: number): Promise<News[]> =>
    sql<
      News[]
    >`select id, title, text, published_at from news where published_at <= now() order by published_at desc, id desc limit ${count}`,
  async insert(news: readonly Omit<News, 'id'>[]) {
    await sql`insert into news ${columns(sql, news)}`;
  },
});
