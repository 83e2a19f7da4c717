import type { OrderCard, OrderDetail } from '@mall/api-contract/order';
import { partsOver } from '@mall/domain/discount';
import { moneyText } from '@mall/domain/money';
import { changesIn, deliveryMethodNames, shippingMethodNames } from '@mall/domain/order';
import type { Database } from '../../database/database.ts';
import { creditBillService } from '../../modules/credit-bill/credit-bill.service.ts';
import { deliveryService } from '../../modules/delivery/delivery.service.ts';
import { orderService } from '../../modules/order/order.service.ts';
import type { OrderFilter, OrderRow } from '../../modules/order/order.types.ts';
import { orderCard } from '../../modules/order/order-view.ts';
import { orderMoney, orderMoneyOf } from './order-money.ts';
import { filterOf, type OrderSearch } from './order-search.ts';

/** Orders as a buyer looks at them, with packages, refunds and what happened. */
export const orderReader = (db: Database) => {
  const detailOf = async (order: OrderRow): Promise<OrderDetail> => {
    const [items, packages, events, money, bills] = await Promise.all([
      orderService(db).items(order.id),
      deliveryService(db).ofOrder(order),
      orderService(db).events(order.id),
      orderMoney(db, order),
      creditBillService(db).billsOfOrders([order.id]),
    ]);
    const { consignee, mobile, region, detail } = order.address;
    return {
      ...orderCard(order, items, packages),
      goodsFen: order.goods,
      discountFen: order.discount,
      discounts: partsOver(items.map(({ discountParts }) => ({ parts: discountParts }))),
      freightFen: order.freight,
      goodsAmount: moneyText(order.goods),
      discountAmount: moneyText(order.discount),
      freightAmount: moneyText(order.freight),
      isPersonalAdvance: order.isPersonalAdvance,
      remark: order.remark,
      deliveryMethod: order.deliveryMethod,
      deliveryMethodName: deliveryMethodNames[order.deliveryMethod],
      shippingMethod: order.shippingMethod,
      shippingMethodName: shippingMethodNames[order.shippingMethod],
      changeable: [...changesIn(order.status)],
      addressId: order.addressId,
      invoiceId: order.invoiceId,
      address: { consignee, mobile, region, detail },
      invoice: order.invoice,
      paidAt: order.paidAt ?? '',
      shippedAt: order.shippedAt ?? '',
      completedAt: order.completedAt ?? '',
      cancelledAt: order.cancelledAt ?? '',
      cancelReason: order.cancelReason,
      ...money,
      bills: bills.map(({ billId: id, billNumber }) => ({ id, billNumber })),
      packages,
      events: [...events],
    };
  };
  return {
    /** @throws {MallError} ORDER_NOT_FOUND, for another company's order too */
    detail: async (customerId: number, where: { id: string } | { orderNumber: string }) =>
      detailOf(await orderService(db).read(customerId, where)),

    /** The company's orders, newest first. Days are of Shanghai, both included. */
    async page(customerId: number, { pageIndex = 1, pageSize = 20, after, ...search }: OrderSearch) {
      // An id of another company's order, or of none, is followed by nothing.
      if (after !== undefined) await orderService(db).read(customerId, { id: after });
      const from = after ?? (pageIndex - 1) * pageSize;
      const { total, isTotalAtLeast, rows } = await orderService(db).page(filterOf(customerId, search), from, pageSize);
      return { pageIndex, pageSize, total, isTotalAtLeast, items: await this.cards(rows) };
    },

    /** Unpaid orders, what ends first before the rest, and what all of them are short of. */
    async unpaid(customerId: number, pageIndex = 1, pageSize = 20) {
      const filter: OrderFilter = { customerId, statuses: ['pendingPayment'] };
      const { total, rows } = await orderService(db).page(filter, (pageIndex - 1) * pageSize, pageSize, 'oldest');
      const dueFen = await orderService(db).unpaid(customerId);
      return { pageIndex, pageSize, total, items: await this.cards(rows), dueFen, dueAmount: moneyText(dueFen) };
    },

    async cards(rows: readonly OrderRow[]): Promise<OrderCard[]> {
      const ids = rows.map(({ id }) => id);
      const [items, packages, money] = await Promise.all([
        orderService(db).itemsOf(ids),
        deliveryService(db).summaries(ids),
        orderMoneyOf(db, rows),
      ]);
      return rows.map((row) => ({
        ...orderCard(
          row,
          items.filter((item) => item.orderId === row.id),
          packages.get(row.id) ?? [],
        ),
        paymentMethodName: money.get(row.id)!.paymentMethodName,
      }));
    },
  };
};
