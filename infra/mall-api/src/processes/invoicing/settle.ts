import { type InvoicePart, type InvoicePlan, invoiceTiming, mayInvoiceNow, type PastInvoice, planInvoices } from '@mall/domain/invoice';
import type { Database } from '../../database/database.ts';
import { invoiceService } from '../../modules/invoice/invoice.service.ts';
import type { InvoiceOrderRow, NewInvoiceLine } from '../../modules/invoice/invoice.types.ts';
import { orderService } from '../../modules/order/order.service.ts';
import type { OrderItemRow, OrderRow } from '../../modules/order/order.types.ts';
import { dueParts } from './due.ts';
import { type OrderTitle, orderTitle } from './order-title.ts';

/** How an order wants to be invoiced, where that changes. */
export type Wish = Partial<Pick<InvoiceOrderRow, 'titleId' | 'notInvoiced' | 'askedAt' | 'urgentAt' | 'urgentRemark'>>;

interface Standing {
  order: OrderRow;
  items: OrderItemRow[];
  title: OrderTitle | undefined;
  isUrgent: boolean;
  plan: InvoicePlan;
}

const total = (parts: readonly InvoicePart[]) => parts.reduce((sum, { amount }) => sum + amount, 0);

/**
 * Brings the invoices of locked orders in line with what has left and what came back (rule invoice 12): whatever happened, and however often it is asked.
 * @param bill '2026-11': the bill of that month holds them, one invoice a title
 */
export async function settle(tx: Database, orders: readonly OrderRow[], { wish = {}, bill = '' }: { wish?: Wish; bill?: string } = {}) {
  const standings: Standing[] = [];
  for (const order of orders) standings.push(await stand(tx, order, wish, bill !== ''));
  for (const { plan } of standings) for (const id of plan.voids) await invoiceService(tx).cancel(id);
  await makeReds(tx, standings);
  const groups = new Map<string, Standing[]>();
  for (const one of standings.filter(({ plan }) => plan.blue.length > 0)) {
    const key = bill ? JSON.stringify([one.title!.type, one.title!.title]) : one.order.id;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  for (const group of groups.values()) await makeBlue(tx, group, bill);
}

async function stand(tx: Database, order: OrderRow, wish: Wish, isBill: boolean): Promise<Standing> {
  const invoices = invoiceService(tx);
  const own = { titleId: null, notInvoiced: false, askedAt: null, urgentAt: null, ...(await invoices.order(order.id)), ...wish };
  const items = await orderService(tx).items(order.id);
  const due = dueParts(order, items, await invoices.returns(order.id));
  const past = await pastOf(tx, order.id);
  const title = await orderTitle(tx, order, own.titleId);
  const timing = invoiceTiming(order.paymentMethod);
  const isAskedFor = isBill || own.askedAt !== null || own.urgentAt !== null;
  const mayBe = mayInvoiceNow({ timing, hasTitle: title !== undefined, isNotInvoiced: own.notInvoiced, isAskedFor });
  const plan = planInvoices(due, past, mayBe);
  const living = past.filter(({ id, state }) => state !== 'void' && !plan.voids.includes(id)).flatMap(({ parts }) => parts);
  const invoiced = total([...living, ...plan.blue, ...plan.reds.flatMap(({ parts }) => parts)]);
  const { id: orderId, customerId, kpId } = order;
  await invoices.saveOrder({ orderId, customerId, kpId, timing, hasTitle: title !== undefined, ...wish, due: total(due), invoiced });
  return { order, items, title, isUrgent: own.urgentAt !== null, plan };
}

async function pastOf(tx: Database, orderId: string): Promise<PastInvoice[]> {
  const rows = await invoiceService(tx).lockOfOrder(orderId);
  const lines = await invoiceService(tx).lines(rows.map(({ id }) => id));
  return rows.map(({ id, state, originalId }) => {
    const all = lines.filter(({ invoiceId }) => invoiceId === id);
    const parts = all
      .filter((line) => line.orderId === orderId)
      .map(({ orderItemId, quantity, amount }) => ({ lineId: orderItemId ?? 0, quantity, amount }));
    return { id, state, originalId, isShared: all.length > parts.length, parts };
  });
}

const linesOf = ({ order, items }: Standing, parts: readonly InvoicePart[]): NewInvoiceLine[] =>
  parts.map(({ lineId, quantity, amount }) => {
    const item = items.find(({ id }) => id === lineId);
    const what = item
      ? { orderItemId: item.id, name: item.productName, specification: item.manufacturerPartNumber, unit: item.salesPackUom }
      : { orderItemId: null, name: '运费', specification: '', unit: '次' };
    // A -0 of the plan is a 0.
    return { orderId: order.id, ...what, quantity: quantity || 0, amount };
  });

async function makeReds(tx: Database, standings: readonly Standing[]) {
  for (const one of standings) {
    const blues = new Map((await invoiceService(tx).byIds(one.plan.reds.map(({ originalId }) => originalId))).map((row) => [row.id, row]));
    for (const { originalId, parts } of one.plan.reds) {
      const { type, title, receiver, kpId, customerId } = blues.get(originalId)!;
      const lines = linesOf(one, parts);
      await invoiceService(tx).make({ customerId, kpId, originalId, type, title, receiver, bill: '', isUrgent: one.isUrgent, lines });
    }
  }
}

async function makeBlue(tx: Database, group: readonly Standing[], bill: string) {
  const { order, title } = group.at(-1)!;
  const { customerId, kpId } = order;
  const isUrgent = group.some((one) => one.isUrgent);
  const lines = group.flatMap((one) => linesOf(one, one.plan.blue));
  await invoiceService(tx).make({ customerId, kpId, originalId: null, ...title!, bill, isUrgent, lines });
}
