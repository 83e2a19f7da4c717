import type { Database } from '../../database/database.ts';
import { invoiceService } from '../../modules/invoice/invoice.service.ts';
import { orderService } from '../../modules/order/order.service.ts';
import type { OrderRow } from '../../modules/order/order.types.ts';
import { settle } from './settle.ts';

/** Pieces and money of a line that came back; money alone has no pieces. Amounts in fen, what was paid for them after discounts. */
export interface ReturnedItem {
  orderItemId: number;
  quantity: number;
  amount: number;
}

/** What invoices follow from: each in the transaction of what happened, and the order locked first (rules invoice 5, 12, 14). */
export const invoicing = {
  /** A package left; the order must be locked. */
  shipped: (tx: Database, order: OrderRow): Promise<void> => settle(tx, [order]),

  /**
   * Goods or money of an order that had left go back: its invoices are taken back by as much. Once for each return; what wasn't shipped yet never was due, so a
   * cancelled order has nothing to tell.
   * @throws {MallError} ORDER_NOT_FOUND @throws {Error} more than has left: a fault of who asks
   */
  async returned(tx: Database, { orderId, items }: { orderId: string; items: readonly ReturnedItem[] }): Promise<void> {
    const order = await orderService(tx).lock(orderId);
    const told = items.filter(({ amount }) => amount > 0);
    if (told.length === 0) return;
    const own = new Set((await orderService(tx).items(orderId)).map(({ id }) => id));
    if (told.some(({ orderItemId }) => !own.has(orderItemId))) throw new Error(`order ${orderId} has no such line`);
    await invoiceService(tx).addReturns(orderId, told);
    await settle(tx, [order]);
  },

  /**
   * The bill of a company closed: what it shipped on account is invoiced, one invoice a title.
   * @param bill '2026-11' @param among orders that are locked, which alone are looked at; all that wait unless told
   */
  async billed(tx: Database, customerId: number, bill: string, among?: ReadonlySet<string>): Promise<void> {
    const waiting = await invoiceService(tx).awaitingBill(customerId);
    const orders: OrderRow[] = [];
    for (const { orderId } of waiting) if (!among || among.has(orderId)) orders.push(await orderService(tx).lock(orderId));
    await settle(tx, orders, { bill });
  },
};
