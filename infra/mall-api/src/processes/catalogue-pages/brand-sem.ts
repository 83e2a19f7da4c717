import type { BrandSem } from '@mall/api-contract/catalogue';
import type { Database } from '../../database/database.ts';
import type { BrandPageService } from '../../modules/catalogue/brand-page.service.ts';
import { contentService, headOfItem } from '../../modules/content/content.service.ts';
import { printedCatalogue } from './printed-catalogue.ts';

const cataloguesAtMost = 6;
const certificatesAtMost = 4;

/** Who a brand is: its words, its series, its printed catalogue, the pages that show its goods, and its papers (rule catalogue 21). */
export async function brandSem({ db, brands }: { db: Database; brands: BrandPageService }, manufacturerId: number): Promise<BrandSem> {
  const [words, series, certificates, pages, printed] = await Promise.all([
    brands.words(manufacturerId),
    brands.series(manufacturerId),
    brands.certificates(manufacturerId, certificatesAtMost),
    contentService(db).texts({ kinds: ['page', 'keyword'] }),
    printedCatalogue(db, 'brand', manufacturerId),
  ]);
  const catalogues = pages
    .filter(({ blocks }) => blocks.some((block) => block.kind === 'shelf' && block.manufacturerId === manufacturerId))
    .slice(0, cataloguesAtMost)
    .map(headOfItem)
    .map(({ title, url, summary }) => ({ title, url, summary }));
  return { ...words, series, catalogues: [...(printed ? [printed] : []), ...catalogues], certificates };
}
