import type { Database } from '../../database/database.ts';
import { catalogueBookRepository } from './catalogue-book.repository.ts';

/** Printed catalogues as others see them: those that are shown (rules download 19, 22). */
export const shownBooks = (db: Database) => ({
  /** The brands' and categories' with most SKUs first. */
  ids: (limit: number): Promise<number[]> => catalogueBookRepository(db).shownIds(limit),
  ofBrand: (manufacturerId: number) => catalogueBookRepository(db).shownOf('brand', manufacturerId),
  exists: async (id: number): Promise<boolean> => (await catalogueBookRepository(db).find(id)) !== undefined,
});
