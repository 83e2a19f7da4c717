import type { PaymentMethod } from '@mall/domain/payment';
import { columns } from '../../database/columns.ts';
import type { Database } from '../../database/database.ts';
import type { Subject } from './payment.repository.ts';

export interface RefundRow extends Subject {
  id: string;
  method: PaymentMethod;
  amount: number;
  /** Of the payment that goes back. */
  transactionId: string;
  createdAt: string;
  /** Fen that came in by that payment. */
  paid: number;
}
/** Fen that go back, and whether they have. */
export interface AskedRefund {
  method: PaymentMethod;
  amount: number;
  isDone: boolean;
}
export interface NewRefund extends Subject {
  id: string;
  /** The payment that goes back, null for money that was taken in vain. */
  paymentId: number | null;
  method: PaymentMethod;
  amount: number;
  transactionId: string;
  reason: string;
  /** What asked for it: the same twice gives back once. */
  request: string;
}

/** Money on its way back, or back. */
export const refundRepository = ({ sql }: Database) => {
  const row = sql`r.id, r.subject, r.subject_id, r.method, r.amount, r.transaction_id, r.created_at, coalesce(p.amount, r.amount)::bigint as paid
    from payment_refund r left join payment p on p.id = r.payment_id`;
  return {
    /** @returns false when this was asked for before */
    async insert(refund: NewRefund, isDone: boolean): Promise<boolean> {
      const rows = await sql`
        insert into payment_refund ${columns(sql, { ...refund, status: isDone ? 'done' : 'pending', doneAt: isDone ? new Date().toISOString() : null })}
        on conflict (subject, subject_id, method, transaction_id, request) do nothing returning id`;
      return rows.length > 0;
    },
    async wasAsked({ subject, subjectId }: Subject, request: string): Promise<boolean> {
      const rows = await sql`
        select 1 from payment_refund where subject = ${subject} and subject_id = ${subjectId} and request = ${request} limit 1`;
      return rows.length > 0;
    },
    /** What was asked for together, in the order of giving back. */
    ofRequest: ({ subject, subjectId }: Subject, request: string): Promise<AskedRefund[]> =>
      sql<AskedRefund[]>`
        select method, amount, status = 'done' as is_done from payment_refund
        where subject = ${subject} and subject_id = ${subjectId} and request = ${request} order by created_at, id`.then((rows) => [
        ...rows,
      ]),
    ofOrders: async (orderIds: readonly string[]) =>
      sql<{ id: string; orderId: string }[]>`
        select id, subject_id as order_id from payment_refund where subject = 'order' and subject_id = any(${[...orderIds]}::text[])`,
    orders: async (ids: readonly string[]) =>
      sql<{ id: string; orderId: string }[]>`
        select id, subject_id as order_id from payment_refund where subject = 'order' and id = any(${[...ids]}::text[])`,
    async find(id: string): Promise<RefundRow | undefined> {
      const [found] = await sql<RefundRow[]>`select ${row} where r.id = ${id}`;
      return found;
    },
    /** What went back for a subject, in its sequence. */
    done: async ({ subject, subjectId }: Subject) => [
      ...(await sql<{ doneAt: string; method: PaymentMethod; amount: number; reason: string }[]>`
        select done_at, method, amount, reason from payment_refund
        where subject = ${subject} and subject_id = ${subjectId} and status = 'done' order by done_at`),
    ],
    pending: (methods: readonly string[], limit: number): Promise<RefundRow[]> =>
      sql<
        RefundRow[]
      >`select ${row} where r.status = 'pending' and r.method = any(${[...methods]}::text[]) order by r.created_at limit ${limit}`.then(
        (rows) => [...rows],
      ),
    async waiting(methods: readonly string[]): Promise<{ count: number; oldestAt: string | null }> {
      const [found] = await sql<{ count: number; oldestAt: string | null }[]>`
        select count(*)::int as count, min(created_at) as oldest_at from payment_refund where status = 'pending' and method = any(${[...methods]}::text[])`;
      return found!;
    },
    /** @returns false when there was none to finish */
    async finish(id: string, method: string): Promise<boolean> {
      const rows = await sql`
        update payment_refund set status = 'done', done_at = now() where id = ${id} and method = ${method} and status = 'pending' returning id`;
      return rows.length > 0;
    },
  };
};
