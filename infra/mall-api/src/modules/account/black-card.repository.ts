import { columns } from '../../database/columns.ts';
import type { Database } from '../../database/database.ts';

/** A year of the black card that a company buys. Fee in fen. */
export interface PurchaseRow {
  id: string;
  customerId: number;
  fee: number;
  paidAt: string | null;
}

/** Until when companies are members, and what they bought. */
export const blackCardRepository = ({ sql }: Database) => ({
  async until(customerId: number): Promise<string | null> {
    const [row] = await sql<{ blackCardUntil: string | null }[]>`select black_card_until from customer where id = ${customerId}`;
    return row?.blackCardUntil ?? null;
  },
  setUntil: (customerId: number, until: string) => sql`update customer set black_card_until = ${until} where id = ${customerId}`,
  async find(id: string): Promise<PurchaseRow | undefined> {
    const [row] = await sql<PurchaseRow[]>`select id, customer_id, fee, paid_at from black_card_purchase where id = ${id}`;
    return row;
  },
  async open(customerId: number): Promise<PurchaseRow | undefined> {
    const [row] = await sql<PurchaseRow[]>`
      select id, customer_id, fee, paid_at from black_card_purchase where customer_id = ${customerId} and paid_at is null`;
    return row;
  },
  insert: (purchase: { id: string; customerId: number; kpId: number; fee: number }) =>
    sql`insert into black_card_purchase ${columns(sql, purchase)}`,
  setFee: (id: string, fee: number) => sql`update black_card_purchase set fee = ${fee} where id = ${id}`,
  setPaid: (id: string, paid: { paidAt: string; startsAt: string; endsAt: string }) =>
    sql`update black_card_purchase set ${columns(sql, paid)} where id = ${id}`,
});
