import type { Database } from '../../database/database.ts';
import { bookRowsRepository } from './book-rows.repository.ts';

export type { BookRow, BookSubject } from './book-rows.repository.ts';

/** What printed catalogues are about and made of (rules download 19, 20). */
export const bookRows = (db: Database) => bookRowsRepository(db);
