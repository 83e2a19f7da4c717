import { columns } from '../../database/columns.ts';
import type { Database } from '../../database/database.ts';

export interface InvoiceLinkRow {
  key: string;
  customerId: number;
  invoiceIds: string[];
  expiresAt: string;
}

/** Links for who has no account. */
export const invoiceLinkRepository = ({ sql }: Database) => ({
  insert: (link: InvoiceLinkRow & { kpId: number }) => sql`insert into invoice_link ${columns(sql, link)}`,
  async find(key: string): Promise<InvoiceLinkRow | undefined> {
    const [row] = await sql<InvoiceLinkRow[]>`
      select key, customer_id, invoice_ids, expires_at from invoice_link where key = ${key} and expires_at > now()`;
    return row;
  },
  async count(customerId: number): Promise<number> {
    const [row] = await sql<{ n: number }[]>`
      select count(*)::int as n from invoice_link where customer_id = ${customerId} and expires_at > now()`;
    return row!.n;
  },
  removeOver: () => sql`delete from invoice_link where expires_at < now()`,
});
