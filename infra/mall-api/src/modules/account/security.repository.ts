import type { Database } from '../../database/database.ts';

export interface SecondStep {
  /** In fen; null: never. */
  own: number | null;
  company: number | null;
}

/** From which amount payments take a code by SMS (rule account 41), and what the company pays by. */
export const securityRepository = ({ sql }: Database) => ({
  async secondStep(kpId: number): Promise<SecondStep> {
    const [row] = await sql<SecondStep[]>`select k.second_step_above as own, c.second_step_above as company
      from kp k join customer c on c.id = k.customer_id where k.id = ${kpId}`;
    return row ?? { own: null, company: null };
  },
  setOwn: (kpId: number, above: number | null) => sql`update kp set second_step_above = ${above} where id = ${kpId}`,
  setOfCompany: (customerId: number, above: number | null) =>
    sql`update customer set second_step_above = ${above} where id = ${customerId}`,
  /** A new payment password forgets failures and lock of the one before. */
  async savePaymentPassword(customerId: number, passwordHash: string) {
    await sql`insert into customer_balance (customer_id, password_hash) values (${customerId}, ${passwordHash})
      on conflict (customer_id) do update set password_hash = excluded.password_hash, password_failures = 0, locked_until = null`;
  },
  async setFreePaymentLimit(customerId: number, limit: number) {
    await sql`update customer_balance set free_payment_limit = ${limit} where customer_id = ${customerId}`;
  },
});
