import type { News } from '@mall/api-contract/home';
import type { Database } from '../../database/database.ts';
import { newsRepository } from './news.repository.ts';

/** News of the mall (rule content 1). */
export const newsService = (db: Database) => ({
  write: (news: readonly Omit<News, 'id'>[]): Promise<void> => newsRepository(db).insert(news),
  latest: (count: number): Promise<News[]> => newsRepository(db).latest(count),
});
