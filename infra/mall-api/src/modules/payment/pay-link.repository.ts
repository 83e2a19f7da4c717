import { columns } from '../../database/columns.ts';
import type { Database } from '../../database/database.ts';

/** A link to pay for somebody else: one order, one amount in fen. */
export interface PayLinkRow {
  id: string;
  orderId: string;
  amount: number;
  expiresAt: string;
  endedAt: string | null;
}
export type NewPayLink = Omit<PayLinkRow, 'endedAt'> & { madeBy: number; createdAt: string };

export const payLinkRepository = ({ sql }: Database) => ({
  insert: (link: NewPayLink) => sql`insert into pay_link ${columns(sql, link)}`,
  async find(id: string): Promise<PayLinkRow | undefined> {
    const [row] = await sql<PayLinkRow[]>`select id, order_id, amount, expires_at, ended_at from pay_link where id = ${id}`;
    return row;
  },
  async inForce(orderId: string): Promise<PayLinkRow | undefined> {
    const [row] = await sql<PayLinkRow[]>`
      select id, order_id, amount, expires_at, ended_at from pay_link where order_id = ${orderId} and ended_at is null`;
    return row;
  },
  end: (orderId: string, now: string) => sql`update pay_link set ended_at = ${now} where order_id = ${orderId} and ended_at is null`,
});
