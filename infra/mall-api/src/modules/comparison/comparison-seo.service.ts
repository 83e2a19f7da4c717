import type { ComparisonSeo } from '@mall/api-contract/comparison';
import type { Database } from '../../database/database.ts';
import type { ProductService } from '../product/product.service.ts';
import type { Viewer } from '../product/sku-cards.ts';
import { comparisonSeoRepository } from './comparison-seo.repository.ts';

/** What search engines read of a comparison (rule comparison 9). */
export const comparisonSeoService = (db: Database, product: ProductService) => ({
  /** What staff wrote, else what follows from the products' names. */
  async of(skuNumbers: readonly string[], viewer: Viewer): Promise<ComparisonSeo> {
    const numbers = skuNumbers.map((one) => one.toUpperCase());
    const written = await comparisonSeoRepository(db).of(numbers);
    if (written) return written;
    const cards = await product.cardsByNumber(numbers.slice(0, 4), viewer);
    const names = cards.map(({ manufacturerName, manufacturerPartNumber }) => `${manufacturerName} ${manufacturerPartNumber}`);
    if (names.length === 0) return { title: '商品对比', keywords: '', description: '' };
    return {
      title: `${names.join('与')}对比`.slice(0, 80),
      keywords: names.join(',').slice(0, 200),
      description: `${cards.map(({ productName }) => productName).join('、')}的参数、货期对比。`.slice(0, 300),
    };
  },
  async save(skuNumbers: readonly string[], seo: ComparisonSeo, operatorId: number): Promise<ComparisonSeo> {
    await comparisonSeoRepository(db).keep(skuNumbers, seo, operatorId);
    return seo;
  },
});
