import { type BillPart, billableParts, unbilledParts } from '@mall/domain/credit-bill';
import type { Database } from '../../database/database.ts';
import { creditService } from '../../modules/credit/credit.service.ts';
import { creditBillService } from '../../modules/credit-bill/credit-bill.service.ts';
import { invoiceService } from '../../modules/invoice/invoice.service.ts';
import { orderService } from '../../modules/order/order.service.ts';
import type { OrderItemRow, OrderRow } from '../../modules/order/order.types.ts';
import { type PaymentRow, paymentLedger } from '../../modules/payment/payment-ledger.ts';

/** What of a locked order isn't on bills as it should be. */
export interface Billable {
  order: OrderRow;
  items: OrderItemRow[];
  /** Other payments than credit. */
  others: PaymentRow[];
  parts: BillPart[];
}

/**
 * What of locked orders isn't on bills as it should be (rules credit-bill 4–6).
 * @param left pieces that have left, by line: all that ever did, or those of a period
 */
export async function billableOf(tx: Database, orders: readonly OrderRow[], left: (item: OrderItemRow) => number): Promise<Billable[]> {
  const ids = orders.map(({ id }) => id);
  if (ids.length === 0) return [];
  const [allItems, payments, billed, uses, returns] = await Promise.all([
    orderService(tx).itemsOf(ids),
    paymentLedger(tx).receivedForOrders(ids),
    creditBillService(tx).billed(ids),
    creditService(tx).drawn(ids),
    invoiceService(tx).returns(...ids),
  ]);
  const back = new Map(returns.map((one) => [one.orderItemId, one]));
  const found: Billable[] = [];
  for (const order of orders) {
    const use = uses.find(({ orderId }) => orderId === order.id);
    if (!use) continue;
    const items = allItems.filter(({ orderId }) => orderId === order.id);
    const others = payments.filter(({ subjectId, method }) => subjectId === order.id && method !== 'credit');
    const belongs = billableParts({
      lines: items.map((item) => ({
        ...{ lineId: item.id, amount: item.total - item.discount, quantity: item.quantity, shipped: left(item) },
        returned: back.get(item.id) ?? { quantity: 0, amount: 0 },
      })),
      freight: order.freight,
      otherwise: others.reduce((sum, { amount, refunded }) => sum + amount - refunded, 0),
      drawn: use.amount - use.released,
    });
    const on = billed.filter(({ orderId }) => orderId === order.id);
    found.push({ order, items, others, parts: unbilledParts(belongs, on) });
  }
  return found;
}
