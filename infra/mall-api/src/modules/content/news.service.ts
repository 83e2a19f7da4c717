import type { News } from '@mall/api-contract/home';
import { contentUrl } from '@mall/domain/content';
import type { Database } from '../../database/database.ts';
import { contentItemRepository } from './content-item.repository.ts';

/** News of the mall (rule content 1). */
export const newsService = (db: Database) => ({
  async latest(count: number): Promise<News[]> {
    const { rows } = await contentItemRepository(db).page({ kinds: ['news'] }, 0, count);
    return rows.map((item) => ({
      ...{ id: item.id, title: item.title, text: item.summary, url: contentUrl(item), publishedAt: item.publishedAt },
    }));
  },
});
