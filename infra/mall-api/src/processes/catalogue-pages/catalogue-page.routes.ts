import { catalogueCalls as calls } from '@mall/api-contract/catalogue';
import type { FastifyInstance } from 'fastify';
import { route } from '../../http/route.ts';
import { type CataloguePageParts, cataloguePageService } from './catalogue-page.service.ts';

export function cataloguePageRoutes(app: FastifyInstance, parts: CataloguePageParts) {
  const pages = cataloguePageService(parts);
  route(app, calls.getCatalogue, (input, caller) => pages.page(input, caller));
}
