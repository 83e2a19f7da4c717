import type { DeliveryPackage } from '@mall/api-contract/delivery';
import { canSign } from '@mall/domain/delivery';
import { autoSignDeadline, canShip, decideShipment, type ShipmentPart } from '@mall/domain/order';
import { compactDate } from '@mall/domain/time';
import type { Database } from '../../database/database.ts';
import { opaqueId } from '../../database/opaque-id.ts';
import { MallError } from '../../http/mall-error.ts';
import { orderService } from '../order/order.service.ts';
import type { OrderRow } from '../order/order.types.ts';
import { shippedStock } from '../order/order-stock.ts';
import { deliveryRepository, type PackageRow } from './delivery.repository.ts';
import { packageView } from './package-view.ts';

const weekMs = Date.parse(autoSignDeadline(new Date(0).toISOString()));

export interface Shipment {
  parts?: readonly ShipmentPart[] | undefined;
  carrier?: string | undefined;
  trackingNumber?: string | undefined;
}

/** Packages of orders: shipped in full or in parts, followed by their traces, signed for by the buyer or by time. */
export const deliveryService = (db: Database) => {
  const view = async (row: PackageRow, order: OrderRow): Promise<DeliveryPackage> => {
    const packages = deliveryRepository(db);
    const [orderItems, items, traces] = await Promise.all([
      orderService(db).items(order.id),
      packages.items([row.id]),
      packages.traces([row.id]),
    ]);
    return packageView(row, order, orderItems, items, traces);
  };

  const service = {
    /** @param customerId left out: for staff. @throws {MallError} PACKAGE_NOT_FOUND, for another company's package too */
    async read(id: string, customerId?: number): Promise<DeliveryPackage> {
      const { row, order } = await findPackage(db, id, customerId);
      return view(row, order);
    },

    /** All packages of an order, oldest first. */
    async ofOrder(order: OrderRow): Promise<DeliveryPackage[]> {
      const packages = deliveryRepository(db);
      const rows = await packages.ofOrders([order.id]);
      const ids = rows.map(({ id }) => id);
      const [orderItems, items, traces] = await Promise.all([orderService(db).items(order.id), packages.items(ids), packages.traces(ids)]);
      return rows.map((row) => packageView(row, order, orderItems, items, traces));
    },

    /** For lists: of each order its packages, and whether they can be signed for. */
    async summaries(orderIds: readonly string[]): Promise<Map<string, { id: string; canSign: boolean }[]>> {
      const found = new Map<string, { id: string; canSign: boolean }[]>();
      for (const row of await deliveryRepository(db).ofOrders(orderIds))
        found.set(row.orderId, [...(found.get(row.orderId) ?? []), { id: row.id, canSign: canSign(row.status) }]);
      return found;
    },

    /**
     * Ships all that is left of an order, or some of its lines; the stock kept for them is taken.
     * @throws {MallError} ORDER_NOT_FOUND, ORDER_NOT_SHIPPABLE, ORDER_SHIPMENT_INVALID
     */
    ship: (orderId: string, shipment: Shipment) =>
      db.transaction(async (tx) => {
        const orders = orderService(tx);
        const packages = deliveryRepository(tx);
        const order = await orders.lock(orderId);
        if (!canShip(order.status)) throw new MallError('ORDER_NOT_SHIPPABLE', { status: order.status });
        const items = await orders.items(orderId);
        const decision = decideShipment(items, shipment.parts);
        if (!decision.ok) throw new MallError(decision.reason);
        const bySku = new Map(items.map((item) => [item.id, item.skuNumber]));
        const warehouse = await shippedStock(
          tx,
          decision.parts.map((part) => ({ ...part, skuNumber: bySku.get(part.lineId)! })),
          order.provinceId,
        );
        const id = opaqueId();
        const sequence = String(await packages.nextSequence()).padStart(6, '0');
        const day = compactDate(new Date());
        const carrier = shipment.carrier?.trim() || '顺丰速运';
        await packages.insert(
          {
            id,
            packageNumber: `BG${day}-${sequence}`,
            orderId,
            carrier,
            trackingNumber: shipment.trackingNumber?.trim() || `SF${day}${sequence}`,
            warehouse,
          },
          decision.parts.map(({ lineId, quantity }) => ({ orderItemId: lineId, quantity })),
        );
        for (const part of decision.parts) await orders.addShipped(part.lineId, part.quantity);
        await packages.addTrace(id, `包裹已从${warehouse}发出，承运方${carrier}`, warehouse);
        const pieces = decision.parts.reduce((sum, part) => sum + part.quantity, 0);
        await orders.move(order, decision.status, `${decision.status === 'shipped' ? '全部发货' : '部分发货'}，本次${pieces}件`);
        return deliveryService(tx).read(id);
      }),

    /** A carrier's message. @throws {MallError} PACKAGE_NOT_FOUND, PACKAGE_NOT_SIGNABLE once it is signed for */
    addTrace: (id: string, text: string, place = '') =>
      db.transaction(async (tx) => {
        const row = await lockUnsigned(tx, id);
        await deliveryRepository(tx).addTrace(row.id, text, place);
        return deliveryService(tx).read(id);
      }),

    /** The carrier has delivered it. Told twice, it stays as it is. @throws {MallError} PACKAGE_NOT_FOUND, PACKAGE_NOT_SIGNABLE */
    deliver: (id: string) =>
      db.transaction(async (tx) => {
        const row = await lockUnsigned(tx, id);
        if (row.status === 'inTransit') {
          await deliveryRepository(tx).update(id, { status: 'delivered', deliveredAt: new Date().toISOString() });
          await deliveryRepository(tx).addTrace(id, '包裹已送达，请签收', '');
        }
        return deliveryService(tx).read(id);
      }),

    /**
     * The buyer signs for a package; the last one of an order completes it. Goods paid on delivery are paid with it.
     * @throws {MallError} PACKAGE_NOT_FOUND, PACKAGE_NOT_SIGNABLE
     */
    sign: (id: string, customerId: number) => signPackage(db, id, '买家已签收', customerId),

    /** Signs for what nobody signed for in 7 days since its last trace. @returns how many */
    async signOverdue(now = new Date().toISOString()): Promise<number> {
      const due = await deliveryRepository(db).unsignedSince(new Date(Date.parse(now) - weekMs).toISOString(), 200);
      let signed = 0;
      for (const { id } of due) {
        // One package, one transaction: a buyer who signs at the same moment is simply first.
        const done = await signPackage(db, id, '超过7天未签收，系统自动签收').then(
          () => true,
          (error: unknown) => {
            if (error instanceof MallError) return false;
            throw error;
          },
        );
        if (done) signed += 1;
      }
      return signed;
    },
  };
  return service;
};

async function findPackage(db: Database, id: string, customerId?: number) {
  const row = await deliveryRepository(db).find(id);
  if (!row) throw new MallError('PACKAGE_NOT_FOUND');
  const order = await orderService(db)
    .peek(row.orderId, customerId)
    .catch((error: unknown) => {
      throw error instanceof MallError ? new MallError('PACKAGE_NOT_FOUND') : error;
    });
  return { row, order };
}

async function lockUnsigned(tx: Database, id: string): Promise<PackageRow> {
  const row = await deliveryRepository(tx).lock(id);
  if (!row) throw new MallError('PACKAGE_NOT_FOUND');
  if (!canSign(row.status)) throw new MallError('PACKAGE_NOT_SIGNABLE');
  return row;
}

const signPackage = (db: Database, id: string, text: string, customerId?: number) =>
  db.transaction(async (tx) => {
    const orders = orderService(tx);
    const packages = deliveryRepository(tx);
    // The order is locked first, then its package: shipping and cancelling do the same, so nobody waits in a circle.
    const { row: found } = await findPackage(tx, id, customerId);
    const order = await orders.lock(found.orderId);
    await lockUnsigned(tx, id);
    await packages.update(id, { status: 'signed', signedAt: new Date().toISOString() });
    await packages.addTrace(id, text, '');
    for (const item of await packages.items([id])) await orders.addSigned(item.orderItemId, item.quantity);
    await orders.note(order.id, `${text}：包裹${found.packageNumber}`);
    const lines = await orders.items(order.id);
    if (order.status === 'shipped' && lines.every((line) => line.signedQuantity === line.quantity)) {
      await orders.move(order, 'completed', '订单已完成', order.paidAt === null ? { paidAt: new Date().toISOString() } : {});
    }
    return deliveryService(tx).read(id, customerId);
  });
