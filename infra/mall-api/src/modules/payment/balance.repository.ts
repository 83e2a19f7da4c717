import type { Database } from '../../database/database.ts';

/** A company's prepaid money and the secret that opens it. */
export interface BalanceRow {
  amount: number;
  passwordHash: string | null;
  passwordFailures: number;
  lockedUntil: string | null;
  freePaymentLimit: number;
}

export const balanceRepository = ({ sql }: Database) => ({
  async find(customerId: number): Promise<BalanceRow | undefined> {
    const [row] = await sql<BalanceRow[]>`
      select amount, password_hash, password_failures, locked_until, free_payment_limit from customer_balance where customer_id = ${customerId}`;
    return row;
  },
  async lock(customerId: number): Promise<BalanceRow> {
    await sql`insert into customer_balance (customer_id) values (${customerId}) on conflict do nothing`;
    const [row] = await sql<BalanceRow[]>`
      select amount, password_hash, password_failures, locked_until, free_payment_limit from customer_balance
      where customer_id = ${customerId} for update`;
    return row!;
  },
  /** @param amount fen, negative to take. @returns false when this reference was booked before */
  async book(customerId: number, balance: number, amount: number, kind: 'deposit' | 'payment' | 'refund', reference: string): Promise<boolean> {
    const booked = await sql`
      insert into customer_balance_record ${sql({ customerId, amount, balance, kind, reference } as never)}
      on conflict (customer_id, kind, reference) do nothing returning id`;
    if (booked.length === 0) return false;
    await sql`update customer_balance set amount = ${balance} where customer_id = ${customerId}`;
    return true;
  },
  setAttempts: (customerId: number, failures: number, lockedUntil: string | null) => sql`
    update customer_balance set password_failures = ${failures}, locked_until = ${lockedUntil} where customer_id = ${customerId}`,
  setPassword: (customerId: number, passwordHash: string) => sql`
    update customer_balance set password_hash = ${passwordHash}, password_failures = 0, locked_until = null where customer_id = ${customerId}`,
  setFreePaymentLimit: (customerId: number, limit: number) =>
    sql`update customer_balance set free_payment_limit = ${limit} where customer_id = ${customerId}`,
});
