import type { OrderEventType } from '@mall/api-contract/webhook';
import { canBecome, canPay, type OrderStatus, orderNumber, orderStatuses, unpaidDeadline } from '@mall/domain/order';
import { firstStatus, isChargeable, type PaymentMethod } from '@mall/domain/payment';
import type { Database } from '../../database/database.ts';
import { opaqueId } from '../../database/opaque-id.ts';
import { MallError } from '../../http/mall-error.ts';
import { notificationService } from '../notification/notification.service.ts';
import { orderRepository } from './order.repository.ts';
import type { NewOrder, OrderAmendment, OrderChanges, OrderFilter, OrderItemRow, OrderPaid, OrderRow } from './order.types.ts';
import { type AboutOrder, tellOfOrder } from './order-events.ts';
import { orderListRepository } from './order-list.repository.ts';

/** Marks of time that go with a state. */
const instantOf: Partial<Record<OrderStatus, keyof OrderRow>> = {
  shipped: 'shippedAt',
  completed: 'completedAt',
  cancelled: 'cancelledAt',
};

/**
 * Orders and their states; what surrounds an order (stock, money, packages) belongs to the services that call this one inside
 * their transaction. Every lookup is by company: another company's order does not exist.
 */
export const orderService = (db: Database) => {
  const orders = orderRepository(db);
  const lists = orderListRepository(db);
  return {
    /**
     * Places an order: 待付款, or 待发货 at once where the method is paid later as agreed.
     * @param id of its own, where things were held in its name before @returns the order and its lines' ids, in order
     */
    place: (order: NewOrder, id = opaqueId(), now = new Date().toISOString()) =>
      db.transaction(async (tx) => {
        const repository = orderRepository(tx);
        const number = orderNumber(now, await repository.nextSequence());
        const isFree = !isChargeable(order.payable);
        const status = firstStatus(order.payable, order.paymentMethod);
        const inserted = await repository.insert(id, number, order, status, now, unpaidDeadline(now));
        if (isFree) await repository.update(id, { paidAt: now });
        const next = isFree ? '无需付款' : order.paymentMethod === 'cashOnDelivery' ? '货到付款' : '等待付款';
        const [row] = await Promise.all([
          repository.find({ id }),
          repository.addEvent(id, `提交订单，${next}`),
          orderListRepository(tx).remember(id),
        ]);
        const itemIds = [...inserted].sort((a, b) => a.position - b.position).map((row) => row.id);
        const made = row!;
        const items = order.items.map((item, position) => ({
          ...{ ...item, id: itemIds[position]!, orderId: id, position },
          ...{ shippedQuantity: 0, signedQuantity: 0 },
        }));
        await tellOfOrder(tx, 'order.placed', made, items, {});
        if (isFree) await tellOfOrder(tx, 'order.paid', made, items, {});
        return { order: made, itemIds };
      }),

    /** @throws {MallError} ORDER_NOT_FOUND, for another company's order too */
    async read(customerId: number, where: { id: string } | { orderNumber: string }): Promise<OrderRow> {
      const order = await orders.find(where);
      if (order?.customerId !== customerId) throw new MallError('ORDER_NOT_FOUND');
      return order;
    },

    /** Locks an order until the transaction ends. @param customerId left out: for staff and jobs. @throws {MallError} ORDER_NOT_FOUND */
    async lock(id: string, customerId?: number): Promise<OrderRow> {
      const order = await orders.lock(id);
      if (!order || (customerId !== undefined && order.customerId !== customerId)) throw new MallError('ORDER_NOT_FOUND');
      return order;
    },

    /** Reads without locking. @param customerId left out: for staff and jobs. @throws {MallError} ORDER_NOT_FOUND */
    async peek(id: string, customerId?: number): Promise<OrderRow> {
      const order = await orders.find({ id });
      if (!order || (customerId !== undefined && order.customerId !== customerId)) throw new MallError('ORDER_NOT_FOUND');
      return order;
    },

    items: (orderId: string): Promise<OrderItemRow[]> => orders.items([orderId]),

    /**
     * Moves a locked order on, and tells that it was paid, completed or cancelled. @returns the order as it is now
     * @throws {Error} a step the states don't have: a fault of ours
     */
    async move(order: OrderRow, status: OrderStatus, event: string, changes: OrderChanges = {}): Promise<OrderRow> {
      if (!canBecome(order.status, status)) throw new Error(`order ${order.id} cannot go from ${order.status} to ${status}`);
      const instant = instantOf[status];
      const all = { status, ...(instant ? { [instant]: new Date().toISOString() } : {}), ...changes };
      await Promise.all([orders.update(order.id, all), orders.addEvent(order.id, event)]);
      const moved = { ...order, ...all };
      if (order.paidAt === null && moved.paidAt !== null) {
        await this.tell('order.paid', moved, {});
        const facts = { orderNumber: order.orderNumber, amount: order.payable };
        await notificationService(db).tell(order, 'orderPaid', `order:${order.id}`, facts);
      }
      if (status === 'completed' || status === 'cancelled') await this.tell(`order.${status}`, moved, {});
      return moved;
    },
    /** Tells other systems what happened to a locked order. @param order as it is after it (rule webhook 2) */
    async tell<T extends OrderEventType>(type: T, order: OrderRow, about: AboutOrder<T>): Promise<void> {
      await tellOfOrder(db, type, order, await orders.items([order.id]), about);
    },

    /** What came in for a locked order, for whoever is told of it from now on. @returns the order with it */
    async keepPayments(order: OrderRow, payments: OrderPaid[]): Promise<OrderRow> {
      await orders.keepPayments(order.id, payments);
      return { ...order, payments };
    },

    /** Money came in: 待付款 becomes 待发货. The order must be locked. @throws {MallError} PAYMENT_ALREADY_PAID, ORDER_NOT_PAYABLE */
    async markPaid(order: OrderRow, method: PaymentMethod, event: string) {
      this.requirePayable(order);
      await this.move(order, 'pendingShipment', event, { paymentMethod: method, paidAt: new Date().toISOString() });
    },

    /** @throws {MallError} PAYMENT_ALREADY_PAID, ORDER_NOT_PAYABLE */
    requirePayable(order: OrderRow) {
      if (order.paidAt !== null) throw new MallError('PAYMENT_ALREADY_PAID', { orderId: order.id });
      if (!canPay(order.status)) throw new MallError('ORDER_NOT_PAYABLE', { orderId: order.id, status: order.status });
    },

    change: (id: string, changes: Partial<Pick<OrderRow, 'paymentMethod' | 'paidAt' | 'isPersonalAdvance'>>) => orders.update(id, changes),
    /** Changes a locked order as its buyer wants, notes it and tells other systems. @returns the order as it is now */
    async amend(order: OrderRow, changes: OrderAmendment, event: string): Promise<OrderRow> {
      await orders.amend(order.id, changes);
      if (changes.projectNumber !== undefined) await lists.remember(order.id);
      await orders.addEvent(order.id, event, 'changed');
      const amended = { ...order, ...changes };
      await this.tell('order.changed', amended, {});
      return amended;
    },
    /** When lines of a locked order leave. */
    async setTimes(times: readonly { id: number; timeId: number; name: string }[]): Promise<void> {
      if (times.length > 0) await orders.setTimes(times);
    },
    note: (orderId: string, event: string) => orders.addEvent(orderId, event),
    events: (orderId: string) => orders.events(orderId),
    addShipped: (itemId: number, quantity: number) => orders.addShipped(itemId, quantity),
    addSigned: (itemId: number, quantity: number) => orders.addSigned(itemId, quantity),
    /** Unpaid orders whose time has run out. */
    overdue: (now: string, limit = 200) => orders.overdue(now, limit),
    findByQuote: (kpId: number, quoteToken: string) => orders.findByQuote(kpId, quoteToken),
    findByContent: (kpId: number, contentHash: string, since: string) => orders.findByContent(kpId, contentHash, since),
    last: (kpId: number) => orders.last(kpId),
    /** Lists by any filter, and what they come to. */
    page: lists.page,
    waiting: lists.waiting,
    batch: lists.batch,
    size: (filter: OrderFilter) => lists.size(filter),
    unpaid: (customerId: number) => lists.unpaid(customerId),
    withNumber: lists.withNumber,
    itemsOf: orders.items,
    byIds: orders.byIds,

    /** What a company bought of these SKUs, newest first: the purchase history of a product. */
    purchases: orders.purchases,

    /** What a company paid a piece of these SKUs the last time, and when; those never bought are absent. */
    lastPaid: async (customerId: number, skuNumbers: readonly string[]): Promise<Map<string, { priceFen: number; at: string }>> =>
      new Map(
        skuNumbers.length === 0
          ? []
          : (await orders.lastPaid(customerId, skuNumbers)).map(({ skuNumber, unitPrice, paidAt }) => [
              skuNumber,
              { priceFen: unitPrice, at: paidAt },
            ]),
      ),

    /** In how many paid orders of a company each of these SKUs was; those never bought are absent. */
    timesBought: async (customerId: number, skuNumbers: readonly string[]): Promise<Map<string, number>> =>
      new Map((await orders.timesBought(customerId, skuNumbers)).map(({ skuNumber, n }) => [skuNumber, n])),

    /** What a contact person bought, each SKU once: most often first, then latest. Unpaid and cancelled orders don't count. */
    boughtBy: orders.boughtBy,

    /** What contact persons of a company paid out of their own pockets, in fen. */
    advanced: orders.advanced,

    /** Orders of a company by state. */
    async statistics(customerId: number) {
      const counts = new Map((await orders.countByStatus(customerId)).map((row) => [row.status, row.n]));
      const byStatus = Object.fromEntries(orderStatuses.map((status) => [status, counts.get(status) ?? 0])) as Record<OrderStatus, number>;
      return { total: orderStatuses.reduce((sum, status) => sum + byStatus[status], 0), ...byStatus };
    },
  };
};
