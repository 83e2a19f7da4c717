import { type Database, type HelpRow, helpService } from '@mall/mall-api/filling';
import { helpContent } from './help-content.ts';

/** Groups have hundreds as numbers, their articles the numbers after it: 101 is the first article of the first group. */
const perGroup = 100;

/** Writes the help centre's first articles. */
export const seedHelp = (db: Database, now = new Date().toISOString()): Promise<void> =>
  helpService(db).write(
    helpContent.flatMap(({ name, articles }, group): HelpRow[] => {
      const id = (group + 1) * perGroup;
      return [
        { id, parentId: null, name, paragraphs: [], sort: group, updatedAt: now },
        ...articles.map((article, sort) => ({
          id: id + sort + 1,
          parentId: id,
          name: article.name,
          paragraphs: [...article.paragraphs],
          sort,
          updatedAt: now,
        })),
      ];
    }),
  );
