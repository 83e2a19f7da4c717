import { deliveryCalls } from '@mall/api-contract/delivery';
import { findOrderNumber } from '@mall/domain/order';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/database.ts';
import { MallError } from '../../http/mall-error.ts';
import { route } from '../../http/route.ts';
import { deliveryService } from '../../modules/delivery/delivery.service.ts';
import { orderService } from '../../modules/order/order.service.ts';
import { signPackageService } from './sign-package.service.ts';

const tracesOf = ({
  id,
  packageNumber,
  carrier,
  trackingNumber,
  traces,
}: Awaited<ReturnType<ReturnType<typeof deliveryService>['read']>>) => ({
  packageId: id,
  packageNumber,
  carrier,
  trackingNumber,
  traces,
});

export function deliveryRoutes(app: FastifyInstance, { db }: { db: Database }) {
  const delivery = deliveryService(db);
  const { sign } = signPackageService(db);
  route(app, deliveryCalls.deliveryPackage, ({ id }, { kp }) => delivery.read(id, kp.customerId));
  route(app, deliveryCalls.getDeliveryPackageLogisticsTraces, async ({ id }, { kp }) => tracesOf(await delivery.read(id, kp.customerId)));
  route(app, deliveryCalls.getDeliveryPackageLogisticsTraceList, async ({ orderId }, { kp }) => {
    const order = await orderService(db).read(kp.customerId, { id: orderId });
    return (await delivery.ofOrder(order)).map(tracesOf);
  });
  route(app, deliveryCalls.getLogisticTraces, async ({ a, b }, { kp }) => {
    const order = await orderService(db).read(
      kp.customerId,
      findOrderNumber(a) === a.toUpperCase() ? { orderNumber: a.toUpperCase() } : { id: a },
    );
    const found = (await delivery.ofOrder(order)).find(
      ({ id, packageNumber, trackingNumber }) => b !== '' && [id, packageNumber, trackingNumber].includes(b),
    );
    if (!found) throw new MallError('PACKAGE_NOT_FOUND');
    return tracesOf(found);
  });
  route(app, deliveryCalls.signDeliveryPackage, ({ packageId }, { kp }) => sign(packageId, kp.customerId, kp.kpId));
}
