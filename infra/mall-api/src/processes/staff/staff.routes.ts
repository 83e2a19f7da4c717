import { staffCalls as calls } from '@mall/api-contract/staff';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/database.ts';
import { route } from '../../http/route.ts';
import { staffService } from './staff.service.ts';

/** Only beside embedded adapters: there the console plays the staff. */
export function staffRoutes(app: FastifyInstance, { db }: { db: Database }) {
  const staff = staffService(db);
  route(app, calls.listOrders, ({ filter = 'toShip', keyword = '', pageIndex = 1, pageSize = 20 }) =>
    staff.orders(filter, keyword.trim(), pageIndex, pageSize),
  );
  route(app, calls.shipOrder, ({ orderId, lines, carrier, trackingNumber }, caller) =>
    staff.ship(caller, orderId, {
      parts: lines?.map(({ orderItemId, quantity }) => ({ lineId: orderItemId, quantity })),
      carrier,
      trackingNumber,
    }),
  );
  route(app, calls.addTrace, ({ packageId, text, place = '' }, caller) => staff.addTrace(caller, packageId, text.trim(), place.trim()));
  route(app, calls.deliverPackage, ({ packageId }, caller) => staff.deliver(caller, packageId));
  route(app, calls.receiveTransfer, ({ orderId, amountFen, bankReference }, caller) =>
    staff.receiveTransfer(caller, orderId, amountFen, bankReference.trim()),
  );
  route(app, calls.listRefunds, () => staff.refunds());
  route(app, calls.confirmRefund, ({ refundId }, caller) => staff.confirmRefund(caller, refundId));
  route(app, calls.listCreditAccounts, () => staff.creditAccounts());
  route(app, calls.approveCredit, ({ customerId, limitFen }, caller) => staff.approveCredit(caller, customerId, limitFen));
}
