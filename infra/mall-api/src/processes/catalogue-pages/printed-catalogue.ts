import type { CatalogueLink } from '@mall/api-contract/catalogue';
import type { Database } from '../../database/database.ts';
import { type BookOf, shownBooks } from '../../modules/download/shown-books.ts';

/** The link to the printed catalogue of a brand or a first-level category, where one is shown (rules catalogue 21, 28). */
export async function printedCatalogue(db: Database, kind: BookOf, subjectId: number): Promise<CatalogueLink | undefined> {
  const book = await shownBooks(db).of(kind, subjectId);
  return (
    book && {
      title: `${book.title}产品目录 PDF`,
      url: `/download/${book.id}`,
      summary: `${book.skuCount.toLocaleString('en-US')} 种规格的尺寸表、图纸与订货编码`,
    }
  );
}
