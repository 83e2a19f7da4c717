import type { BrandSem } from '@mall/api-contract/catalogue';
import type { Database } from '../../database/database.ts';
import type { BrandPageService } from '../../modules/catalogue/brand-page.service.ts';
import { contentService, headOfItem } from '../../modules/content/content.service.ts';
import { shownBooks } from '../../modules/download/shown-books.ts';

const cataloguesAtMost = 6;
const certificatesAtMost = 4;

/** Who a brand is: its words, its series, its printed catalogue, the pages that show its goods, and its papers (rule catalogue 21). */
export async function brandSem({ db, brands }: { db: Database; brands: BrandPageService }, manufacturerId: number): Promise<BrandSem> {
  const [words, series, certificates, pages, book] = await Promise.all([
    brands.words(manufacturerId),
    brands.series(manufacturerId),
    brands.certificates(manufacturerId, certificatesAtMost),
    contentService(db).texts({ kinds: ['page', 'keyword'] }),
    shownBooks(db).ofBrand(manufacturerId),
  ]);
  const catalogues = pages
    .filter(({ blocks }) => blocks.some((block) => block.kind === 'shelf' && block.manufacturerId === manufacturerId))
    .slice(0, cataloguesAtMost)
    .map(headOfItem)
    .map(({ title, url, summary }) => ({ title, url, summary }));
  const printed = book
    ? [{ title: `${book.title}产品目录 PDF`, url: `/download/${book.id}`, summary: `${book.skuCount} 种规格的尺寸表、图纸与订货编码` }]
    : [];
  return { ...words, series, catalogues: [...printed, ...catalogues], certificates };
}
