import { accountCalls } from '@mall/api-contract/account';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/database.ts';
import { route } from '../../http/route.ts';
import { cartService } from '../../modules/cart/cart.service.ts';
import { inquiryBasketService } from '../../modules/inquiry/inquiry-basket.service.ts';
import { notificationService } from '../../modules/notification/notification.service.ts';
import { requestReader } from '../approving/index.ts';

/** The counts that the frame shows of a contact person. */
export function headerCountsRoutes(app: FastifyInstance, { db }: { db: Database }) {
  route(app, accountCalls.getLayoutStatistics, async (_input, { kp }) => {
    if (!kp) return { inquiryCount: 0, shoppingCartCount: 0, notificationCount: 0, approvalCount: 0 };
    const [inquiryCount, shoppingCartCount, notificationCount, waiting] = await Promise.all([
      inquiryBasketService(db).count(kp.kpId),
      cartService(db).count(kp.kpId),
      notificationService(db).unreadCount(kp.kpId),
      requestReader(db).waitingFor(kp),
    ]);
    return { inquiryCount, shoppingCartCount, notificationCount, approvalCount: waiting.length };
  });
}
