import type { InquiryStatus } from '@mall/domain/inquiry';
import { columns } from '../../database/columns.ts';
import type { Database } from '../../database/database.ts';

/** An inquiry beyond its draft. Instants are UTC ISO text. */
export interface QuotationRow {
  id: number;
  inquiryNumber: string;
  customerId: number;
  kpId: number;
  status: InquiryStatus;
  remark: string;
  createdAt: string;
  submittedAt: string | null;
  previousId: number | null;
  provinceId: number;
  projectNumber: string;
  question: string;
  answer: string;
  quotingBy: string;
  quotedAt: string | null;
  validUntil: string | null;
  shortCode: string | null;
}

/** A line as it was asked for, and what is offered for it. Prices in fen a piece. */
export interface QuotationLineRow {
  id: number;
  inquiryId: number;
  position: number;
  said: string;
  skuNumber: string | null;
  quantity: number | null;
  partNumberCustomer: string;
  brandCustomer: string;
  nameCustomer: string;
  specCustomer: string;
  itemNoCustomer: string;
  quantitySaid: string;
  unitSaid: string;
  remark: string;
  matchState: string;
  quotedSku: string | null;
  quotedPrice: number | null;
  quotedQuantity: number | null;
  quotedDays: number | null;
  quotedRemark: string;
  quotedBy: string;
  refusedWhy: string;
  orderedQuantity: number;
}

export type QuotationChanges = Partial<
  Pick<
    QuotationRow,
    'status' | 'question' | 'answer' | 'quotingBy' | 'quotedAt' | 'validUntil' | 'shortCode' | 'previousId' | 'inquiryNumber' | 'submittedAt'
  > & { endedAt: string | null; askedAt: string | null; sharedAt: string | null }
>;
export type Offer = Pick<
  QuotationLineRow,
  'quotedSku' | 'quotedPrice' | 'quotedQuantity' | 'quotedDays' | 'quotedRemark' | 'quotedBy' | 'refusedWhy'
>;

const ofInquiry = [
  ...['id', 'inquiry_number', 'customer_id', 'kp_id', 'status', 'remark', 'created_at', 'submitted_at', 'previous_id', 'province_id'],
  ...['project_number', 'question', 'answer', 'quoting_by', 'quoted_at', 'valid_until', 'short_code'],
];
const ofLine = [
  ...['id', 'inquiry_id', 'position', 'said', 'sku_number', 'quantity', 'part_number_customer', 'brand_customer', 'name_customer'],
  ...['spec_customer', 'item_no_customer', 'quantity_said', 'unit_said', 'remark', 'match_state', 'quoted_sku', 'quoted_price'],
  ...['quoted_quantity', 'quoted_days', 'quoted_remark', 'quoted_by', 'refused_why', 'ordered_quantity'],
];

/** Quotations: what was submitted, what is offered, what was ordered of it. */
export const quotationRepository = ({ sql }: Database) => ({
  async find(id: number): Promise<QuotationRow | undefined> {
    const [row] = await sql<QuotationRow[]>`select ${sql(ofInquiry)} from inquiry where id = ${id}`;
    return row;
  },
  async numbered(inquiryNumber: string): Promise<QuotationRow | undefined> {
    const [row] = await sql<QuotationRow[]>`select ${sql(ofInquiry)} from inquiry where inquiry_number = ${inquiryNumber} and inquiry_number <> ''`;
    return row;
  },
  async shared(shortCode: string): Promise<QuotationRow | undefined> {
    const [row] = await sql<QuotationRow[]>`select ${sql(ofInquiry)} from inquiry where short_code = ${shortCode}`;
    return row;
  },
  /** Held until the transaction ends: every change of an inquiry begins with it. */
  async lock(id: number): Promise<QuotationRow | undefined> {
    const [row] = await sql<QuotationRow[]>`select ${sql(ofInquiry)} from inquiry where id = ${id} for update`;
    return row;
  },
  /** As they stand on the sheet. */
  lines: async (inquiryId: number): Promise<QuotationLineRow[]> =>
    sql<QuotationLineRow[]>`select ${sql(ofLine)} from inquiry_item where inquiry_id = ${inquiryId} order by position, id`,
  async update(id: number, changes: QuotationChanges): Promise<void> {
    await sql`update inquiry set ${columns(sql, changes)}, changed_at = now() where id = ${id}`;
  },
  async offer(lineId: number, offer: Partial<Offer> & { quantity?: number }): Promise<void> {
    await sql`update inquiry_item set ${columns(sql, offer)} where id = ${lineId}`;
  },
  /** Whose days are over. */
  overdue: async (limit: number): Promise<{ id: number }[]> =>
    sql<{ id: number }[]>`select id from inquiry where status = 'quoted' and valid_until <= now() order by valid_until limit ${limit}`,

  /** An order took so many of these lines. */
  async takeFor(orderId: string, inquiryId: number, taken: readonly { lineId: number; quantity: number }[]): Promise<void> {
    const rows = taken.map(({ lineId, quantity }) => ({ orderId, inquiryId, inquiryItemId: lineId, quantity }));
    await sql`insert into inquiry_order ${columns(sql, rows)}`;
    for (const { lineId, quantity } of taken)
      await sql`update inquiry_item set ordered_quantity = ordered_quantity + ${quantity} where id = ${lineId}`;
  },
  inquiriesOf: async (orderId: string): Promise<number[]> =>
    (await sql<{ inquiryId: number }[]>`select distinct inquiry_id from inquiry_order where order_id = ${orderId} order by inquiry_id`).map(
      ({ inquiryId }) => inquiryId,
    ),
  async giveBack(orderId: string): Promise<void> {
    await sql`
      with gone as (delete from inquiry_order where order_id = ${orderId} returning inquiry_item_id, quantity)
      update inquiry_item i set ordered_quantity = i.ordered_quantity - gone.quantity from gone where i.id = gone.inquiry_item_id`;
  },

  async nextSequence(): Promise<number> {
    const [row] = await sql<{ value: number }[]>`select nextval('inquiry_number_sequence') as value`;
    return row!.value;
  },
  /** A new inquiry with the lines of an old one: what was asked for, nothing of what was offered. */
  async copy(old: QuotationRow, inquiryNumber: string, kpId: number): Promise<number> {
    const [row] = await sql<{ id: number }[]>`
      insert into inquiry (inquiry_number, customer_id, kp_id, status, remark, submitted_at, previous_id, province_id, project_number)
      values (${inquiryNumber}, ${old.customerId}, ${kpId}, 'submitted', ${old.remark}, now(), ${old.id}, ${old.provinceId}, ${old.projectNumber})
      returning id`;
    const id = row!.id;
    await sql`
      insert into inquiry_item (inquiry_id, position, sku_number, quantity, request_id, request_type_id, result_digits, said, part_number_customer,
        brand_customer, name_customer, spec_customer, item_no_customer, quantity_said, unit_said, remark, match_state, candidates, is_selected, replaced_sku)
      select ${id}, position, sku_number, quantity, request_id, request_type_id, result_digits, said, part_number_customer,
        brand_customer, name_customer, spec_customer, item_no_customer, quantity_said, unit_said, remark, match_state, candidates, is_selected, replaced_sku
      from inquiry_item where inquiry_id = ${old.id} order by position, id`;
    return id;
  },
});
