import { orderCalls } from '@mall/api-contract/order';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/database.ts';
import { route } from '../../http/route.ts';
import type { ActionJobs } from '../../modules/download/action-job.service.ts';
import { orderService } from '../../modules/order/order.service.ts';
import { mostItems, requireExportable } from './order-export.ts';
import { orderReader } from './order-reader.service.ts';
import { filterOf } from './order-search.ts';
import { timelineOf } from './order-timeline.ts';

/** Finding orders, following one, and taking them along as a workbook (rules order 9, 15, 26, 27). */
export function orderListRoutes(app: FastifyInstance, { db, actionJobs }: { db: Database; actionJobs: Pick<ActionJobs, 'begin'> }) {
  const reader = orderReader(db);
  route(app, orderCalls.getOrderPagedList, (search, { kp }) => reader.page(kp.customerId, search));
  route(app, orderCalls.getNonPaymentOrder, ({ pageIndex, pageSize }, { kp }) => reader.unpaid(kp.customerId, pageIndex, pageSize));
  route(app, orderCalls.getOrderTimeline, ({ id }, { kp }) => timelineOf(db, kp.customerId, id));
  route(app, orderCalls.getExportOrderItemCount, async (search, { kp }) => {
    const { orders: orderCount, items: itemCount } = await orderService(db).size(filterOf(kp.customerId, search));
    return { orderCount, itemCount, mostItems, isPossible: itemCount > 0 && itemCount <= mostItems };
  });
  route(app, orderCalls.exportOrderList, async (search, { kp }) => {
    const { customerId, ...filter } = filterOf(kp.customerId, search);
    await requireExportable(db, { ...filter, customerId: kp.customerId });
    return { jobId: await actionJobs.begin(kp, 'order-list', JSON.stringify(filter), { ...filter }) };
  });
}
