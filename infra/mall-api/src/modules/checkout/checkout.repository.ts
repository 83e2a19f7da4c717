import type { Quote } from '@mall/domain/checkout';
import { columns, json } from '../../database/columns.ts';
import type { Database } from '../../database/database.ts';
import type { WantedLine } from '../cart/cart-line.ts';

/** What was to be ordered: the selected lines of a cart, one SKU at once, so many of a quotation's lines, or what a request for approval keeps. */
export type CheckoutSource =
  | { cartOf: number }
  | { sku: string; quantity: number }
  | { inquiryId: number; lines: { id: number; quantity: number }[] }
  | { kept: WantedLine[] };

export interface QuoteRow {
  token: string;
  kpId: number;
  source: CheckoutSource;
  content: Quote;
  contentHash: string;
  createdAt: string;
}

export const checkoutRepository = ({ sql }: Database) => ({
  insertQuote: (quote: Omit<QuoteRow, 'createdAt'>) => sql`
    insert into checkout_quote ${columns(sql, { ...quote, source: json(sql, quote.source), content: json(sql, quote.content) })}`,
  async quote(token: string): Promise<QuoteRow | undefined> {
    const [row] = await sql<
      QuoteRow[]
    >`select token, kp_id, source, content, content_hash, created_at from checkout_quote where token = ${token}`;
    return row;
  },
  removeQuotesBefore: (instant: string) => sql`delete from checkout_quote where created_at < ${instant}`,
});
