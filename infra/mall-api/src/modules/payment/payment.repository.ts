import type { ChargeStatus, PaymentMethod } from '@mall/domain/payment';
import { columns, json } from '../../database/columns.ts';
import type { Database } from '../../database/database.ts';

export interface ChargeRow {
  id: string;
  orderId: string;
  amount: number;
  channel: string;
  status: ChargeStatus;
  transactionId: string;
  createdAt: string;
  expiresAt: string;
}
export interface RefundRow {
  id: string;
  orderId: string;
  method: string;
  amount: number;
  transactionId: string;
  createdAt: string;
}
export type NewRefund = Omit<RefundRow, 'createdAt'> & { reason: string; isDone: boolean };
export interface PaymentRow {
  orderId: string;
  method: PaymentMethod;
  amount: number;
  reference: string;
  paidAt: string;
}

export const paymentRepository = ({ sql }: Database) => ({
  insertPayment: (payment: { orderId: string; method: string; amount: number; reference: string; paidBy: number | null }) =>
    sql`insert into payment ${columns(sql, payment)}`,
  async payment(orderId: string): Promise<PaymentRow | undefined> {
    const [row] = await sql<PaymentRow[]>`select order_id, method, amount, reference, paid_at from payment where order_id = ${orderId}`;
    return row;
  },
  insertCharge: (charge: Omit<ChargeRow, 'status' | 'transactionId'>) => sql`insert into payment_charge ${columns(sql, charge)}`,
  async openCharge(orderId: string, amount: number, channel: string, now: string): Promise<ChargeRow | undefined> {
    const [row] = await sql<ChargeRow[]>`
      select * from payment_charge where order_id = ${orderId} and amount = ${amount} and channel = ${channel} and status = 'open'
        and expires_at > ${now} order by created_at desc limit 1`;
    return row;
  },
  async charge(id: string): Promise<ChargeRow | undefined> {
    const [row] = await sql<ChargeRow[]>`select * from payment_charge where id = ${id}`;
    return row;
  },
  updateCharge: (id: string, status: ChargeRow['status'], transactionId: string) =>
    sql`update payment_charge set status = ${status}, transaction_id = ${transactionId} where id = ${id}`,
  closeCharges: (orderId: string) => sql`update payment_charge set status = 'closed' where order_id = ${orderId} and status = 'open'`,
  /** @returns false when a signed notice with this nonce was here before */
  async insertNotice(notice: { chargeId: string; isSigned: boolean; nonce: string; content: unknown; outcome: string }): Promise<boolean> {
    const rows = await sql`
      insert into payment_notice (charge_id, is_signed, nonce, content, outcome)
      values (${notice.chargeId}, ${notice.isSigned}, ${notice.nonce}, ${json(sql, notice.content)}, ${notice.outcome})
      on conflict (nonce) where is_signed do nothing returning id`;
    return rows.length > 0;
  },
  /** Those that weren't genuine: of the last 30 days, and the newest of them. Genuine ones are kept for ever. */
  async deleteFalseNotices(keep: number) {
    await sql`delete from payment_notice where not is_signed and (at < now() - interval '30 days'
      or id <= (select id from payment_notice where not is_signed order by id desc offset ${keep} limit 1))`;
  },
  /** @returns false when this payment goes back already */
  async insertRefund(refund: NewRefund): Promise<boolean> {
    const { isDone, ...row } = refund;
    const rows = await sql`
      insert into payment_refund ${columns(sql, { ...row, status: isDone ? 'done' : 'pending', doneAt: isDone ? new Date().toISOString() : null })}
      on conflict (order_id, transaction_id) do nothing returning id`;
    return rows.length > 0;
  },
  pendingRefunds: (method: string, limit: number) =>
    sql<RefundRow[]>`select id, order_id, method, amount, transaction_id, created_at from payment_refund
      where status = 'pending' and method = ${method} order by created_at limit ${limit}`,
  async waitingRefunds(method: string): Promise<{ count: number; oldestAt: string | null }> {
    const [row] = await sql<{ count: number; oldestAt: string | null }[]>`
      select count(*)::int as count, min(created_at) as oldest_at from payment_refund where status = 'pending' and method = ${method}`;
    return row!;
  },
  async finishRefund(id: string, method: string): Promise<RefundRow | undefined> {
    const [row] = await sql<RefundRow[]>`
      update payment_refund set status = 'done', done_at = now() where id = ${id} and method = ${method} and status = 'pending'
      returning id, order_id, method, amount, transaction_id, created_at`;
    return row;
  },
  /** Money of an order on its way back or back already, in fen; what came too late for the order doesn't count. */
  async refunded(orderId: string): Promise<number> {
    const [row] = await sql<{ amount: number }[]>`
      select coalesce(sum(r.amount), 0)::bigint as amount from payment_refund r
      join payment p on p.order_id = r.order_id and p.reference = r.transaction_id where r.order_id = ${orderId}`;
    return row!.amount;
  },
});
