import type { ApprovalStatus } from '@mall/domain/approval';
import type { Quote } from '@mall/domain/checkout';
import { columns, json } from '../../database/columns.ts';
import type { Database } from '../../database/database.ts';
import type { CheckoutSource } from '../checkout/quote.service.ts';
import type { NewOrder } from '../order/order.types.ts';
import type { StockMove } from '../stock/stock.service.ts';

/** A request's own row: amounts in fen, instants UTC. */
export interface RequestRow {
  id: string;
  approvalNumber: string;
  customerId: number;
  kpId: number;
  submittedBy: number;
  status: ApprovalStatus;
  round: number;
  orderId: string;
  quoteToken: string;
  requestHash: string;
  content: NewOrder;
  quote: Quote;
  source: CheckoutSource;
  cardSaved: number;
  payable: number;
  department: string;
  isKept: boolean;
  keptUntil: string;
  submittedAt: string;
  lapsesAt: string;
  answer: string;
  endedAt: string | null;
  orderNumber: string;
}
export interface NeedRow {
  requestId: string;
  key: string;
  position: number;
  name: string;
  why: string;
  answeredBy: number | null;
  answeredAt: string | null;
}
export interface RequestFilter {
  customerId: number;
  kpId?: number | undefined;
  status?: ApprovalStatus | undefined;
  ids?: readonly string[] | undefined;
}

export const approvalRequestRepository = ({ sql }: Database) => {
  const which = ({ customerId, kpId, status, ids }: RequestFilter) => sql`
    customer_id = ${customerId} ${kpId === undefined ? sql`` : sql`and (kp_id = ${kpId} or submitted_by = ${kpId})`}
    ${status === undefined ? sql`` : sql`and status = ${status}`} ${ids === undefined ? sql`` : sql`and id = any(${[...ids]}::text[])`}`;
  const parts = ({ content, quote, source, ...rest }: Partial<RequestRow>) => ({
    ...rest,
    ...(content ? { content: json(sql, content) } : {}),
    ...(quote ? { quote: json(sql, quote) } : {}),
    ...(source ? { source: json(sql, source) } : {}),
  });
  const first = async (rows: PromiseLike<readonly RequestRow[]>): Promise<RequestRow | undefined> => (await rows)[0];
  return {
    async nextSequence(): Promise<number> {
      const [row] = await sql<{ value: number }[]>`select nextval('approval_number_sequence') as value`;
      return row!.value;
    },
    insert: (row: Omit<RequestRow, 'endedAt'>) => sql`insert into approval_request ${columns(sql, parts(row))}`,
    update: (id: string, changes: Partial<RequestRow>) => sql`update approval_request set ${columns(sql, parts(changes))} where id = ${id}`,
    find: (id: string) => first(sql<RequestRow[]>`select * from approval_request where id = ${id}`),
    lock: (id: string) => first(sql<RequestRow[]>`select * from approval_request where id = ${id} for update`),
    ofOrder: (orderId: string) => first(sql<RequestRow[]>`select * from approval_request where order_id = ${orderId}`),
    ofPage: (kpId: number, token: string) =>
      first(sql<RequestRow[]>`select * from approval_request where kp_id = ${kpId} and quote_token = ${token}`),
    page: async (filter: RequestFilter, from: number, count: number): Promise<RequestRow[]> => [
      ...(await sql<RequestRow[]>`
        select * from approval_request where ${which(filter)} order by submitted_at desc, id offset ${from} limit ${count}`),
    ],
    async count(filter: RequestFilter): Promise<number> {
      const [row] = await sql<{ n: number }[]>`select count(*)::int as n from approval_request where ${which(filter)}`;
      return row!.n;
    },
    /** Words that are still waited for, of a company's requests that wait for one. */
    waiting: async (customerId: number): Promise<(Pick<RequestRow, 'id' | 'kpId' | 'submittedBy'> & { key: string })[]> => [
      ...(await sql<(Pick<RequestRow, 'id' | 'kpId' | 'submittedBy'> & { key: string })[]>`
        select r.id, r.kp_id, r.submitted_by, n.key from approval_request r join approval_need n on n.request_id = r.id
        where r.customer_id = ${customerId} and r.status = 'submitted' and n.answered_by is null`),
    ],
    /** Requests whose time has run out, and such that keep things beyond theirs. */
    overdue: (now: string, limit: number) => sql<{ id: string }[]>`
      (select id from approval_request where status in ('submitted', 'changed') and lapses_at <= ${now} order by lapses_at limit ${limit})
      union (select id from approval_request where is_kept and kept_until <= ${now} order by kept_until limit ${limit})`,

    needs: async (ids: readonly string[]): Promise<NeedRow[]> =>
      ids.length === 0
        ? []
        : [
            ...(await sql<
              NeedRow[]
            >`select * from approval_need where request_id = any(${[...ids]}::text[]) order by request_id, position`),
          ],
    async setNeeds(requestId: string, needs: readonly Omit<NeedRow, 'requestId' | 'position'>[]): Promise<void> {
      await sql`delete from approval_need where request_id = ${requestId}`;
      await sql`insert into approval_need ${columns(
        sql,
        needs.map((need, position) => ({ requestId, position, ...need })),
      )}`;
    },

    addEvent: (requestId: string, text: string) => sql`insert into approval_event (request_id, text) values (${requestId}, ${text})`,
    events: async (requestId: string): Promise<{ at: string; text: string }[]> => [
      ...(await sql<{ at: string; text: string }[]>`select at, text from approval_event where request_id = ${requestId} order by id`),
    ],

    keep: (requestId: string, moves: readonly StockMove[]) =>
      moves.length === 0
        ? Promise.resolve([])
        : sql`insert into approval_stock ${columns(
            sql,
            moves.map((move) => ({ requestId, ...move })),
          )}`,
    /** What warehouses keep, and it is forgotten here: whoever takes it gives it back or hands it on. */
    takeKept: async (requestId: string): Promise<StockMove[]> => [
      ...(await sql<StockMove[]>`delete from approval_stock where request_id = ${requestId} returning sku_number, warehouse_id, quantity`),
    ],
  };
};
