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

/** What an order drew, what of it was given back, and what stands on bills; fen. */
export interface Drawn {
  orderId: string;
  amount: number;
  released: number;
  billed: number;
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
  /** Drawn, not given back and on no bill, in fen; below zero where more came back than that (rule credit-bill 6). */
  async unbilled(customerIds: readonly number[]): Promise<{ customerId: number; amount: number }[]> {
    if (customerIds.length === 0) return [];
    return sql<
      { customerId: number; amount: number }[]
    >`select customer_id, sum(amount - released - billed)::bigint as amount from credit_use
      where customer_id = any(${[...customerIds]}) and amount <> released + billed group by customer_id`;
  },
  insertUse: (customerId: number, use: { orderId: string; kpId: number; amount: number }) =>
    sql`insert into credit_use ${columns(sql, { customerId, ...use })}`,
  /** @param amount fen, never more than is left of it */
  releaseUse: (orderId: string, amount: number) =>
    sql`update credit_use set released = released + ${amount}, released_at = case when released + ${amount} = amount then now() end
      where order_id = ${orderId} and released + ${amount} <= amount`,
  /** @param amount fen that a bill holds from now on; below zero: that came off one */
  addBilled: (orderId: string, amount: number) => sql`update credit_use set billed = billed + ${amount} where order_id = ${orderId}`,
  /** Does what came back of the order wait for the next bill? */
  setReturnsWait: (orderId: string, isWaiting: boolean) =>
    sql`update credit_use set returns_wait = ${isWaiting} where order_id = ${orderId}`,
  async drawn(orderIds: readonly string[]): Promise<Drawn[]> {
    if (orderIds.length === 0) return [];
    return sql<Drawn[]>`select order_id, amount, released, billed from credit_use where order_id = any(${[...orderIds]}::text[])`;
  },
  /** Orders of which something isn't on bills as it should be, of one company or of all. */
  unbilledOrders: async (customerId?: number): Promise<{ orderId: string; customerId: number }[]> => [
    ...(await sql<{ orderId: string; customerId: number }[]>`select order_id, customer_id from credit_use
      where (amount <> released + billed or returns_wait) ${customerId === undefined ? sql`` : sql`and customer_id = ${customerId}`}`),
  ],
  /** @returns whether it was so */
  async move(customerId: number, from: CreditStatus, to: CreditStatus): Promise<boolean> {
    const rows = await sql`update credit_account set status = ${creditStatusCode(to)}
      where customer_id = ${customerId} and status = ${creditStatusCode(from)} returning customer_id`;
    return rows.length > 0;
  },
  async uses(customerId: number, offset: number, limit: number): Promise<{ total: number; rows: CreditUseRow[] }> {
    const unbilled = sql`customer_id = ${customerId} and amount <> released + billed`;
    const [[count], rows] = await Promise.all([
      sql<{ total: number }[]>`select count(*)::int as total from credit_use where ${unbilled}`,
      sql<CreditUseRow[]>`select id, order_id, kp_id, (amount - released - billed)::bigint as amount, at from credit_use where ${unbilled}
        order by at desc, id desc limit ${limit} offset ${offset}`,
    ]);
    return { total: count!.total, rows: [...rows] };
  },
  save: (customerId: number, status: CreditStatus, limitAmount: number) => sql`
    insert into credit_account (customer_id, status, limit_amount, approved_at)
    values (${customerId}, ${creditStatusCode(status)}, ${limitAmount}, now())
    on conflict (customer_id) do update set status = excluded.status, limit_amount = excluded.limit_amount, approved_at = excluded.approved_at`,
  /** Applications first, the one that waits longest before the others. */
  async all(limit: number): Promise<(CreditAccountRow & { appliedAt: string | null })[]> {
    const rows = await sql<(StoredRow & { appliedAt: string | null })[]>`
      select a.customer_id, a.status, a.limit_amount, a.workflow_id, a.applied_at
      from credit_account a order by a.status = ${applied} desc, a.applied_at, a.customer_id limit ${limit}`;
    return rows.map((row) => ({ ...row, status: creditStatusOf(row.status) }));
  },
  async waiting(): Promise<{ count: number; oldestAt: string | null }> {
    const [row] = await sql<{ count: number; oldestAt: string | null }[]>`
      select count(*)::int as count, min(applied_at) as oldest_at from credit_account where status = ${applied}`;
    return row!;
  },
});
