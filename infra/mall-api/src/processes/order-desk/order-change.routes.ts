import { orderCalls } from '@mall/api-contract/order';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/database.ts';
import { route } from '../../http/route.ts';
import { changeOrderService } from './change-order.service.ts';
import { orderReader } from './order-reader.service.ts';

/** Changing an order before it ships (rules order 12, 22–25). */
export function orderChangeRoutes(app: FastifyInstance, { db }: { db: Database }) {
  const change = changeOrderService(db);
  const detail = (customerId: number, id: string) => orderReader(db).detail(customerId, { id });
  route(app, orderCalls.updateOrderProjectNumber, async ({ orderId, projectNumber }, { kp }) => {
    await change.projectNumber(kp.customerId, orderId, projectNumber.trim());
    return detail(kp.customerId, orderId);
  });
  route(app, orderCalls.updateOrderInvoice, async ({ orderId, invoiceId }, { kp }) => {
    await change.invoice(kp.customerId, orderId, invoiceId);
    return detail(kp.customerId, orderId);
  });
  route(app, orderCalls.updateOrderAddress, async ({ orderId, addressId, changeToken }, { kp }) => {
    await change.address(kp.customerId, orderId, addressId, changeToken);
    return detail(kp.customerId, orderId);
  });
  route(app, orderCalls.updateOrderDeliveryAndShippingMethod, async ({ orderId, changeToken, ...wishes }, { kp }) => {
    await change.delivery(kp.customerId, orderId, wishes, changeToken);
    return detail(kp.customerId, orderId);
  });
  route(app, orderCalls.getDynamicDeliveryTimeOnOrderItems, async ({ orderId, ...wishes }, { kp }) =>
    change.preview(kp.customerId, orderId, wishes).then(({ lines }) => lines),
  );
  route(app, orderCalls.checkOrderTotalHasChanged, ({ id, expectedPayableFen, ...wishes }, { kp }) =>
    change.preview(kp.customerId, id, wishes, expectedPayableFen),
  );
}
