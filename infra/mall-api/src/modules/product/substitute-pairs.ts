import type { Database } from '../../database/database.ts';
import { privateBrandRepository } from './private-brand.repository.ts';

export type { SubstitutePair } from './private-brand.repository.ts';

/** What the private brands replace for less (rule catalogue 22). */
export const substitutePairs = (db: Database, privateIds: readonly number[]) => privateBrandRepository(db).pairs(privateIds);
