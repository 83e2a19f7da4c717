import { pricingCalls } from '@mall/api-contract/pricing';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/database.ts';
import { route } from '../../http/route.ts';
import { pricingService } from './pricing.service.ts';

export function pricingRoutes(app: FastifyInstance, { db }: { db: Database }) {
  const pricing = pricingService(db);
  route(app, pricingCalls.getSkuPrice, ({ skuNumber, quantity }, { kp }) => pricing.skuPrice(skuNumber.toUpperCase(), quantity, kp));
  route(app, pricingCalls.getMarketingAggregateForSku, ({ skuNumber, excludingExistingDiscount }) =>
    pricing.marketingOf(skuNumber.toUpperCase(), excludingExistingDiscount ?? false),
  );
  route(app, pricingCalls.checkSkuPurchaseLimit, ({ skuNumber, quantity }, { kp }) =>
    pricing.checkLimit(skuNumber.toUpperCase(), quantity, kp),
  );
}
