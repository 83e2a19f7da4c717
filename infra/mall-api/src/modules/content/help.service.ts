import type { HelpArticle, HelpGroup } from '@mall/api-contract/content';
import type { Database } from '../../database/database.ts';
import { MallError } from '../../http/mall-error.ts';
import { type HelpRow, helpRepository } from './help.repository.ts';

export type { HelpRow } from './help.repository.ts';

/** The help centre (rule content 2). */
export const helpService = (db: Database) => {
  const help = helpRepository(db);
  return {
    /** Groups come before their articles. */
    write: (rows: readonly HelpRow[]): Promise<void> => help.insert(rows),
    /** Groups with their articles; a group that has none is left out. */
    async tree(): Promise<HelpGroup[]> {
      const rows = await help.names();
      return rows
        .filter(({ parentId }) => parentId === null)
        .map(({ id, name }) => ({
          id,
          name,
          selfChildren: rows.filter(({ parentId }) => parentId === id).map((child) => ({ id: child.id, name: child.name })),
        }))
        .filter(({ selfChildren }) => selfChildren.length > 0);
    },
    /** @throws {MallError} HELP_NOT_FOUND, for a group too: only articles have text */
    async article(id: number): Promise<HelpArticle> {
      const article = await help.article(id);
      if (!article) throw new MallError('HELP_NOT_FOUND', { id });
      return article;
    },
  };
};
