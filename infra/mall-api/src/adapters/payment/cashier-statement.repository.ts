import { startOfShanghaiDay } from '@mall/domain/time';
import { columns } from '../../database/columns.ts';
import type { Database } from '../../database/database.ts';
import type { StatementLine } from './payment-provider.ts';

const dayMs = 86_400_000;

/** The books of an embedded cashier: what it took and sent back, of each charge and each refund once. */
export interface CashierBooks {
  /** @returns the line as it stands: the first one that was written for this reference */
  write(provider: string, line: StatementLine): Promise<StatementLine>;
  day(provider: string, day: string): Promise<StatementLine[]>;
  /** Payments that the mall has not heard of yet. */
  untold(provider: string): Promise<StatementLine[]>;
  told(provider: string, chargeId: string): Promise<void>;
}

export const cashierBooks = ({ sql }: Pick<Database, 'sql'>): CashierBooks => ({
  async write(provider, line) {
    await sql`insert into cashier_statement ${columns(sql, { provider, ...line })} on conflict do nothing`;
    const [row] = await sql<StatementLine[]>`
      select kind, transaction_id, reference, amount from cashier_statement
      where provider = ${provider} and kind = ${line.kind} and reference = ${line.reference}`;
    return row!;
  },
  async untold(provider) {
    const rows = await sql<StatementLine[]>`
      select kind, transaction_id, reference, amount from cashier_statement
      where provider = ${provider} and kind = 'payment' and told_at is null order by at limit 100`;
    return [...rows];
  },
  async told(provider, chargeId) {
    await sql`update cashier_statement set told_at = now() where provider = ${provider} and kind = 'payment' and reference = ${chargeId}`;
  },
  async day(provider, day) {
    const from = startOfShanghaiDay(day);
    const to = new Date(Date.parse(from) + dayMs).toISOString();
    const rows = await sql<StatementLine[]>`
      select kind, transaction_id, reference, amount from cashier_statement
      where provider = ${provider} and at >= ${from} and at < ${to} order by at, reference`;
    return [...rows];
  },
});
