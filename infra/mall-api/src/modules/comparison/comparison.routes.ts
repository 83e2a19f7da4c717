import { comparisonCalls as calls } from '@mall/api-contract/comparison';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/database.ts';
import { route } from '../../http/route.ts';
import type { ProductService } from '../product/product.service.ts';
import { comparisonService } from './comparison.service.ts';
import { comparisonSeoService } from './comparison-seo.service.ts';

export function comparisonRoutes(app: FastifyInstance, { db, product }: { db: Database; product: ProductService }) {
  const comparison = comparisonService(db, product);
  route(app, calls.getSkuComparisonList, (_input, caller) => comparison.list(caller));
  route(app, calls.getSkuComparisonsBySkuNumbers, ({ skuNumbers }, caller) => comparison.of(skuNumbers, caller));
  route(app, calls.addSkuComparison, ({ skuNumber }, caller) => comparison.add([skuNumber], caller));
  route(app, calls.addSkuComparisons, ({ skuNumbers }, caller) => comparison.add(skuNumbers, caller));
  route(app, calls.deleteSkuComparison, ({ skuNumber }, caller) => comparison.remove(skuNumber, caller));
  route(app, calls.deleteAllSkuComparison, (_input, caller) => comparison.clear(caller));
  const seo = comparisonSeoService(db, product);
  route(app, calls.getSkuComparisonSeo, ({ skuNumbers }, caller) => seo.of(skuNumbers, caller));
  route(app, calls.saveSkuComparisonSEO, async ({ skuNumbers, ...written }, caller) => {
    const numbers = await comparison.known(skuNumbers, caller);
    return seo.save(numbers, written, caller.operatorId!);
  });
  route(app, calls.clearAllSkuComparisonAfterAddSkuComparison, ({ skuNumbers }, caller) => comparison.replace(skuNumbers, caller));
}
