import { brandUrl, categoryUrl } from '@mall/domain/catalogue';
import type { Database } from '../../database/database.ts';
import { MallError } from '../../http/mall-error.ts';
import type { CatalogueService } from '../catalogue/catalogue.service.ts';
import { contentService } from '../content/content.service.ts';
import type { ProductService } from '../product/product.service.ts';
import { shownBooks } from './shown-books.ts';

/** The protocol allows 50,000 addresses and 50 MB a file; this many are read and sent at once. */
const addressesInOne = 10_000;
/** Pages that list the rest, and that ask what is looked for. What says that its address is another's, or keeps search engines out, stands in no file (rule page-addresses 21). */
const pages = [
  ...[
    '/',
    '/sitemap',
    '/canshu',
    '/newProducts',
    '/hotProduct',
    '/ai',
    '/discount/coupon-index',
    '/catalog/promotionlist',
    '/promotion/einvoice',
  ],
  ...['/brand/all', '/brand/selection', '/brand/proxy-certificate', '/privateBrand', '/catalog/huoye', '/catalog/beijian'],
  ...['/news', '/zhishi', '/knowledge', '/helpCenter', '/gp', '/cp/view', '/cms', '/catalogue'],
  ...['/download/center', '/supplier', '/supplier/apply'],
  ...['/t/agreement/0', '/t/agreement/1', '/t/agreement/2'],
];
const contentKinds = ['news', 'article', 'help', 'keyword', 'page'] as const;

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const schema = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

export interface SitemapParts {
  db: Database;
  catalogue: CatalogueService;
  product: Pick<ProductService, 'numbersForSale'>;
  /** Where buyers find the mall: a sitemap names whole addresses. */
  mallUrl: string;
}

/** The sitemap for search engines: an index, and a file each for pages, what the mall tells, categories, brands, printed catalogues, and every ten thousand products: however many there are, a file holds no more. */
export const sitemapService = ({ db, catalogue, product, mallUrl }: SitemapParts) => {
  const entry = (path: string) => `<loc>${escaped(new URL(path, mallUrl).href)}</loc>`;
  const urlSet = (paths: string[]) =>
    `${head}<urlset ${schema}>\n${paths.map((path) => `<url>${entry(path)}</url>\n`).join('')}</urlset>\n`;
  const content = async () =>
    (await contentService(db).list({ kinds: contentKinds }, 1, addressesInOne)).items
      .map(({ url }) => url)
      .filter((url) => !pages.includes(url));
  const productFiles = async () => {
    const total = (await catalogue.snapshot()).roots.reduce((sum, { skuCount }) => sum + skuCount, 0);
    return Math.ceil(total / addressesInOne);
  };

  return {
    /** @throws {MallError} NOT_FOUND where the index names no such file */
    async file(fileName: string): Promise<string> {
      const { categories, manufacturers } = await catalogue.snapshot();
      if (fileName === 'sitemap.xml') {
        const products = Array.from({ length: await productFiles() }, (_, index) => `sitemap-products-${index + 1}.xml`);
        const files = [
          'sitemap-pages.xml',
          'sitemap-content.xml',
          'sitemap-categories.xml',
          'sitemap-brands.xml',
          'sitemap-books.xml',
          ...products,
        ];
        return `${head}<sitemapindex ${schema}>\n${files.map((name) => `<sitemap>${entry(`/${name}`)}</sitemap>\n`).join('')}</sitemapindex>\n`;
      }
      if (fileName === 'sitemap-pages.xml') return urlSet(pages);
      if (fileName === 'sitemap-content.xml') return urlSet(await content());
      if (fileName === 'sitemap-categories.xml') return urlSet([...categories.values()].map(({ id }) => categoryUrl(id)));
      if (fileName === 'sitemap-brands.xml') return urlSet(manufacturers.map(({ id }) => brandUrl(id)));
      if (fileName === 'sitemap-books.xml') return urlSet((await shownBooks(db).ids(addressesInOne)).map((id) => `/download/${id}`));
      const number = Number(/^sitemap-products-([1-9]\d{0,4})\.xml$/.exec(fileName)?.[1] ?? 0);
      if (number < 1 || number > (await productFiles())) throw new MallError('NOT_FOUND', { fileName });
      const skus = await product.numbersForSale((number - 1) * addressesInOne, addressesInOne);
      return urlSet(skus.map((skuNumber) => `/p/${encodeURIComponent(skuNumber)}`));
    },
  };
};
