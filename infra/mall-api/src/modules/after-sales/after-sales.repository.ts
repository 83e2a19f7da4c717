import { openStatuses } from '@mall/domain/after-sales';
import { columns } from '../../database/columns.ts';
import type { Database } from '../../database/database.ts';
import type { CaseChanges, CaseFilter, CaseLineRow, CaseRow, NewCase, PiecesInCases } from './case.types.ts';

const pattern = (keyword: string) => `%${keyword.replace(/[\\%_]/g, '\\$&')}%`;

/** Cases, their lines and what happened to them. */
export const afterSalesRepository = ({ sql }: Database) => {
  const matching = ({ customerId, statuses, kinds, isRequest, orderId, keyword }: CaseFilter) => sql`
    ${customerId === undefined ? sql`true` : sql`customer_id = ${customerId}`}
    ${statuses ? sql`and status = any(${[...statuses]}::text[])` : sql``}
    ${kinds ? sql`and kind = any(${[...kinds]}::text[])` : sql``}
    ${isRequest ? sql`and approved_at is null` : sql``}
    ${orderId ? sql`and order_id = ${orderId}` : sql``}
    ${keyword ? sql`and (case_number ilike ${pattern(keyword)} or order_number ilike ${pattern(keyword)})` : sql``}`;
  return {
    async nextSequence(): Promise<number> {
      const [row] = await sql<{ value: number }[]>`select nextval('after_sales_number_sequence') as value`;
      return row!.value;
    },
    async insert(id: string, caseNumber: string, { lines, ...rest }: NewCase, createdAt: string) {
      await sql`insert into after_sales_case ${columns(sql, { ...rest, id, caseNumber, status: 'pendingReview', createdAt })}`;
      await sql`insert into after_sales_line ${columns(
        sql,
        lines.map((line) => ({ ...line, caseId: id })),
      )}`;
    },
    async find(id: string): Promise<CaseRow | undefined> {
      const [row] = await sql<CaseRow[]>`select * from after_sales_case where id = ${id}`;
      return row;
    },
    lines: (caseIds: readonly string[]): Promise<CaseLineRow[]> =>
      sql<CaseLineRow[]>`select * from after_sales_line where case_id = any(${[...caseIds]}::text[]) order by order_item_id`.then(
        (rows) => [...rows],
      ),
    update: (id: string, changes: CaseChanges) =>
      sql`update after_sales_case set ${columns(sql, { ...changes, movedAt: new Date().toISOString() })} where id = ${id}`,
    setLine: (caseId: string, orderItemId: number, changes: Partial<Omit<CaseLineRow, 'caseId' | 'orderItemId'>>) =>
      sql`update after_sales_line set ${columns(sql, changes)} where case_id = ${caseId} and order_item_id = ${orderItemId}`,
    /** Lines that are in no case are absent. A piece that was asked for and didn't come back isn't held any more. */
    pieces: (orderIds: readonly string[]): Promise<PiecesInCases[]> =>
      sql<PiecesInCases[]>`
        select l.order_item_id,
          coalesce(sum(coalesce(l.received_quantity, l.quantity)) filter (where c.status = any(${[...openStatuses]}::text[])), 0)::int as held,
          coalesce(sum(coalesce(l.received_quantity, l.quantity)) filter (where l.refund is not null), 0)::int as refunded
        from after_sales_line l join after_sales_case c on c.id = l.case_id
        where c.order_id = any(${[...orderIds]}::text[]) group by 1`.then((rows) => [...rows]),
    /** Of these orders those that replace goods of another one. */
    replacements: (orderIds: readonly string[]): Promise<string[]> =>
      sql<{ id: string }[]>`
        select replacement_order_id as id from after_sales_case where replacement_order_id = any(${[...orderIds]}::text[])`.then((rows) =>
        rows.map(({ id }) => id),
      ),
    async page(filter: CaseFilter, offset: number, limit: number, first: 'newest' | 'longest') {
      const [[count], rows] = await Promise.all([
        sql<{ total: number }[]>`select count(*)::int as total from after_sales_case where ${matching(filter)}`,
        sql<CaseRow[]>`select * from after_sales_case where ${matching(filter)}
          order by ${first === 'newest' ? sql`created_at desc` : sql`moved_at`}, id limit ${limit} offset ${offset}`,
      ]);
      return { total: count!.total, rows: [...rows] };
    },
    async waiting(filter: CaseFilter): Promise<{ count: number; oldestAt: string | null }> {
      const [row] = await sql<{ count: number; oldestAt: string | null }[]>`
        select count(*)::int as count, min(moved_at) as oldest_at from after_sales_case where ${matching(filter)}`;
      return row!;
    },
    addEvent: (caseId: string, text: string) => sql`insert into after_sales_event (case_id, text) values (${caseId}, ${text})`,
    events: (caseId: string): Promise<{ at: string; text: string }[]> =>
      sql<{ at: string; text: string }[]>`select at, text from after_sales_event where case_id = ${caseId} order by id`.then((rows) => [
        ...rows,
      ]),
  };
};
