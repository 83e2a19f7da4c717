import { contentDeskService, type Database } from '@mall/mall-api/filling';
import { helpContent } from './help-content.ts';

/** Articles of the first group are 101, 102 …, of the second 201 …: other pages link to them. */
const perGroup = 100;

/** Writes the help centre's first articles. */
export const seedHelp = (db: Database, now = new Date().toISOString()): Promise<void> =>
  contentDeskService(db).fill(
    helpContent.flatMap(({ name, articles }, group) =>
      articles.map((article, at) => ({
        ...{ id: (group + 1) * perGroup + at + 1, kind: 'help' as const, slug: '', sort: group * 1000 + at, liveFrom: now },
        ...{ title: article.name, summary: article.paragraphs[0] ?? '', topic: name, synonyms: [] },
        blocks: [{ kind: 'text' as const, markdown: article.paragraphs.join('\n\n') }],
      })),
    ),
  );
