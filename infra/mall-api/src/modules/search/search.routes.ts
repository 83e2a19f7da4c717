import { searchCalls as calls } from '@mall/api-contract/search';
import type { FastifyInstance } from 'fastify';
import { route } from '../../http/route.ts';
import type { CatalogueService } from '../catalogue/catalogue.service.ts';
import type { SearchService } from './search.service.ts';

export function searchRoutes(app: FastifyInstance, { search, catalogue }: { search: SearchService; catalogue: CatalogueService }) {
  route(app, calls.hasSku, ({ keyword }, { kp }) => search.hasSku(keyword, kp));
  route(app, calls.getChineseNameForPinyin, async ({ keyword }) => ({ chineseName: await search.chineseFor(keyword) }));
  route(app, calls.category, async ({ mid }) => {
    await catalogue.manufacturer(mid);
    return catalogue.categoriesOfManufacturer(mid);
  });
  route(app, calls.esInstantSearch, ({ keyword }, { kp }) => search.suggest(keyword, kp));
  route(app, calls.customerSearchProducts, ({ keyword, ...filters }, caller) => search.search(keyword, filters, caller));
  route(app, calls.searchProductsOfInternal, ({ keyword, ...filters }, { provinceId }) =>
    search.search(keyword, filters, { kp: undefined, provinceId, seesStock: true }),
  );
  route(app, calls.customerSearchSkuByElastic, (input, caller) => search.skus(input, caller));
  route(app, calls.getSynonyms, () => search.synonymGroups());
}
