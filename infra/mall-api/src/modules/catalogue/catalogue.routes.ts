import { catalogueCalls as calls } from '@mall/api-contract/catalogue';
import type { FastifyInstance } from 'fastify';
import { route } from '../../http/route.ts';
import type { CatalogueService } from './catalogue.service.ts';

export function catalogueRoutes(app: FastifyInstance, { catalogue }: { catalogue: CatalogueService }) {
  route(app, calls.searchCategoryTree, () => catalogue.menu());
  route(app, calls.getFirstGradeCategory, () => catalogue.firstLevel());
  route(app, calls.getSecondLevelCategory, ({ categoryId }) => catalogue.secondLevel(categoryId));
  route(app, calls.getThreeLevelCategory, ({ id }) => catalogue.treeAround(id));
  route(app, calls.subCatesTree, ({ cid }) => catalogue.treeBelow(cid));
  route(app, calls.getBreadcrumbs, ({ id }) => catalogue.breadcrumbs(id));
  route(app, calls.searchCategoryDetail, ({ id }) => catalogue.detail(id));
  route(app, calls.getAllManufacturer, () => catalogue.allManufacturers());
  route(app, calls.searchManufacture, (input) => catalogue.findManufacturers(input));
  route(app, calls.searchHotManufacture, ({ categoryId, count }) => catalogue.hotManufacturers(categoryId, count ?? 16));
}
