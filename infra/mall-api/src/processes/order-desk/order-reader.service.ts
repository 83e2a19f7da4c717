import type { OrderCard, OrderDetail } from '@mall/api-contract/order';
import { moneyText } from '@mall/domain/money';
import type { OrderStatus } from '@mall/domain/order';
import { startOfShanghaiDay } from '@mall/domain/time';
import type { Database } from '../../database/database.ts';
import { deliveryService } from '../../modules/delivery/delivery.service.ts';
import { orderService } from '../../modules/order/order.service.ts';
import type { OrderRow } from '../../modules/order/order.types.ts';
import { orderCard } from '../../modules/order/order-view.ts';
import { refundService } from '../../modules/payment/refund.service.ts';

const dayMs = 86_400_000;

export interface OrderSearch {
  pageIndex?: number | undefined;
  pageSize?: number | undefined;
  status?: OrderStatus | undefined;
  keyword?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  kpId?: number | undefined;
}

/** Orders as a buyer looks at them, with packages, refunds and what happened. */
export const orderReader = (db: Database) => {
  const detailOf = async (order: OrderRow): Promise<OrderDetail> => {
    const [items, packages, events, refundedFen] = await Promise.all([
      orderService(db).items(order.id),
      deliveryService(db).ofOrder(order),
      orderService(db).events(order.id),
      refundService(db).refunded(order.id),
    ]);
    const { consignee, mobile, region, detail } = order.address;
    return {
      ...orderCard(order, items, packages),
      goodsFen: order.goods,
      discountFen: order.discount,
      freightFen: order.freight,
      goodsAmount: moneyText(order.goods),
      discountAmount: moneyText(order.discount),
      freightAmount: moneyText(order.freight),
      remark: order.remark,
      address: { consignee, mobile, region, detail },
      invoice: order.invoice,
      paidAt: order.paidAt ?? '',
      shippedAt: order.shippedAt ?? '',
      completedAt: order.completedAt ?? '',
      cancelledAt: order.cancelledAt ?? '',
      cancelReason: order.cancelReason,
      refundedFen,
      packages,
      events: [...events],
    };
  };
  return {
    /** @throws {MallError} ORDER_NOT_FOUND, for another company's order too */
    detail: async (customerId: number, where: { id: string } | { orderNumber: string }) =>
      detailOf(await orderService(db).read(customerId, where)),

    /** The company's orders, newest first. Days are of Shanghai, both included. */
    async page(customerId: number, search: OrderSearch) {
      const { pageIndex = 1, pageSize = 20, status, keyword, from, to, kpId } = search;
      const { total, rows } = await orderService(db).page(
        {
          customerId,
          ...(status ? { statuses: [status] } : {}),
          ...(keyword?.trim() ? { keyword: keyword.trim() } : {}),
          ...(from ? { from: startOfShanghaiDay(from) } : {}),
          ...(to ? { to: new Date(Date.parse(startOfShanghaiDay(to)) + dayMs).toISOString() } : {}),
          ...(kpId ? { kpId } : {}),
        },
        (pageIndex - 1) * pageSize,
        pageSize,
      );
      return { pageIndex, pageSize, total, items: await this.cards(rows) };
    },

    async cards(rows: readonly OrderRow[]): Promise<OrderCard[]> {
      const ids = rows.map(({ id }) => id);
      const [items, packages] = await Promise.all([orderService(db).itemsOf(ids), deliveryService(db).summaries(ids)]);
      return rows.map((row) =>
        orderCard(
          row,
          items.filter((item) => item.orderId === row.id),
          packages.get(row.id) ?? [],
        ),
      );
    },
  };
};
