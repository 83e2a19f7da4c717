import { accountCalls } from '@mall/api-contract/account';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/database.ts';
import { route } from '../../http/route.ts';
import { cartService } from '../../modules/cart/cart.service.ts';
import { inquiryBasketService } from '../../modules/inquiry/inquiry-basket.service.ts';

/** The two counts that the frame shows of a contact person. */
export function headerCountsRoutes(app: FastifyInstance, { db }: { db: Database }) {
  route(app, accountCalls.getLayoutStatistics, async (_input, { kp }) => {
    if (!kp) return { inquiryCount: 0, shoppingCartCount: 0 };
    const [inquiryCount, shoppingCartCount] = await Promise.all([inquiryBasketService(db).count(kp.kpId), cartService(db).count(kp.kpId)]);
    return { inquiryCount, shoppingCartCount };
  });
}
