import { contentCalls } from '@mall/api-contract/content';
import { staffCalls as calls } from '@mall/api-contract/staff';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/database.ts';
import { route } from '../../http/route.ts';
import { lookService } from './look.service.ts';
import { staffService } from './staff.service.ts';

/** For operators with a role, and for programs with a key of one. */
export function staffRoutes(app: FastifyInstance, { db }: { db: Database }) {
  const staff = staffService(db);
  const look = lookService(db);
  route(app, calls.listQueues, (_input, caller) => look.queues(caller.staff));
  route(app, calls.searchStaff, ({ keyword }, caller) => look.search(caller.staff, keyword.trim()));
  route(app, calls.listActs, ({ pageIndex = 1, pageSize = 20, ...question }, caller) =>
    look.acts(caller.staff, { ...question, pageIndex, pageSize }),
  );
  route(app, calls.listOrders, ({ filter = 'toShip', keyword = '', customerId, order = 'newest', ...page }) =>
    staff.orders({ filter, keyword: keyword.trim(), customerId, first: order, ...page }),
  );
  route(app, calls.getOrder, ({ orderId }) => staff.order(orderId));
  route(app, calls.getCustomer, ({ customerId }) => look.customer(customerId));
  route(app, calls.shipOrder, ({ orderId, lines, carrier, trackingNumber, why }, caller) =>
    staff.ship({ caller, why }, orderId, {
      parts: lines?.map(({ orderItemId, quantity }) => ({ lineId: orderItemId, quantity })),
      carrier,
      trackingNumber,
    }),
  );
  route(app, calls.addTrace, ({ packageId, text, place = '', why }, caller) =>
    staff.addTrace({ caller, why }, packageId, text.trim(), place.trim()),
  );
  route(app, calls.deliverPackage, ({ packageId, why }, caller) => staff.deliver({ caller, why }, packageId));
  route(app, calls.receiveTransfer, ({ orderId, amountFen, bankReference, why }, caller) =>
    staff.receiveTransfer({ caller, why }, orderId, amountFen, bankReference.trim()),
  );
  route(app, contentCalls.publishAgreement, (next, caller) => staff.publishAgreement({ caller, why: next.change }, next));
  route(app, calls.listRefunds, () => staff.refunds());
  route(app, calls.confirmRefund, ({ refundId, why }, caller) => staff.confirmRefund({ caller, why }, refundId));
  route(app, calls.listCreditAccounts, () => staff.creditAccounts());
  route(app, calls.approveCredit, ({ customerId, limitFen, why }, caller) => staff.approveCredit({ caller, why }, customerId, limitFen));
}
