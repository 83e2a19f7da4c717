import { pricingCalls } from '@mall/api-contract/pricing';
import { productCalls as calls } from '@mall/api-contract/product';
import { deliveryTimes } from '@mall/domain/delivery-time';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/database.ts';
import { route } from '../../http/route.ts';
import { nonStandardService } from './non-standard.service.ts';
import type { ProductService } from './product.service.ts';

export function productRoutes(app: FastifyInstance, { db, product }: { db: Database; product: ProductService }) {
  const nonStandard = nonStandardService(db);
  route(app, calls.searchSku, ({ sku, r, d, t }, caller) => product.sku(sku, { r, d, t }, caller));
  route(app, calls.searchSpu, ({ id }) => product.spu(id));
  route(app, calls.getSkuListByProductId, ({ productId, sku }, caller) => product.table(productId, sku, caller));
  route(app, calls.getSkuDetailPicturesBySkuNumber, ({ sku }, { provinceId }) => product.pictures(sku, provinceId));
  route(app, calls.querySkuRelationBySkuNumber, ({ query, pager }, caller) =>
    product.related(query.skuNumber, query.relatedSkuType, pager ?? { pageIndex: 1, pageSize: 20 }, caller),
  );
  // Price and delivery in one answer: here, because a delivery time is known of a product in stock and not of a price.
  route(app, pricingCalls.getSkuPriceAndDeliveryTimeBySkuNumberAndQuantity, async (input, caller) => {
    const { skuNumberAndQuantities, withCurrentWareHouseStockFree } = input;
    const lines = skuNumberAndQuantities.map(({ skuNumber, quantity }) => ({ skuNumber: skuNumber.toUpperCase(), quantity }));
    return { skuPriceAndDeliveryTimes: Object.fromEntries(await product.priceAndDelivery(lines, caller, withCurrentWareHouseStockFree)) };
  });
  route(app, calls.getAllDeliveryTime, () =>
    deliveryTimes.map(({ id, name }) => ({ dynamicDeliveryTimeId: id, dynamicDeliveryTimeName: name })),
  );
  route(app, calls.getAllDeliveryTimeDay, () =>
    deliveryTimes.map(({ id, minDays, maxDays }) => ({ dynamicDeliveryTimeId: id, minDays, maxDays })),
  );
  route(app, calls.generateNonStandardSku, ({ sourceSku, selectedAttributes }, { kp }) =>
    nonStandard.generate(sourceSku, selectedAttributes, kp),
  );
  route(app, calls.getNonStandardSkuPriceAndPartNumber, ({ sourceSku, selectedAttributes }, { kp }) =>
    nonStandard.preview(sourceSku, selectedAttributes, kp),
  );
}
