import type { SynonymEntry } from '@mall/domain/search/query';
import type { Database } from '../../database/database.ts';
import { MallError } from '../../http/mall-error.ts';
import { synonymRepository } from './synonym.repository.ts';

/** With the version that was read where one is changed. */
export type NewSynonym = SynonymEntry & { source: string; version?: number | undefined };

/** What else something is called: data that staff keep (rule search 25). A change is seen by every process at its next look, within seconds. */
export const synonymService = (db: Database) => {
  const synonyms = synonymRepository(db);
  return {
    page: (kind: SynonymEntry['kind'] | undefined, keyword: string, offset: number, limit: number) =>
      synonyms.page(kind, keyword, offset, limit),

    /** Never writes over what a colleague wrote meanwhile. @throws SYNONYM_MEANINGLESS, SYNONYM_EXISTS, SYNONYM_CHANGED */
    async save({ kind, term, means, source, version }: NewSynonym) {
      const word = term.trim();
      const others = [...new Set(means.map((one) => one.trim()).filter((one) => one !== '' && one !== word))];
      if (kind !== 'brand' && others.length === 0) throw new MallError('SYNONYM_MEANINGLESS', { term: word });
      const entry = { kind, term: word, means: others, source: source.trim() };
      const written = version === undefined ? await synonyms.add(entry) : await synonyms.change(entry, version);
      if (!written) throw new MallError(version === undefined ? 'SYNONYM_EXISTS' : 'SYNONYM_CHANGED', { term: word });
      await synonyms.changed('synonyms');
      return { ...written, ...entry, isOwn: false };
    },

    /** @throws SYNONYM_NOT_FOUND */
    async remove(id: number) {
      if (!(await synonyms.remove(id))) throw new MallError('SYNONYM_NOT_FOUND', { id });
      await synonyms.changed('synonyms');
    },
  };
};
