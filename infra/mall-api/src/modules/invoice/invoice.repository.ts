import { type InvoiceState, statesBefore } from '@mall/domain/invoice';
import { columns, json } from '../../database/columns.ts';
import type { Database } from '../../database/database.ts';
import type { InvoiceFilter, InvoiceLineRow, InvoiceRow, NewInvoice } from './invoice.types.ts';

const pattern = (keyword: string) => `%${keyword.replace(/[\\%_]/g, '\\$&')}%`;

export const invoiceRepository = ({ sql }: Database) => {
  const matching = ({ customerId, states, isRed, keyword, orderIds, from, to }: InvoiceFilter) => sql`
    ${customerId === undefined ? sql`true` : sql`v.customer_id = ${customerId}`}
    and ${states === undefined ? sql`true` : sql`v.state in ${sql([...states])}`}
    and ${isRed === undefined ? sql`true` : sql`(v.original_id is not null) = ${isRed}`}
    and ${from === undefined ? sql`true` : sql`v.created_at >= ${from}`}
    and ${to === undefined ? sql`true` : sql`v.created_at < ${to}`}
    and ${
      keyword
        ? sql`(v.invoice_number ilike ${pattern(keyword)} or v.request_number ilike ${pattern(keyword)} or v.title->>'title' ilike ${pattern(keyword)}
            or exists (select from invoice_line l where l.invoice_id = v.id and l.order_id = any(${[...(orderIds ?? [])]}::text[])))`
        : orderIds === undefined
          ? sql`true`
          : sql`exists (select from invoice_line l where l.invoice_id = v.id and l.order_id = any(${[...orderIds]}::text[]))`
    }`;
  return {
    async nextSequence(): Promise<number> {
      const [row] = await sql<{ value: number }[]>`select nextval('invoice_request_sequence') as value`;
      return row!.value;
    },
    async insert(id: string, requestNumber: string, invoice: NewInvoice): Promise<void> {
      const { lines, title, receiver, ...rest } = invoice;
      const amount = lines.reduce((sum, line) => sum + line.amount, 0);
      await sql`insert into invoice ${columns(sql, {
        ...{ ...rest, id, requestNumber, amount },
        ...{ title: json(sql, title), receiver: json(sql, receiver) },
      })}`;
      await sql`insert into invoice_line ${columns(
        sql,
        lines.map((line, position) => ({ ...line, invoiceId: id, position })),
      )}`;
    },
    /** Those that hold something of an order, in the order they were made; locked, so that nobody issues them meanwhile. */
    lockOfOrder: async (orderId: string): Promise<InvoiceRow[]> => [
      ...(await sql<InvoiceRow[]>`
        select v.* from invoice v where v.id in (select invoice_id from invoice_line where order_id = ${orderId}) order by v.seq for update`),
    ],
    lines: async (invoiceIds: readonly string[]): Promise<InvoiceLineRow[]> =>
      invoiceIds.length === 0
        ? []
        : [
            ...(await sql<
              InvoiceLineRow[]
            >`select * from invoice_line where invoice_id in ${sql([...invoiceIds])} order by invoice_id, position`),
          ],
    async find(id: string): Promise<InvoiceRow | undefined> {
      const [row] = await sql<InvoiceRow[]>`select * from invoice where id = ${id}`;
      return row;
    },
    async lock(id: string): Promise<InvoiceRow | undefined> {
      const [row] = await sql<InvoiceRow[]>`select * from invoice where id = ${id} for update`;
      return row;
    },
    byIds: async (ids: readonly string[]): Promise<InvoiceRow[]> =>
      ids.length === 0 ? [] : [...(await sql<InvoiceRow[]>`select * from invoice where id in ${sql([...ids])} order by seq desc`)],
    redsOf: async (ids: readonly string[]): Promise<InvoiceRow[]> =>
      ids.length === 0 ? [] : [...(await sql<InvoiceRow[]>`select * from invoice where original_id in ${sql([...ids])} order by seq`)],
    /** Newest first. */
    async page(filter: InvoiceFilter, offset: number, limit: number): Promise<{ total: number; rows: InvoiceRow[] }> {
      const [[count], rows] = await Promise.all([
        sql<{ total: number }[]>`select count(*)::int as total from invoice v where ${matching(filter)}`,
        sql<InvoiceRow[]>`select v.* from invoice v where ${matching(filter)} order by v.seq desc limit ${limit} offset ${offset}`,
      ]);
      return { total: count!.total, rows: [...rows] };
    },
    async waiting(states: readonly InvoiceState[]): Promise<{ count: number; oldestAt: string | null }> {
      const [row] = await sql<{ count: number; oldestAt: string | null }[]>`
        select count(*)::int as count, min(created_at) as oldest_at from invoice where state in ${sql([...states])}`;
      return row!;
    },
    /**
     * Takes the next one to ask the issuer for: urgent ones first. One that was asked for and never answered is asked for again; a red one waits for its blue.
     * @param silentSeconds after so long nobody is asking any more
     */
    async claim(silentSeconds: number): Promise<InvoiceRow | undefined> {
      const [row] = await sql<InvoiceRow[]>`
        update invoice set state = 'issuing', asked_at = clock_timestamp(), attempts = attempts + 1 where id = (
          select v.id from invoice v
          where (v.state = 'waiting' or (v.state = 'issuing' and v.asked_at < clock_timestamp() - make_interval(secs => ${silentSeconds})))
            and (v.original_id is null or exists (select from invoice b where b.id = v.original_id and b.state = 'issued'))
          order by v.is_urgent desc, v.asked_at nulls first, v.seq limit 1 for update skip locked)
        returning *`;
      return row;
    },
    /** @returns whether it stood in a state that it may leave for this one */
    async move(
      id: string,
      to: InvoiceState,
      changes: Partial<Pick<InvoiceRow, 'invoiceNumber' | 'issuedAt' | 'hasXml' | 'failure' | 'isUrgent'>> = {},
    ): Promise<boolean> {
      const rows = await sql`
        update invoice set ${columns(sql, { state: to, ...changes })} where id = ${id} and state in ${sql(statesBefore(to))} returning id`;
      return rows.length > 0;
    },
    retitle: (id: string, type: 1 | 2, title: InvoiceRow['title']) =>
      sql`update invoice set type = ${type}, title = ${json(sql, title)} where id = ${id}`,
    hurry: (orderId: string) =>
      sql`update invoice set is_urgent = true where state in ('waiting', 'failed') and id in (select invoice_id from invoice_line where order_id = ${orderId})`,
    note: (id: string, failure: string) => sql`update invoice set failure = ${failure} where id = ${id} and state = 'issuing'`,
    addTrace: (invoiceId: string, text: string) => sql`insert into invoice_trace (invoice_id, text) values (${invoiceId}, ${text})`,
    traces: async (invoiceIds: readonly string[]): Promise<{ invoiceId: string; text: string; at: string }[]> =>
      invoiceIds.length === 0
        ? []
        : [
            ...(await sql<{ invoiceId: string; text: string; at: string }[]>`
              select invoice_id, text, at from invoice_trace where invoice_id in ${sql([...invoiceIds])} order by id desc`),
          ],
  };
};
