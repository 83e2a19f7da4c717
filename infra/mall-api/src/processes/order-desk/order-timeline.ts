import type { OrderTimeline } from '@mall/api-contract/order';
import type { Database } from '../../database/database.ts';
import { afterSalesTimeline } from '../../modules/after-sales/after-sales-timeline.ts';
import { approvalTimeline } from '../../modules/approval/approval-timeline.ts';
import { deliveryTimeline } from '../../modules/delivery/delivery-timeline.ts';
import { invoiceTimeline } from '../../modules/invoice/invoice-timeline.ts';
import { orderService } from '../../modules/order/order.service.ts';
import { orderTimeline, type TimelineSource } from '../../modules/order/order-timeline.ts';
import { paymentTimeline } from '../../modules/payment/payment-timeline.ts';

/** Every noun that knows something of an order: one more is a line here. */
const sources: readonly TimelineSource[] = [
  approvalTimeline,
  orderTimeline,
  paymentTimeline,
  deliveryTimeline,
  invoiceTimeline,
  afterSalesTimeline,
];

/** All that happened to an order, newest first (rule order 26). @throws {MallError} ORDER_NOT_FOUND */
export async function timelineOf(db: Database, customerId: number, id: string): Promise<OrderTimeline> {
  const order = await orderService(db).read(customerId, { id });
  const entries = (await Promise.all(sources.map((source) => source(db, order)))).flat();
  // Of one moment what the later source tells happened later: paid before completed by it.
  return { orderId: order.id, orderNumber: order.orderNumber, entries: entries.sort((a, b) => a.at.localeCompare(b.at)).reverse() };
}
