import { billMonth, confirmBy, periodClosedOn } from '@mall/domain/credit-bill';
import type { Database } from '../../database/database.ts';
import { balanceService } from '../../modules/account/balance.service.ts';
import { creditService } from '../../modules/credit/credit.service.ts';
import { creditBillService } from '../../modules/credit-bill/credit-bill.service.ts';
import { deliveryService } from '../../modules/delivery/delivery.service.ts';
import { invoiceService } from '../../modules/invoice/invoice.service.ts';
import { orderService } from '../../modules/order/order.service.ts';
import type { OrderRow } from '../../modules/order/order.types.ts';
import { invoicing } from '../invoicing/index.ts';
import { billLines, surplusLine } from './bill-lines.ts';
import { billableOf } from './billable.ts';
import { tellManagers } from './tell-managers.ts';

const later = (a: string, b: string) => (a > b ? a : b);

/**
 * Closes a company's period: what left in it and is on no bill, less what came back, makes its bill, and the invoices that waited for it are made (rules
 * credit-bill 2–7; invoice 5). All of it or nothing, and once: a second process waits for the first and finds it done.
 * @param closingDay '2026-11-25' @returns the bill's id; undefined where there was nothing, or it was closed before
 */
export const closeBill = (db: Database, customerId: number, closingDay: string, now: string): Promise<string | undefined> =>
  db.transaction(async (tx) => {
    const period = periodClosedOn(closingDay);
    const bills = creditBillService(tx);
    if (!(await bills.beginClosing(customerId, period.to))) return undefined;
    const waiting = [...(await creditService(tx).unbilledOrders(customerId)), ...(await invoiceService(tx).awaitingBill(customerId))];
    const ids = [...new Set(waiting.map(({ orderId }) => orderId))].sort();
    const orders: OrderRow[] = [];
    for (const id of ids) orders.push(await orderService(tx).lock(id));
    const left = new Map((await deliveryService(tx).leftBefore(ids, period.endsAt)).map((one) => [one.orderItemId, one.quantity]));
    const found = (await billableOf(tx, orders, ({ id }) => left.get(id) ?? 0)).filter(({ parts }) => parts.length > 0);
    await invoicing.billed(tx, customerId, billMonth(period.to), new Set(ids));
    if (found.length === 0) return undefined;
    const sum = found.flatMap(({ parts }) => parts).reduce((all, { amount }) => all + amount, 0);
    if (sum < 0) await balanceService(tx).putIn(customerId, -sum, 'refund', `bill:${period.to}`);
    await creditService(tx).lock(customerId);
    const items = [...found.flatMap((one) => billLines(one, one.parts)), ...(sum < 0 ? [surplusLine(-sum)] : [])];
    const id = await bills.make({ customerId, period, confirmBy: confirmBy(later(period.endsAt, now)), amount: Math.max(0, sum), items });
    for (const { order, parts } of found) {
      const more = parts.reduce((all, { amount }) => all + amount, 0);
      await creditService(tx).addBilled(order.id, more);
      await creditService(tx).setReturnsWait(order.id, false);
    }
    const bill = await bills.read(id);
    const { billNumber, amount, dueOn } = bill;
    await tellManagers(tx, bill, 'creditBillClosed', { id, billNumber, amount, dueOn, confirmBy: bill.confirmBy });
    return id;
  });

/**
 * Closes every company's period that ended on a day; what was closed before stays as it is. A company that fails keeps nobody else waiting.
 * @param closingDay '2026-11-25', any 25th @returns how many bills were made, and what failed
 */
export async function closeBills(
  db: Database,
  closingDay: string,
  now = new Date().toISOString(),
): Promise<{ made: number; failures: unknown[] }> {
  const [unbilled, invoices, done] = await Promise.all([
    creditService(db).unbilledOrders(),
    invoiceService(db).awaitingBill(),
    creditBillService(db).closedOf(closingDay),
  ]);
  const closed = new Set(done);
  const companies = [...new Set([...unbilled, ...invoices].map(({ customerId }) => customerId))].filter((id) => !closed.has(id));
  const failures: unknown[] = [];
  let made = 0;
  for (const customerId of companies.sort((a, b) => a - b))
    try {
      if (await closeBill(db, customerId, closingDay, now)) made += 1;
    } catch (error) {
      failures.push(error);
    }
  return { made, failures };
}
