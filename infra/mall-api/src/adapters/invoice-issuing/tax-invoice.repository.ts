import type { Database } from '../../database/database.ts';

export interface TaxInvoiceRow {
  number: string;
  original: string;
  amount: number;
  issuedAt: string;
}

/** The books of the embedded tax office. */
export const taxInvoiceRepository = ({ sql }: Pick<Database, 'sql'>) => ({
  async find(key: string): Promise<TaxInvoiceRow | undefined> {
    const [row] = await sql<TaxInvoiceRow[]>`select number, original, amount, issued_at from tax_invoice where key = ${key}`;
    return row;
  },
  async lock(number: string): Promise<TaxInvoiceRow | undefined> {
    const [row] = await sql<
      TaxInvoiceRow[]
    >`select number, original, amount, issued_at from tax_invoice where number = ${number} for update`;
    return row;
  },
  /** What red ones have taken of a blue one, fen: not positive. */
  async taken(number: string): Promise<number> {
    const [row] = await sql<{ sum: number }[]>`select coalesce(sum(amount), 0)::bigint as sum from tax_invoice where original = ${number}`;
    return row!.sum;
  },
  async nextSequence(): Promise<number> {
    const [row] = await sql<{ value: number }[]>`select nextval('tax_invoice_sequence') as value`;
    return row!.value;
  },
  insert: (key: string, number: string, original: string, amount: number) =>
    sql`insert into tax_invoice (key, number, original, amount) values (${key}, ${number}, ${original}, ${amount}) on conflict (key) do nothing`,
});
