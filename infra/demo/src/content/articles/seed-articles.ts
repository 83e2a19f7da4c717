import { contentDeskService, type Database } from '@mall/mall-api/filling';
import { readArticles } from './read-articles.ts';

const day = 86_400_000;

/** Writes the articles that help to choose, one a day up to yesterday. */
export function seedArticles(db: Database, now = Date.now()): Promise<void> {
  const articles = readArticles();
  return contentDeskService(db).fill(
    articles.map((article, at) => ({
      ...article,
      ...{ kind: 'article' as const, slug: '', sort: 0, synonyms: [], liveFrom: new Date(now - (at + 1) * day).toISOString() },
    })),
  );
}
