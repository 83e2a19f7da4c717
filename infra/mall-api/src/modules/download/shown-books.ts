import type { Database } from '../../database/database.ts';
import type { BookSubject } from '../product/book-rows.service.ts';
import { catalogueBookRepository } from './catalogue-book.repository.ts';

export type BookOf = BookSubject['kind'];

/** Printed catalogues as others see them: those that are shown (rules download 19, 22). */
export const shownBooks = (db: Database) => ({
  /** The brands' and categories' with most SKUs first. */
  ids: (limit: number): Promise<number[]> => catalogueBookRepository(db).shownIds(limit),
  of: (kind: BookOf, subjectId: number) => catalogueBookRepository(db).shownOf(kind, subjectId),
  exists: async (id: number): Promise<boolean> => (await catalogueBookRepository(db).find(id)) !== undefined,
});
