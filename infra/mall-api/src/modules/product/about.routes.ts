import { productCalls as calls } from '@mall/api-contract/product';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/database.ts';
import { route } from '../../http/route.ts';
import { filmWishService } from './film-wish.service.ts';
import { itemNoService } from './item-no.service.ts';
import type { ProductService } from './product.service.ts';
import { visitService } from './visit.service.ts';

/** What hangs on a product's page besides itself: own numbers, pictures, files, and what visitors leave. */
export function aboutProductRoutes(app: FastifyInstance, { db, product }: { db: Database; product: ProductService }) {
  const itemNos = itemNoService(db);
  const visits = visitService(db);
  route(app, calls.saveCustomerSkuItemNo, async (item, { kp }) => (await itemNos.keep(kp, [item]))[0]!);
  route(app, calls.editCustomerSkuItemNo, ({ items }, { kp }) => itemNos.keep(kp, items));
  route(app, calls.searchSpuPicture, ({ id }) => product.spuPictures(id));
  route(app, calls.getSpuDownloadsById, ({ id }) => product.downloads(id));
  route(app, calls.getNonStandardSubstitutesSku, ({ skuNumber, pager }, caller) =>
    product.substitutesOfNonStandard(skuNumber, pager ?? { pageIndex: 1, pageSize: 20 }, caller),
  );
  route(app, calls.saveRequestToSkuVideo, ({ skuNumber }, { kp }) => filmWishService(db).wish(skuNumber, kp));
  route(app, calls.updateAndGetCurrentVisitUsers, ({ entityType, entityId }, caller) => visits.see(entityType, entityId, caller));
  route(app, calls.requestRecord, (request, caller) => visits.record(request, caller));
  route(app, calls.reloadRequestByRequestId, ({ requestId }, caller) => visits.recorded(requestId, caller));
}
