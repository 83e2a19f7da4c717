import type { Database } from '../../database/database.ts';
import { shelfRepository } from './shelf.repository.ts';

export type { ShelfRow } from './shelf.repository.ts';

/** SKUs that the home page's shelves choose among and show. */
export const shelf = (db: Database) => shelfRepository(db);
