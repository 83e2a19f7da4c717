import type { FastifyInstance } from 'fastify';
import { paymentProviderOf } from '../adapters/union-pay/payment-provider-of.ts';
import type { PoolDatabase } from '../database/database.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { checkoutRoutes } from '../processes/checkout/checkout.routes.ts';
import { startTradingClock } from '../processes/clock/trading-clock.ts';
import { cashierRoutes } from '../processes/order-desk/cashier.routes.ts';
import { deliveryRoutes } from '../processes/order-desk/delivery.routes.ts';
import { orderRoutes } from '../processes/order-desk/order.routes.ts';
import { paymentRoutes } from '../processes/order-desk/payment.routes.ts';
import { staffRoutes } from '../processes/staff/staff.routes.ts';
import type { Settings } from '../settings.ts';
import { assistantRoutes } from './assistant/assistant.routes.ts';
import { cartRoutes } from './cart/cart.routes.ts';
import { cartService } from './cart/cart.service.ts';
import { creditRoutes } from './credit/credit.routes.ts';
import { inquiryRoutes } from './inquiry/inquiry.routes.ts';
import { inquiryBasketService } from './inquiry/inquiry-basket.service.ts';
import type { SearchEngine } from './search/search-engine.ts';

/** The nouns of trading: their calls, the pages on the way to pay, and what happens to orders by the clock. */
export function tradingRoutes(
  api: FastifyInstance,
  { db, settings, jobs, engine }: { db: PoolDatabase; settings: Settings; jobs: Jobs; engine: SearchEngine },
) {
  const { provider, embedded } = paymentProviderOf(settings.embeddedAdapters);
  const parts = { db };
  cartRoutes(api, parts);
  checkoutRoutes(api, parts);
  orderRoutes(api, parts);
  paymentRoutes(api, parts);
  deliveryRoutes(api, parts);
  creditRoutes(api, parts);
  inquiryRoutes(api, parts);
  assistantRoutes(api, { db, engine });
  if (settings.embeddedAdapters) staffRoutes(api, parts);
  // A plugin of its own: forms are understood here and nowhere else.
  void api.register(cashierRoutes, { db, provider, embedded });
  api.addHook('onReady', () => startTradingClock(jobs, { db, provider, logger: api.log }));
}

/** The two counts that the frame shows of a contact person. */
export const tradingStatistics = async (db: PoolDatabase, kpId: number) => {
  const [inquiryCount, shoppingCartCount] = await Promise.all([inquiryBasketService(db).count(kpId), cartService(db).count(kpId)]);
  return { inquiryCount, shoppingCartCount };
};
