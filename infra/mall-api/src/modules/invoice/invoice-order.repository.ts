import { columns } from '../../database/columns.ts';
import type { Database } from '../../database/database.ts';
import type { InvoiceOrderRow } from './invoice.types.ts';

type Changes = Partial<Omit<InvoiceOrderRow, 'orderId' | 'customerId' | 'kpId'>>;
export interface ReturnRow {
  orderItemId: number;
  quantity: number;
  amount: number;
}

/** What of an order is to be invoiced; whoever changes it holds the order's own row. */
export const invoiceOrderRepository = ({ sql }: Database) => ({
  async find(orderId: string): Promise<InvoiceOrderRow | undefined> {
    const [row] = await sql<InvoiceOrderRow[]>`select * from invoice_order where order_id = ${orderId}`;
    return row;
  },
  byIds: async (orderIds: readonly string[]): Promise<InvoiceOrderRow[]> =>
    orderIds.length === 0 ? [] : [...(await sql<InvoiceOrderRow[]>`select * from invoice_order where order_id in ${sql([...orderIds])}`)],
  async save(row: Pick<InvoiceOrderRow, 'orderId' | 'customerId' | 'kpId' | 'timing'> & Changes): Promise<void> {
    const { orderId: _order, customerId: _customer, kpId: _kp, ...changes } = row;
    await sql`insert into invoice_order ${columns(sql, row)}
      on conflict (order_id) do update set ${columns(sql, { ...changes, changedAt: new Date() })}`;
  },
  addReturns: (orderId: string, items: readonly ReturnRow[]) =>
    sql`insert into invoice_return ${columns(
      sql,
      items.map((item) => ({ orderId, ...item })),
    )}`,
  returns: async (...orderIds: readonly string[]): Promise<ReturnRow[]> => [
    ...(await sql<ReturnRow[]>`
      select order_item_id, sum(quantity)::int as quantity, sum(amount)::bigint as amount from invoice_return
      where order_id = any(${[...orderIds]}::text[]) group by order_item_id`),
  ],
  /** Orders on account whose invoices wait for the bill, of one company or of all. */
  awaitingBill: async (customerId?: number): Promise<{ orderId: string; customerId: number }[]> => [
    ...(await sql<{ orderId: string; customerId: number }[]>`
      select order_id, customer_id from invoice_order
      where due <> invoiced and timing = 'onBill' and not not_invoiced and has_title
        ${customerId === undefined ? sql`` : sql`and customer_id = ${customerId}`}
      order by customer_id, order_id`),
  ],
  /** What waits of a company: shipped and not invoiced, fen. */
  async open(customerId: number): Promise<{ orders: number; amount: number }> {
    const [row] = await sql<{ orders: number; amount: number }[]>`
      select count(*)::int as orders, coalesce(sum(due - invoiced), 0)::bigint as amount from invoice_order
      where customer_id = ${customerId} and due > invoiced`;
    return row!;
  },
});
