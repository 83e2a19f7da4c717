import type { Database } from '../../database/database.ts';

export interface BalanceRow {
  amount: number;
  passwordHash: string | null;
  passwordFailures: number;
  lockedUntil: string | null;
  freePaymentLimit: number;
}

type Kind = 'deposit' | 'payment' | 'refund';

/** Prepaid money of a company and every movement of it. Amounts are in fen. */
export const balanceRepository = ({ sql }: Database) => ({
  async find(customerId: number): Promise<BalanceRow | undefined> {
    const [row] = await sql<BalanceRow[]>`
      select amount, password_hash, password_failures, locked_until, free_payment_limit from customer_balance where customer_id = ${customerId}`;
    return row;
  },
  async lock(customerId: number): Promise<BalanceRow | undefined> {
    const [row] = await sql<BalanceRow[]>`
      select amount, password_hash, password_failures, locked_until, free_payment_limit from customer_balance
      where customer_id = ${customerId} for update`;
    return row;
  },
  async savePasswordState(customerId: number, failures: number, lockedUntil: string | null) {
    await sql`update customer_balance set password_failures = ${failures}, locked_until = ${lockedUntil} where customer_id = ${customerId}`;
  },
  async isRecorded(customerId: number, kind: Kind, reference: string): Promise<boolean> {
    const rows = await sql`select 1 from customer_balance_record
      where customer_id = ${customerId} and kind = ${kind} and reference = ${reference}`;
    return rows.length > 0;
  },
  /** Changes the amount and keeps the record, or does nothing and answers undefined where it would go below zero. */
  async move(customerId: number, amount: number, kind: Kind, reference: string): Promise<number | undefined> {
    const [row] = await sql<{ amount: number }[]>`
      update customer_balance set amount = amount + ${amount} where customer_id = ${customerId} and amount + ${amount} >= 0 returning amount`;
    if (!row) return undefined;
    await sql`insert into customer_balance_record (customer_id, amount, balance, kind, reference)
      values (${customerId}, ${amount}, ${row.amount}, ${kind}, ${reference})`;
    return row.amount;
  },
  async open(customerId: number) {
    await sql`insert into customer_balance (customer_id) values (${customerId}) on conflict do nothing`;
  },
});
