import type { BillPart, DisputeState } from '@mall/domain/credit-bill';
import { columns } from '../../database/columns.ts';
import type { Database } from '../../database/database.ts';
import type { CreditBillItemRow, DisputeRow, NewBillItem } from './credit-bill.types.ts';

/** Lines of bills, what is disputed of them, and what happened to a bill. */
export const billItemRepository = ({ sql }: Database) => ({
  async insert(billId: string, items: readonly NewBillItem[]): Promise<void> {
    if (items.length === 0) return;
    await sql`insert into credit_bill_item ${columns(
      sql,
      items.map((item) => ({ billId, ...item })),
    )}`;
  },
  of: async (billId: string): Promise<CreditBillItemRow[]> => [
    ...(await sql<CreditBillItemRow[]>`select * from credit_bill_item where bill_id = ${billId} order by id`),
  ],
  async page(billId: string, offset: number, limit: number): Promise<{ total: number; rows: CreditBillItemRow[] }> {
    const [[count], rows] = await Promise.all([
      sql<{ total: number }[]>`select count(*)::int as total from credit_bill_item where bill_id = ${billId}`,
      sql<CreditBillItemRow[]>`select * from credit_bill_item where bill_id = ${billId} order by id limit ${limit} offset ${offset}`,
    ]);
    return { total: count!.total, rows: [...rows] };
  },
  async find(id: number): Promise<CreditBillItemRow | undefined> {
    const [row] = await sql<CreditBillItemRow[]>`select * from credit_bill_item where id = ${id}`;
    return row;
  },
  /** What stands on all bills of these orders, by line. */
  async billed(orderIds: readonly string[]): Promise<(BillPart & { orderId: string })[]> {
    if (orderIds.length === 0) return [];
    return sql<(BillPart & { orderId: string })[]>`select order_id, line_id, sum(quantity)::int as quantity, sum(amount)::bigint as amount
      from credit_bill_item where order_id = any(${[...orderIds]}::text[]) group by order_id, line_id`;
  },
  /** Bills that hold a line of an order, the newest first. */
  async holding(orderId: string, lineId: number): Promise<string[]> {
    const rows = await sql<{ billId: string }[]>`select i.bill_id from credit_bill_item i join credit_bill b on b.id = i.bill_id
      where i.order_id = ${orderId} and i.line_id = ${lineId} and i.kind = 'goods' group by i.bill_id, b.period_to order by b.period_to desc`;
    return rows.map(({ billId }) => billId);
  },
  async billsOfOrders(orderIds: readonly string[]): Promise<{ orderId: string; billId: string; billNumber: string }[]> {
    if (orderIds.length === 0) return [];
    return sql<{ orderId: string; billId: string; billNumber: string }[]>`select distinct i.order_id, b.id as bill_id, b.bill_number
      from credit_bill_item i join credit_bill b on b.id = i.bill_id where i.order_id = any(${[...orderIds]}::text[]) order by b.bill_number`;
  },
  /** @param itemId left out: all goods of the bill. What was received before stays as it is. */
  async receive(billId: string, kpId: number, itemId?: number): Promise<number> {
    const rows = await sql`update credit_bill_item set received_at = now(), received_by = ${kpId}
      where bill_id = ${billId} and kind = 'goods' and received_at is null ${itemId === undefined ? sql`` : sql`and id = ${itemId}`} returning id`;
    return rows.length;
  },

  disputes: async (billIds: readonly string[]): Promise<DisputeRow[]> =>
    billIds.length === 0
      ? []
      : [...(await sql<DisputeRow[]>`select * from credit_bill_dispute where bill_id = any(${[...billIds]}::text[]) order by at, item_id`)],
  insertDisputes: (disputes: readonly Pick<DisputeRow, 'itemId' | 'billId' | 'kpId' | 'reason'>[]) =>
    sql`insert into credit_bill_dispute ${columns(sql, disputes)}`,
  settle: (itemId: number, state: Exclude<DisputeState, 'open'>, adjusted: number, answer: string) =>
    sql`update credit_bill_dispute set state = ${state}, adjusted = ${adjusted}, answer = ${answer}, settled_at = now() where item_id = ${itemId}`,

  note: (billId: string, text: string) => sql`insert into credit_bill_event ${columns(sql, { billId, text })}`,
  events: async (billId: string): Promise<{ text: string; at: string }[]> => [
    ...(await sql<{ text: string; at: string }[]>`select text, at from credit_bill_event where bill_id = ${billId} order by id desc`),
  ],
});
