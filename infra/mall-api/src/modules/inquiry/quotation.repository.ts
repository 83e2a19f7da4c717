import { columns } from '../../database/columns.ts';
import type { Database } from '../../database/database.ts';
import { inquiryFields } from './inquiry.repository.ts';
import { inquiryItemRepository } from './inquiry-item.repository.ts';
import type { QuotationLine, QuotationRow } from './quotation-rows.ts';

export type QuotationChanges = Partial<
  Pick<
    QuotationRow,
    | 'status'
    | 'question'
    | 'answer'
    | 'quotingBy'
    | 'quotedAt'
    | 'validUntil'
    | 'shortCode'
    | 'previousId'
    | 'inquiryNumber'
    | 'submittedAt'
    | 'endedAt'
    | 'askedAt'
    | 'sharedAt'
  > & { isEndTold: boolean }
>;
export type Offer = Pick<
  QuotationLine,
  'quotedSku' | 'quotedPrice' | 'quotedQuantity' | 'quotedDays' | 'quotedRemark' | 'quotedBy' | 'refusedWhy'
>;

/** Quotations: what was submitted, what is offered, what was ordered of it. */
export const quotationRepository = (db: Database) => {
  const { sql } = db;
  return {
    async find(id: number): Promise<QuotationRow | undefined> {
      const [row] = await sql<QuotationRow[]>`select ${inquiryFields(sql)} from inquiry where id = ${id}`;
      return row;
    },
    async numbered(inquiryNumber: string): Promise<QuotationRow | undefined> {
      const [row] = await sql<
        QuotationRow[]
      >`select ${inquiryFields(sql)} from inquiry where inquiry_number = ${inquiryNumber} and inquiry_number <> ''`;
      return row;
    },
    async shared(shortCode: string): Promise<QuotationRow | undefined> {
      const [row] = await sql<QuotationRow[]>`select ${inquiryFields(sql)} from inquiry where short_code = ${shortCode}`;
      return row;
    },
    /** Held until the transaction ends: every change of an inquiry begins with it. */
    async lock(id: number): Promise<QuotationRow | undefined> {
      const [row] = await sql<QuotationRow[]>`select ${inquiryFields(sql)} from inquiry where id = ${id} for update`;
      return row;
    },
    /** As they stand on the sheet. */
    lines: (inquiryId: number): Promise<QuotationLine[]> => inquiryItemRepository(db).lines(inquiryId),
    async update(id: number, changes: QuotationChanges): Promise<void> {
      await sql`update inquiry set ${columns(sql, changes)}, changed_at = now() where id = ${id}`;
    },
    async offer(lineId: number, offer: Partial<Offer> & { quantity?: number }): Promise<void> {
      await sql`update inquiry_item set ${columns(sql, offer)} where id = ${lineId}`;
    },
    /** Whose days are over. */
    overdue: async (limit: number): Promise<{ id: number }[]> =>
      sql<{ id: number }[]>`select id from inquiry where status = 'quoted' and valid_until <= now() order by valid_until limit ${limit}`,

    /** Whose days are over within so many days, which nobody was told of. */
    ending: async (days: number, limit: number): Promise<{ id: number }[]> => [
      ...(await sql<{ id: number }[]>`
        select id from inquiry where status = 'quoted' and not is_end_told and valid_until > now() and valid_until <= now() + ${days} * interval '1 day'
        order by valid_until limit ${limit}`),
    ],
    /** @returns false where it was told before */
    async markEndTold(id: number): Promise<boolean> {
      return (await sql`update inquiry set is_end_told = true where id = ${id} and not is_end_told returning id`).length > 0;
    },

    /** An order took so many of these lines. */
    async takeFor(orderId: string, inquiryId: number, taken: readonly { lineId: number; quantity: number }[]): Promise<void> {
      const rows = taken.map(({ lineId, quantity }) => ({ orderId, inquiryId, inquiryItemId: lineId, quantity }));
      await sql`insert into inquiry_order ${columns(sql, rows)}`;
      for (const { lineId, quantity } of taken)
        await sql`update inquiry_item set ordered_quantity = ordered_quantity + ${quantity} where id = ${lineId}`;
    },
    inquiriesOf: async (orderId: string): Promise<number[]> =>
      (
        await sql<{ inquiryId: number }[]>`select distinct inquiry_id from inquiry_order where order_id = ${orderId} order by inquiry_id`
      ).map(({ inquiryId }) => inquiryId),
    async giveBack(orderId: string): Promise<void> {
      await sql`
      with gone as (delete from inquiry_order where order_id = ${orderId} returning inquiry_item_id, quantity)
      update inquiry_item i set ordered_quantity = i.ordered_quantity - gone.quantity from gone where i.id = gone.inquiry_item_id`;
    },

    /** The lines of an old inquiry for a new one: what was asked for, nothing of what was offered. */
    async copyLines(from: number, to: number): Promise<void> {
      await sql`
      insert into inquiry_item (inquiry_id, position, sku_number, quantity, request_id, request_type_id, result_digits, said, part_number_customer,
        brand_customer, name_customer, spec_customer, item_no_customer, quantity_said, unit_said, remark, match_state, candidates, is_selected, replaced_sku, match_why, matched_at, source)
      select ${to}, position, sku_number, quantity, request_id, request_type_id, result_digits, said, part_number_customer,
        brand_customer, name_customer, spec_customer, item_no_customer, quantity_said, unit_said, remark, match_state, candidates, is_selected, replaced_sku, match_why, matched_at, 'again'
      from inquiry_item where inquiry_id = ${from} order by position, id`;
    },
  };
};
