import type { DeliveryPackage } from '@mall/api-contract/delivery';
import { autoSignBefore, canSign } from '@mall/domain/delivery';
import { compactDate } from '@mall/domain/time';
import type { Database } from '../../database/database.ts';
import { opaqueId } from '../../database/opaque-id.ts';
import { MallError } from '../../http/mall-error.ts';
import { orderService } from '../order/order.service.ts';
import type { OrderItemRow, OrderRow } from '../order/order.types.ts';
import { packageFacts } from '../order/order-events.ts';
import { deliveryRepository, type PackageRow } from './delivery.repository.ts';
import { packageView } from './package-view.ts';

interface Parcel {
  orderId: string;
  warehouse: string;
  carrier: string | undefined;
  trackingNumber: string | undefined;
}

/** Packages of orders, followed by their traces. What shipping and signing do to the order is the order desk's. */
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

  return {
    /** @param customerId left out: for staff. @throws {MallError} PACKAGE_NOT_FOUND, for another company's package too */
    async read(id: string, customerId?: number): Promise<DeliveryPackage> {
      const { row, order } = await findPackage(db, id, customerId);
      return view(row, order);
    },

    /** All packages of an order, oldest first. */
    async ofOrder(order: OrderRow): Promise<DeliveryPackage[]> {
      return this.ofOrders([order], await orderService(db).items(order.id));
    },

    /** All packages of some orders, oldest first. @param orderItems of all of these orders */
    async ofOrders(orders: readonly OrderRow[], orderItems: readonly OrderItemRow[]): Promise<DeliveryPackage[]> {
      const packages = deliveryRepository(db);
      const byId = new Map(orders.map((order) => [order.id, order]));
      const rows = await packages.ofOrders([...byId.keys()]);
      const ids = rows.map(({ id }) => id);
      const [items, traces] = await Promise.all([packages.items(ids), packages.traces(ids)]);
      return rows.map((row) => packageView(row, byId.get(row.orderId)!, orderItems, items, traces));
    },

    /** Pieces of orders that left before an instant, by line. */
    leftBefore: (orderIds: readonly string[], before: string) => deliveryRepository(db).leftBefore(orderIds, before),

    /** For staff: packages by a part of their tracking number, newest first. */
    withTracking: (part: string, limit: number) => deliveryRepository(db).withTracking(part, limit),

    /** For lists: of each order its packages, and whether they can be signed for. */
    async summaries(orderIds: readonly string[]): Promise<Map<string, { id: string; canSign: boolean }[]>> {
      const found = new Map<string, { id: string; canSign: boolean }[]>();
      for (const row of await deliveryRepository(db).ofOrders(orderIds))
        found.set(row.orderId, [...(found.get(row.orderId) ?? []), { id: row.id, canSign: canSign(row.status) }]);
      return found;
    },

    /** A package leaves. @param parts lines of the order, and how many of each. @returns its id */
    async send(parcel: Parcel, parts: readonly { lineId: number; quantity: number }[]): Promise<string> {
      const packages = deliveryRepository(db);
      const id = opaqueId();
      const sequence = String(await packages.nextSequence()).padStart(6, '0');
      const day = compactDate(new Date());
      const carrier = parcel.carrier?.trim() || '顺丰速运';
      const trackingNumber = parcel.trackingNumber?.trim() ?? '';
      const { orderId, warehouse } = parcel;
      await packages.insert(
        { id, packageNumber: `BG${day}-${sequence}`, orderId, carrier, trackingNumber, warehouse },
        parts.map(({ lineId, quantity }) => ({ orderItemId: lineId, quantity })),
      );
      await packages.addTrace(id, `包裹已从${warehouse}发出，承运方${carrier}`, warehouse);
      return id;
    },

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
        const orders = orderService(tx);
        // The order first, then the package, as everybody locks them.
        const order = await orders.lock(await deliveryService(tx).orderOf(id));
        const row = await lockUnsigned(tx, id);
        if (row.status === 'inTransit') {
          await deliveryRepository(tx).update(id, { status: 'delivered', deliveredAt: new Date().toISOString() });
          await deliveryRepository(tx).addTrace(id, '包裹已送达，请签收', '');
        }
        const delivered = await deliveryService(tx).read(id);
        if (row.status === 'inTransit') await orders.tell('order.delivered', order, { package: packageFacts(delivered) });
        return delivered;
      }),

    /** Which order's it is. @param customerId left out: for staff and jobs. @throws {MallError} PACKAGE_NOT_FOUND */
    orderOf: async (id: string, customerId?: number): Promise<string> => (await findPackage(db, id, customerId)).order.id,

    /** Somebody signs for it; the order must be locked. @returns what it held. @throws {MallError} PACKAGE_NOT_FOUND, PACKAGE_NOT_SIGNABLE */
    async sign(id: string, text: string) {
      const packages = deliveryRepository(db);
      const { packageNumber } = await lockUnsigned(db, id);
      await packages.update(id, { status: 'signed', signedAt: new Date().toISOString() });
      await packages.addTrace(id, text, '');
      return { packageNumber, items: await packages.items([id]) };
    },

    /** Packages that nobody signed for in 7 days since their last trace. */
    overdue: (now: string) => deliveryRepository(db).unsignedSince(autoSignBefore(now), 200),
  };
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
