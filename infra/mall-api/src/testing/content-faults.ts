import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderStorage } from '../adapters/object-storage/folder-storage.ts';
import type { PoolDatabase } from '../database/database.ts';
import { catalogueService } from '../modules/catalogue/catalogue.service.ts';
import { contentService } from '../modules/content/content.service.ts';
import { contentPictures } from '../modules/content/content-pictures.ts';
import { postgresSearchEngine } from '../modules/search/postgres-search-engine.ts';
import { contentProblems } from '../processes/content-pages/index.ts';

/** For tests: why any of what is in force couldn't be published again, each with its title. */
export async function contentFaults(db: PoolDatabase): Promise<string[]> {
  const problemsOf = contentProblems({
    ...{ db, catalogue: catalogueService(db), engine: postgresSearchEngine(db) },
    contentPictures: contentPictures(db, folderStorage(join(tmpdir(), 'no-pictures'))),
    // A mall gets its films when it starts, and none starts here.
    hasFilm: async () => true,
  });
  const items = await contentService(db).texts({ kinds: ['news', 'article', 'help', 'keyword', 'page'] });
  const found: string[] = [];
  for (const item of items) found.push(...(await problemsOf(item)).map((problem) => `${item.title}: ${problem}`));
  return found;
}
