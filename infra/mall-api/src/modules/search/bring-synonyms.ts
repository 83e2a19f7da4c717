import type { Database } from '../../database/database.ts';
import { ownSynonyms } from './own-synonyms/own-synonyms.ts';
import { synonymRepository } from './synonym.repository.ts';

/**
 * Brings the synonyms of this version of the product into a mall that an earlier one filled; every process reads them within seconds. What staff changed or removed stays. Of
 * several processes that start at once one writes.
 */
export const bringSynonyms = (db: Database): Promise<void> =>
  db.transaction(async (tx) => {
    const synonyms = synonymRepository(tx);
    await synonyms.hold();
    if (await synonyms.bring(ownSynonyms())) await synonyms.changed('synonyms');
  });
