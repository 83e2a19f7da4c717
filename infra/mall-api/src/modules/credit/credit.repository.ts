import { type CreditStatus, creditStatusCode, creditStatusOf } from '@mall/domain/credit';
import { columns } from '../../database/columns.ts';
import type { Database } from '../../database/database.ts';

export interface CreditAccountRow {
  customerId: number;
  status: CreditStatus;
  limitAmount: number;
  workflowId: number;
}
export interface CreditUseRow {
  id: number;
  orderId: string;
  kpId: number;
  amount: number;
  at: string;
}

export interface CreditAccountInUse extends CreditAccountRow {
  appliedAt: string | null;
  unbilled: number;
  unpaidBills: number;
}

const applied = creditStatusCode('inReview');
type StoredRow = Omit<CreditAccountRow, 'status'> & { status: number };
const read = (row: StoredRow): CreditAccountRow => ({ ...row, status: creditStatusOf(row.status) });

export const creditRepository = ({ sql }: Database) => ({
  async find(customerId: number): Promise<CreditAccountRow | undefined> {
    const [row] = await sql<StoredRow[]>`
      select customer_id, status, limit_amount, workflow_id from credit_account where customer_id = ${customerId}`;
    return row && read(row);
  },
  async lock(customerId: number): Promise<CreditAccountRow | undefined> {
    const [row] = await sql<StoredRow[]>`
      select customer_id, status, limit_amount, workflow_id from credit_account where customer_id = ${customerId} for update`;
    return row && read(row);
  },
  /** Unpaid bills and unbilled orders, in fen. */
  async usage(customerId: number): Promise<{ unbilled: number; unpaidBills: number }> {
    const [row] = await sql<{ unbilled: number; unpaidBills: number }[]>`
      select
        coalesce((select sum(amount) from credit_use
          where customer_id = ${customerId} and bill_id is null and released_at is null), 0)::bigint as unbilled,
        coalesce((select sum(amount - paid) from credit_bill where customer_id = ${customerId} and paid < amount), 0)::bigint as unpaid_bills`;
    return row!;
  },
  insertUse: (customerId: number, use: { orderId: string; kpId: number; amount: number }) =>
    sql`insert into credit_use ${columns(sql, { customerId, ...use })}`,
  releaseUse: (orderId: string) =>
    sql`update credit_use set released_at = now() where order_id = ${orderId} and released_at is null and bill_id is null returning id`,
  async uses(customerId: number, offset: number, limit: number): Promise<{ total: number; rows: CreditUseRow[] }> {
    const unbilled = sql`customer_id = ${customerId} and bill_id is null and released_at is null`;
    const [[count], rows] = await Promise.all([
      sql<{ total: number }[]>`select count(*)::int as total from credit_use where ${unbilled}`,
      sql<CreditUseRow[]>`select id, order_id, kp_id, amount, at from credit_use where ${unbilled}
        order by at desc, id desc limit ${limit} offset ${offset}`,
    ]);
    return { total: count!.total, rows: [...rows] };
  },
  save: (customerId: number, status: CreditStatus, limitAmount: number) => sql`
    insert into credit_account (customer_id, status, limit_amount, workflow_id, approved_at)
    values (${customerId}, ${creditStatusCode(status)}, ${limitAmount}, ${customerId}, now())
    on conflict (customer_id) do update set status = excluded.status, limit_amount = excluded.limit_amount, approved_at = excluded.approved_at`,
  /** With what is used; applications first, the one that waits longest before the others. */
  async all(limit: number): Promise<CreditAccountInUse[]> {
    const rows = await sql<(StoredRow & Omit<CreditAccountInUse, keyof CreditAccountRow>)[]>`
      select a.customer_id, a.status, a.limit_amount, a.workflow_id, a.applied_at,
        coalesce((select sum(u.amount) from credit_use u
          where u.customer_id = a.customer_id and u.bill_id is null and u.released_at is null), 0)::bigint as unbilled,
        coalesce((select sum(b.amount - b.paid) from credit_bill b
          where b.customer_id = a.customer_id and b.paid < b.amount), 0)::bigint as unpaid_bills
      from credit_account a order by a.status = ${applied} desc, a.applied_at, a.customer_id limit ${limit}`;
    return rows.map((row) => ({ ...row, status: creditStatusOf(row.status) }));
  },
  async waiting(): Promise<{ count: number; oldestAt: string | null }> {
    const [row] = await sql<{ count: number; oldestAt: string | null }[]>`
      select count(*)::int as count, min(applied_at) as oldest_at from credit_account where status = ${applied}`;
    return row!;
  },
});
