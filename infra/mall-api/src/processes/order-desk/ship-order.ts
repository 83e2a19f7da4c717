import type { DeliveryPackage } from '@mall/api-contract/delivery';
import { canShip, decideShipment, type ShipmentPart } from '@mall/domain/order';
import type { Database } from '../../database/database.ts';
import { MallError } from '../../http/mall-error.ts';
import { deliveryService } from '../../modules/delivery/delivery.service.ts';
import { notificationService } from '../../modules/notification/notification.service.ts';
import { orderService } from '../../modules/order/order.service.ts';
import { packageFacts } from '../../modules/order/order-events.ts';
import { shipStock } from '../../modules/order/order-stock.ts';
import { invoicing } from '../invoicing/index.ts';

export interface Shipment {
  parts?: readonly ShipmentPart[] | undefined;
  carrier?: string | undefined;
  trackingNumber?: string | undefined;
}

/**
 * Ships all that is left of an order, or some of its lines; the stock kept for them is taken.
 * @throws {MallError} ORDER_NOT_FOUND, ORDER_NOT_SHIPPABLE, ORDER_SHIPMENT_INVALID, ORDER_SHIPS_TOGETHER
 */
export const shipOrder = (db: Database, orderId: string, shipment: Shipment): Promise<DeliveryPackage> =>
  db.transaction(async (tx) => {
    const orders = orderService(tx);
    const order = await orders.lock(orderId);
    if (!canShip(order.status)) throw new MallError('ORDER_NOT_SHIPPABLE', { status: order.status });
    const items = await orders.items(orderId);
    const decision = decideShipment(items, shipment.parts, order.deliveryMethod);
    if (!decision.ok) throw new MallError(decision.reason);
    const bySku = new Map(items.map((item) => [item.id, item.skuNumber]));
    const warehouse = await shipStock(
      tx,
      decision.parts.map((part) => ({ ...part, skuNumber: bySku.get(part.lineId)! })),
      order.provinceId,
    );
    const { carrier, trackingNumber } = shipment;
    const id = await deliveryService(tx).send({ orderId, warehouse, carrier, trackingNumber }, decision.parts);
    for (const part of decision.parts) await orders.addShipped(part.lineId, part.quantity);
    const pieces = decision.parts.reduce((sum, part) => sum + part.quantity, 0);
    const shipped = await orders.move(
      order,
      decision.status,
      `${decision.status === 'shipped' ? '全部发货' : '部分发货'}，本次${pieces}件`,
    );
    await invoicing.shipped(tx, shipped);
    const sent = await deliveryService(tx).read(id);
    await orders.tell('order.shipped', shipped, { package: packageFacts(sent) });
    const facts = { orderNumber: order.orderNumber, pieces, isWhole: decision.status === 'shipped' };
    await notificationService(tx).tell(order, 'orderShipped', `package:${id}`, facts);
    return sent;
  });
