import type { OrderInvoicing } from '@mall/api-contract/invoice';
import { type InvoiceState, invoiceTiming, invoiceTimingNames, taxOf } from '@mall/domain/invoice';
import { startOfShanghaiDay } from '@mall/domain/time';
import type { Database } from '../../database/database.ts';
import { invoiceService } from '../../modules/invoice/invoice.service.ts';
import type { InvoiceRow } from '../../modules/invoice/invoice.types.ts';
import type { InvoicePasses } from '../../modules/invoice/invoice-passes.ts';
import { orderService } from '../../modules/order/order.service.ts';
import { invoiceViews } from './invoice-view.ts';
import { orderTitle } from './order-title.ts';

const dayMs = 86_400_000;
const ordersAtMost = 50;
const mostOfAnOrder = 200;

export interface InvoiceSearch {
  state?: InvoiceState | undefined;
  kind?: 'blue' | 'red' | undefined;
  keyword?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  pageIndex?: number | undefined;
  pageSize?: number | undefined;
}

/** Orders that a keyword may mean: invoices are found by their orders' numbers too. */
export const ordersNamed = async (db: Database, keyword: string): Promise<string[]> =>
  keyword.length < 3 ? [] : (await orderService(db).withNumber(keyword, ordersAtMost)).map(({ id }) => id);

/** Invoices as a company sees them. */
export const invoiceReader = (db: Database, passes: InvoicePasses) => {
  const invoices = invoiceService(db);
  const ofOrder = (orderId: string): Promise<InvoiceRow[]> =>
    invoices.page({ orderIds: [orderId] }, 0, mostOfAnOrder).then(({ rows }) => rows);
  return {
    async page(customerId: number, { state, kind, keyword = '', from, to, pageIndex = 1, pageSize = 20 }: InvoiceSearch) {
      const word = keyword.trim();
      const filter = {
        customerId,
        states: state && [state],
        isRed: kind && kind === 'red',
        ...(word ? { keyword: word, orderIds: await ordersNamed(db, word) } : {}),
        from: from && startOfShanghaiDay(from),
        to: to && new Date(Date.parse(startOfShanghaiDay(to)) + dayMs).toISOString(),
      };
      const [{ total, rows }, open] = await Promise.all([
        invoices.page(filter, (pageIndex - 1) * pageSize, pageSize),
        invoices.open(customerId),
      ]);
      return { pageIndex, pageSize, total, items: await invoiceViews(db, passes, rows), openOrders: open.orders, openFen: open.amount };
    },

    /** @throws {MallError} INVOICE_NOT_FOUND */
    async one(customerId: number, id: string) {
      const row = await invoices.read(id, customerId);
      const [[view], rows, traces] = await Promise.all([invoiceViews(db, passes, [row]), invoices.lines([id]), invoices.traces([id])]);
      const numberOf = new Map(view!.orders.map(({ orderId, orderNumber }) => [orderId, orderNumber]));
      const lines = rows.map(({ orderId, name, specification, unit, quantity, amount }) => {
        const { net: netFen, tax: taxFen } = taxOf(amount);
        return { orderNumber: numberOf.get(orderId)!, name, specification, unit, quantity, amountFen: amount, netFen, taxFen };
      });
      return { ...view!, lines, traces: traces.map(({ at, text }) => ({ at, text, place: '' })) };
    },

    /** @throws {MallError} ORDER_NOT_FOUND */
    async ofOrder(customerId: number, orderId: string): Promise<OrderInvoicing> {
      const order = await orderService(db).peek(orderId, customerId);
      const [own, rows] = await Promise.all([invoices.order(orderId), ofOrder(orderId)]);
      const title = await orderTitle(db, order, own?.titleId ?? null);
      const timing = invoiceTiming(order.paymentMethod);
      const [dueFen, invoicedFen] = [own?.due ?? 0, own?.invoiced ?? 0];
      const isNotInvoiced = own?.notInvoiced ?? false;
      const isLive = order.status !== 'cancelled';
      const isEarly = own !== undefined && (own.askedAt !== null || own.urgentAt !== null);
      const open = dueFen - invoicedFen;
      const states = rows.map(({ state }) => state);
      const statusName = () => {
        if (isNotInvoiced) return '不开票';
        if (states.includes('failed')) return '开票失败';
        if (!title && open > 0) return '待选抬头';
        if (!title && rows.length === 0) return '未选抬头';
        if (open > 0) return timing === 'onBill' && !isEarly ? '随账单开票' : '待开票';
        if (rows.length === 0) return isLive ? '待发货' : '—';
        return states.some((state) => state === 'waiting' || state === 'issuing') ? '开票中' : '已开票';
      };
      return {
        ...{ orderId, orderNumber: order.orderNumber, timingName: invoiceTimingNames[timing], statusName: statusName() },
        ...{ title: title?.title.title ?? '', isNotInvoiced, isUrgent: own?.urgentAt != null, urgentRemark: own?.urgentRemark ?? '' },
        ...{ dueFen, invoicedFen },
        canTag: isLive && !isNotInvoiced && invoicedFen === 0,
        canUntag: isLive && isNotInvoiced,
        canAsk: isLive && open > 0 && !isNotInvoiced,
        canHurry: isLive && title !== undefined && !isNotInvoiced && own?.urgentAt == null && !states.includes('issued'),
        invoices: await invoiceViews(db, passes, rows),
      };
    },

    /** How far the invoices of an order are, newest first. @throws {MallError} ORDER_NOT_FOUND */
    async traces(customerId: number, orderId: string) {
      await orderService(db).peek(orderId, customerId);
      const rows = await ofOrder(orderId);
      return (await invoices.traces(rows.map(({ id }) => id))).map(({ at, text }) => ({ at, text, place: '' }));
    },
  };
};
