import type { ChargeStatus, ChargeSubjectKind, PaymentMethod, PaymentProviderName } from '@mall/domain/payment';
import { columns, json } from '../../database/columns.ts';
import type { Database } from '../../database/database.ts';

/** What money is for: an order, a membership or a bill (rule payment 32). */
export interface Subject {
  subject: ChargeSubjectKind;
  subjectId: string;
}
export const aBill = (id: string): Subject => ({ subject: 'creditBill', subjectId: id });
export const anOrder = (id: string): Subject => ({ subject: 'order', subjectId: id });

export interface ChargeRow extends Subject {
  id: string;
  provider: PaymentProviderName;
  amount: number;
  channel: string;
  /** Where its cashier leads back to; '' to the subject's own pages. */
  returnTo: string;
  status: ChargeStatus;
  transactionId: string;
  createdAt: string;
  expiresAt: string;
}
export interface NewPayment extends Subject {
  method: PaymentMethod;
  /** Fen. */
  amount: number;
  /** The provider's or the bank's number of it; the order's id where the mall itself moves the money. */
  reference: string;
  paidBy: number | null;
}
export interface PaymentRow extends Subject {
  id: number;
  method: PaymentMethod;
  amount: number;
  reference: string;
  paidAt: string;
  /** Fen given back of it, or on the way. */
  refunded: number;
}
export interface KeptNotice {
  provider: PaymentProviderName;
  chargeId: string;
  isSigned: boolean;
  nonce: string;
  content: unknown;
  outcome: string;
}

const of = (sql: Database['sql'], { subject, subjectId }: Subject) => sql`subject = ${subject} and subject_id = ${subjectId}`;

/** Payments, the charges that lead to them, and what providers told of those. */
export const paymentRepository = ({ sql }: Database) => {
  const withRefunds = sql`select p.id, p.subject, p.subject_id, p.method, p.amount, p.reference, p.paid_at,
    coalesce((select sum(r.amount) from payment_refund r where r.payment_id = p.id), 0)::bigint as refunded from payment p`;
  return {
    insertPayment: (payment: NewPayment) => sql`insert into payment ${columns(sql, payment)}`,
    /** In the order of taking. */
    payments: (subject: Subject): Promise<PaymentRow[]> =>
      sql<PaymentRow[]>`${withRefunds} where ${of(sql, subject)} order by p.id`.then((rows) => [...rows]),
    paymentsOfOrders: (orderIds: readonly string[]): Promise<PaymentRow[]> =>
      orderIds.length === 0
        ? Promise.resolve([])
        : sql<PaymentRow[]>`${withRefunds} where p.order_id in ${sql([...orderIds])} order by p.id`.then((rows) => [...rows]),
    /** Did this bank transfer pay a bill before? */
    async isBillTransferKnown(reference: string): Promise<boolean> {
      const rows =
        await sql`select 1 from payment where subject = 'creditBill' and method = 'offlineTransfer' and reference = ${reference}`;
      return rows.length > 0;
    },
    insertCharge: (charge: Omit<ChargeRow, 'status' | 'transactionId'>) => sql`insert into payment_charge ${columns(sql, charge)}`,
    async openCharge(charge: Pick<ChargeRow, 'subject' | 'subjectId' | 'provider' | 'amount' | 'channel' | 'returnTo'>, now: string) {
      const [row] = await sql<ChargeRow[]>`
        select * from payment_charge where ${of(sql, charge)} and provider = ${charge.provider} and amount = ${charge.amount}
          and channel = ${charge.channel} and return_to = ${charge.returnTo} and status = 'open' and expires_at > ${now} order by created_at desc limit 1`;
      return row;
    },
    async charge(id: string): Promise<ChargeRow | undefined> {
      const [row] = await sql<ChargeRow[]>`select * from payment_charge where id = ${id}`;
      return row;
    },
    updateCharge: (id: string, status: ChargeRow['status'], transactionId: string) =>
      sql`update payment_charge set status = ${status}, transaction_id = ${transactionId} where id = ${id}`,
    closeCharges: (subject: Subject) => sql`update payment_charge set status = 'closed' where ${of(sql, subject)} and status = 'open'`,
    /** @returns false when a signed notice with this nonce was here before */
    async insertNotice({ content, ...notice }: KeptNotice): Promise<boolean> {
      const rows = await sql`
        insert into payment_notice ${columns(sql, { ...notice, content: json(sql, content) })}
        on conflict (provider, nonce) where is_signed do nothing returning id`;
      return rows.length > 0;
    },
    /** Those that weren't genuine: of the last 30 days, and the newest of them. Genuine ones are kept for ever. */
    async deleteFalseNotices(keep: number) {
      await sql`delete from payment_notice where not is_signed and (at < now() - interval '30 days'
        or id <= (select id from payment_notice where not is_signed order by id desc offset ${keep} limit 1))`;
    },
  };
};
