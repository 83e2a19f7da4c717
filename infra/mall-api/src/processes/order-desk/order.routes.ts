import { orderCalls } from '@mall/api-contract/order';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/database.ts';
import { route } from '../../http/route.ts';
import { orderService } from '../../modules/order/order.service.ts';
import { qrCode } from '../../papers/qr-code.ts';
import { cancelOrderService } from './cancel-order.service.ts';
import { changePaymentMethod } from './change-payment-method.ts';
import { orderReader } from './order-reader.service.ts';

export function orderRoutes(app: FastifyInstance, { db, mallUrl }: { db: Database; mallUrl: string }) {
  const reader = orderReader(db);
  route(app, orderCalls.getOrderByOrderId, ({ id }, { kp }) => reader.detail(kp.customerId, { id }));
  route(app, orderCalls.getOrderDetailByOrderId, ({ id }, { kp }) => reader.detail(kp.customerId, { id }));
  route(app, orderCalls.getOrderByOrderNumber, ({ orderNumber }, { kp }) => reader.detail(kp.customerId, { orderNumber }));
  route(app, orderCalls.getOrderPubQrcodeDto, async ({ ordernumber }, { kp }) => {
    const { orderNumber } = await orderService(db).read(kp.customerId, { orderNumber: ordernumber });
    const url = `${mallUrl}/customer/myorders/details/${encodeURIComponent(orderNumber)}`;
    return { orderNumber, url, qrCode: await qrCode(url) };
  });
  route(app, orderCalls.getOrderStatistics, (_input, { kp }) => orderService(db).statistics(kp.customerId));
  route(app, orderCalls.cancelOrder, async ({ orderId, reason }, { kp }) => {
    await cancelOrderService(db).cancel(kp.customerId, orderId, reason?.trim() ?? '', kp.kpId);
    return reader.detail(kp.customerId, { id: orderId });
  });
  route(app, orderCalls.changeOrderPaymentMethod, async ({ orderId, paymentMethod }, { kp }) => {
    await changePaymentMethod(db, kp.customerId, orderId, paymentMethod);
    return reader.detail(kp.customerId, { id: orderId });
  });
}
