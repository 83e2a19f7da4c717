import { pricingCalls } from '@mall/api-contract/pricing';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/database.ts';
import { route } from '../../http/route.ts';
import { priceAndDelivery } from '../product/price-and-delivery.service.ts';
import { pricingService } from './pricing.service.ts';

export function pricingRoutes(app: FastifyInstance, db: Database) {
  const pricing = pricingService(db);
  route(app, pricingCalls.getSkuPrice, ({ skuNumber, quantity }, { kp }) => pricing.skuPrice(skuNumber.toUpperCase(), quantity, kp));
  route(app, pricingCalls.getSkuPriceAndDeliveryTimeBySkuNumberAndQuantity, async ({ skuNumberAndQuantities }, caller) => {
    const lines = skuNumberAndQuantities.map(({ skuNumber, quantity }) => ({ skuNumber: skuNumber.toUpperCase(), quantity }));
    return { skuPriceAndDeliveryTimes: Object.fromEntries(await priceAndDelivery(db, lines, caller)) };
  });
  route(app, pricingCalls.checkSkuPurchaseLimit, ({ skuNumber, quantity }, { kp }) =>
    pricing.checkLimit(skuNumber.toUpperCase(), quantity, kp),
  );
}
