import type { FastifyInstance } from 'fastify';
import type { PoolDatabase } from '../database/database.ts';
import { cataloguePageService } from '../processes/catalogue-pages/catalogue-page.service.ts';
import { homeRoutes } from '../processes/catalogue-pages/home.routes.ts';
import { homeService } from '../processes/catalogue-pages/home.service.ts';
import { catalogueRoutes } from './catalogue/catalogue.routes.ts';
import { catalogueService } from './catalogue/catalogue.service.ts';
import { comparisonRoutes } from './comparison/comparison.routes.ts';
import { comparisonService } from './comparison/comparison.service.ts';
import { layoutService } from './layout/layout.service.ts';
import { pricingRoutes } from './pricing/pricing.routes.ts';
import * as drawings from './product/drawing/index.ts';
import { nonStandardService } from './product/non-standard.service.ts';
import { pictureRoutes } from './product/pictures.routes.ts';
import { productRoutes } from './product/product.routes.ts';
import { productService } from './product/product.service.ts';
import { postgresSearchEngine } from './search/postgres-search-engine.ts';
import { searchRoutes } from './search/search.routes.ts';
import { searchService } from './search/search.service.ts';
import { wishListRoutes } from './wish-list/wish-list.routes.ts';
import { wishListService } from './wish-list/wish-list.service.ts';

/** The services of the catalogue: made once, because they hold categories, brands and the vocabulary in memory. */
export function catalogueNouns(db: PoolDatabase) {
  const engine = postgresSearchEngine(db);
  const catalogue = catalogueService(db);
  const product = productService(db, catalogue);
  const search = searchService({ db, engine, product, catalogue });
  return { engine, catalogue, product, search };
}
export type CatalogueNouns = ReturnType<typeof catalogueNouns>;

/** What is for sale: search, catalogue, product, prices and the home page's shelves. */
export function catalogueNounRoutes(api: FastifyInstance, db: PoolDatabase, { engine, catalogue, product, search }: CatalogueNouns) {
  searchRoutes(api, search, catalogue);
  catalogueRoutes(api, catalogue, cataloguePageService({ catalogue, product, search }));
  productRoutes(api, product, nonStandardService(db));
  pricingRoutes(api, db);
  comparisonRoutes(api, comparisonService(db, product));
  wishListRoutes(api, wishListService(db, product));
  const layout = layoutService(db);
  homeRoutes(api, homeService({ db, catalogue, layout, engine }));
  pictureRoutes(api, { db, layout, drawings });
}
