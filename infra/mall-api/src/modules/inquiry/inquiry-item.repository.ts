import type { MatchProgress } from '@mall/api-contract/inquiry';
import type { LineSource } from '@mall/domain/inquiry';
import { columns, json } from '../../database/columns.ts';
import type { Database } from '../../database/database.ts';
import type { InquiryItemOrigin, InquiryItemRow, MatchedLine, SaidLine } from './inquiry-rows.ts';

export type NewLine = SaidLine & Partial<InquiryItemOrigin> & Pick<MatchedLine, 'skuNumber' | 'matchState'>;
export type LineChange = Partial<
  Pick<
    InquiryItemRow,
    | 'quantity'
    | 'quantitySaid'
    | 'remark'
    | 'isSelected'
    | 'partNumberCustomer'
    | 'brandCustomer'
    | 'skuNumber'
    | 'matchState'
    | 'replacedSku'
    | 'source'
  >
>;

/** What a page changes of a line; undefined for what stays. */
export interface LineEdit {
  id: number;
  quantity?: number | undefined;
  remark?: string | undefined;
  isSelected?: boolean | undefined;
  partNumberCustomer?: string | undefined;
  brandCustomer?: string | undefined;
}

/** Lines of inquiries. Every statement is about one inquiry, whose row the caller holds where it writes. */
export const inquiryItemRepository = ({ sql }: Database) => {
  const fields = sql`
    id, inquiry_id, position, said, item_no_customer, part_number_customer, brand_customer, name_customer, spec_customer, quantity, quantity_said, unit_said,
    remark, source, unsure, sku_number, match_state, match_why, matched_at, candidates, is_selected, replaced_sku, quoted_sku, quoted_price, quoted_quantity,
    quoted_days, quoted_remark, quoted_by, refused_why, ordered_quantity`;
  return {
    /** In the order of the sheet. @param which those with these ids only */
    lines: async (inquiryId: number, which?: readonly number[]): Promise<InquiryItemRow[]> => [
      ...(await sql<InquiryItemRow[]>`
        select ${fields} from inquiry_item where inquiry_id = ${inquiryId} ${which ? sql`and id = any(${[...which]}::int[])` : sql``}
        order by position, id`),
    ],
    /** The newest that name a SKU first: the side menu's basket. */
    newest: async (inquiryId: number, most: number): Promise<InquiryItemRow[]> => [
      ...(await sql<InquiryItemRow[]>`select ${fields} from inquiry_item where inquiry_id = ${inquiryId} order by id desc limit ${most}`),
    ],
    /** Matched or chosen after an instant, the first so many. */
    matchedSince: async (inquiryId: number, since: string, most: number): Promise<InquiryItemRow[]> => [
      ...(await sql<InquiryItemRow[]>`
        select ${fields} from inquiry_item where inquiry_id = ${inquiryId} and matched_at > ${since} order by matched_at, id limit ${most}`),
    ],
    /** Those that wait to be matched, first come first. @param which of these only */
    waiting: async (inquiryId: number, most: number, which?: readonly number[]): Promise<InquiryItemRow[]> => [
      ...(await sql<InquiryItemRow[]>`
        select ${fields} from inquiry_item
        where inquiry_id = ${inquiryId} and match_state = 'waiting' ${which ? sql`and id = any(${[...which]}::int[])` : sql``}
        order by position, id limit ${most}`),
    ],
    /** Inquiries with lines that wait to be matched. */
    sheetsThatWait: async (): Promise<number[]> => {
      const rows = await sql<
        { inquiryId: number }[]
      >`select distinct inquiry_id from inquiry_item where match_state = 'waiting' order by 1 limit 1000`;
      return rows.map(({ inquiryId }) => inquiryId);
    },
    /** The inquiry of a line, where it is this contact person's. */
    async inquiryOf(itemId: number, kpId: number): Promise<number | undefined> {
      const [row] = await sql<{ inquiryId: number }[]>`
        select i.inquiry_id from inquiry_item i join inquiry q on q.id = i.inquiry_id where i.id = ${itemId} and q.kp_id = ${kpId}`;
      return row?.inquiryId;
    },
    /** Of the draft of a contact person: all its lines. */
    async countOfDraft(kpId: number): Promise<number> {
      const [row] = await sql<{ n: number }[]>`
        select count(*)::int as n from inquiry_item i join inquiry q on q.id = i.inquiry_id where q.kp_id = ${kpId} and q.status = 'draft'`;
      return row!.n;
    },
    async progress(inquiryId: number): Promise<MatchProgress> {
      const [row] = await sql<MatchProgress[]>`
        select count(*)::int as total, count(*) filter (where match_state <> 'waiting')::int as done,
          count(*) filter (where match_state in ('exact', 'chosen'))::int as exact, count(*) filter (where match_state = 'similar')::int as similar,
          count(*) filter (where match_state = 'unmatched')::int as unmatched
        from inquiry_item where inquiry_id = ${inquiryId}`;
      return row!;
    },
    /** New lines behind a position, those after it moved down; at the end without one. @returns ids, in their order */
    async insert(inquiryId: number, lines: readonly NewLine[], after?: number): Promise<number[]> {
      if (lines.length === 0) return [];
      const [{ last = 0 } = {}] = await sql<{ last: number }[]>`
        select coalesce(max(position), 0)::int as last from inquiry_item where inquiry_id = ${inquiryId}`;
      const from = after ?? last;
      if (from < last)
        await sql`update inquiry_item set position = position + ${lines.length} where inquiry_id = ${inquiryId} and position > ${from}`;
      const origin: InquiryItemOrigin = { requestId: '', requestTypeId: 4, resultDigits: '' };
      const rows = lines.map((line, index) => ({ ...origin, ...line, inquiryId, position: from + index + 1 }));
      const made = await sql<{ id: number }[]>`insert into inquiry_item ${columns(sql, rows)} returning id`;
      return made.map(({ id }) => id);
    },
    change: (inquiryId: number, id: number, change: LineChange) =>
      sql`update inquiry_item set ${columns(sql, change)} where inquiry_id = ${inquiryId} and id = ${id} returning id`,
    /** What a page edited, all lines in one statement; what is absent stays. */
    async edit(inquiryId: number, edits: readonly LineEdit[]) {
      if (edits.length === 0) return;
      await sql`
        update inquiry_item i set quantity = coalesce(e.quantity, i.quantity), quantity_said = case when e.quantity is null then i.quantity_said else '' end,
          remark = coalesce(e.remark, i.remark), is_selected = coalesce(e."isSelected", i.is_selected),
          part_number_customer = coalesce(e."partNumberCustomer", i.part_number_customer), brand_customer = coalesce(e."brandCustomer", i.brand_customer)
        from jsonb_to_recordset(${json(sql, edits)}) as e
          (id int, quantity int, remark text, "isSelected" boolean, "partNumberCustomer" text, "brandCustomer" text)
        where i.id = e.id and i.inquiry_id = ${inquiryId}`;
    },
    /** Another SKU in the place of what stands there, or what stood there again. */
    async replace(inquiryId: number, lines: readonly { id: number; skuNumber: string; replacedSku: string | null }[]) {
      if (lines.length === 0) return;
      await sql`
        update inquiry_item i set sku_number = r."skuNumber", replaced_sku = r."replacedSku"
        from jsonb_to_recordset(${json(sql, lines)}) as r (id int, "skuNumber" text, "replacedSku" text)
        where i.id = r.id and i.inquiry_id = ${inquiryId}`;
    },
    async setSources(inquiryId: number, sources: readonly { itemId: number; source: LineSource }[]): Promise<number> {
      const rows = await sql`
        update inquiry_item i set source = s.source from unnest(${sources.map(({ itemId }) => itemId)}::int[], ${sources.map(({ source }) => source)}::text[])
          as s (id, source) where i.id = s.id and i.inquiry_id = ${inquiryId} returning i.id`;
      return rows.length;
    },
    /** @param ids all of the inquiry without them */
    async select(inquiryId: number, isSelected: boolean, ids?: readonly number[]): Promise<number[]> {
      const rows = await sql<{ id: number }[]>`
        update inquiry_item set is_selected = ${isSelected}
        where inquiry_id = ${inquiryId} and is_selected <> ${isSelected} ${ids ? sql`and id = any(${[...ids]}::int[])` : sql``} returning id`;
      return rows.map(({ id }) => id);
    },
    /** Writes what lines were matched with. @param onlyWaiting what was chosen or edited meanwhile stays as it is @returns how many were written */
    async match(inquiryId: number, matched: readonly (MatchedLine & { id: number })[], onlyWaiting: boolean): Promise<number> {
      if (matched.length === 0) return 0;
      const rows = await sql`
        update inquiry_item i set sku_number = m."skuNumber", match_state = m."matchState", match_why = m."matchWhy", candidates = m.candidates,
          replaced_sku = null, matched_at = clock_timestamp()
        from jsonb_to_recordset(${json(sql, matched)}) as m (id int, "skuNumber" text, "matchState" text, "matchWhy" text, candidates jsonb)
        where i.id = m.id and i.inquiry_id = ${inquiryId} and (not ${onlyWaiting} or i.match_state = 'waiting') returning i.id`;
      return rows.length;
    },
    /** Lines that are to be matched again: what nobody has chosen. */
    wait: (inquiryId: number, states: readonly string[]) =>
      sql`update inquiry_item set match_state = 'waiting' where inquiry_id = ${inquiryId} and match_state = any(${[...states]}::text[])`,
    /** @param ids all of the inquiry without them */
    async remove(inquiryId: number, ids?: readonly number[]): Promise<number[]> {
      const rows = await sql<{ id: number }[]>`
        delete from inquiry_item where inquiry_id = ${inquiryId} ${ids ? sql`and id = any(${[...ids]}::int[])` : sql``} returning id`;
      return rows.map(({ id }) => id);
    },
  };
};
