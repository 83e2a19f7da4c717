import type { QuotedPrice } from '@mall/domain/pricing';
import { columns } from '../../database/columns.ts';
import type { Database } from '../../database/database.ts';

/** What an inquiry's answer was for a SKU. Price in fen a piece. */
export interface QuotedPriceRow extends QuotedPrice {
  inquiryId: number;
  customerId: number;
  skuNumber: string;
  validUntil: string;
}

/** What was quoted to companies. Every question names the company: another's quotation is none. */
export const quotedPriceRepository = ({ sql }: Database) => ({
  holding: async (
    customerId: number,
    inquiryIds: readonly number[],
    skuNumbers: readonly string[],
  ): Promise<(QuotedPrice & { inquiryId: number; skuNumber: string })[]> =>
    sql<(QuotedPrice & { inquiryId: number; skuNumber: string })[]>`
      select inquiry_id, sku_number, price, from_quantity, days from quoted_price
      where customer_id = ${customerId} and inquiry_id = any(${[...inquiryIds]}::int[]) and sku_number = any(${[...skuNumbers]}::text[])
        and valid_until > now()`,
  async exists(customerId: number, inquiryId: number): Promise<boolean> {
    const rows = await sql`select from quoted_price where customer_id = ${customerId} and inquiry_id = ${inquiryId} limit 1`;
    return rows.length > 0;
  },
  async insert(prices: readonly QuotedPriceRow[]): Promise<void> {
    await sql`insert into quoted_price ${columns(sql, prices)}
      on conflict (inquiry_id, sku_number, from_quantity) do update set price = least(quoted_price.price, excluded.price)`;
  },
  async remove(inquiryId: number): Promise<void> {
    await sql`delete from quoted_price where inquiry_id = ${inquiryId}`;
  },
  /** The day after its end nobody asks for it any more. */
  async deleteExpired(): Promise<void> {
    await sql`delete from quoted_price where valid_until < now() - interval '1 day'`;
  },
});
