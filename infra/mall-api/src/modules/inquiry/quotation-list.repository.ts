import { type InquiryStatus, inquiryStatuses } from '@mall/domain/inquiry';
import type { Database } from '../../database/database.ts';
import { inquiryFields } from './inquiry.repository.ts';
import type { InquiryRow } from './inquiry-rows.ts';

/** Which inquiries; what is left out is any. Days are instants, `until` is not in it. */
export interface InquiryFilter {
  customerId?: number | undefined;
  kpId?: number | undefined;
  /** Of a company, only this person sees their drafts. */
  draftsOf?: number | undefined;
  statuses?: readonly InquiryStatus[] | undefined;
  quotingBy?: string | undefined;
  isAnswered?: boolean | undefined;
  keyword?: string | undefined;
  /** A part of the inquiry's number. */
  number?: string | undefined;
  from?: string | undefined;
  until?: string | undefined;
}

/** An inquiry, and what a list says of its lines. Amounts in fen. */
export interface ListedInquiry extends InquiryRow {
  lineCount: number;
  offeredCount: number;
  openCount: number;
  totalFen: number;
  /** Of the first three lines: as it was written, or its SKU. */
  firstLines: { said: string; sku: string | null }[];
}

/** More are not counted: nobody turns so many pages. */
const countedAtMost = 10_000;

export const quotationListRepository = ({ sql }: Database) => {
  const like = (keyword: string) => `%${keyword.replaceAll(/[\\%_]/g, '\\$&')}%`;
  const matching = ({ customerId, kpId, draftsOf, statuses, quotingBy, isAnswered, keyword, number, from, until }: InquiryFilter) => sql`
    ${customerId === undefined ? sql`true` : sql`q.customer_id = ${customerId}`}
    and ${kpId === undefined ? sql`true` : sql`q.kp_id = ${kpId}`}
    and ${draftsOf === undefined ? sql`q.status <> 'draft'` : sql`(q.status <> 'draft' or q.kp_id = ${draftsOf})`}
    and ${statuses === undefined ? sql`true` : sql`q.status = any(${[...statuses]}::text[])`}
    and ${quotingBy === undefined ? sql`true` : sql`q.quoting_by = ${quotingBy}`}
    and ${number === undefined ? sql`true` : sql`q.inquiry_number ilike ${like(number)}`}
    and ${isAnswered ? sql`q.answer <> ''` : sql`true`}
    and ${from === undefined ? sql`true` : sql`coalesce(q.submitted_at, q.created_at) >= ${from}`}
    and ${until === undefined ? sql`true` : sql`coalesce(q.submitted_at, q.created_at) < ${until}`}
    and ${
      keyword
        ? sql`(q.inquiry_number ilike ${like(keyword)} or q.project_number ilike ${like(keyword)} or q.remark ilike ${like(keyword)} or exists (
            select from inquiry_item k where k.inquiry_id = q.id
              and (k.said ilike ${like(keyword)} or k.sku_number ilike ${like(keyword)} or k.quoted_sku ilike ${like(keyword)}
                or k.part_number_customer ilike ${like(keyword)})))`
        : sql`true`
    }`;
  return {
    /** Those that wait longest first, or the newest. */
    async page(filter: InquiryFilter, first: 'newest' | 'oldest', offset: number, limit: number) {
      const order = first === 'oldest' ? sql`q.submitted_at, q.id` : sql`coalesce(q.submitted_at, q.created_at) desc, q.id desc`;
      const [[count], rows] = await Promise.all([
        sql<{ total: number }[]>`
          select count(*)::int as total from (select from inquiry q where ${matching(filter)} limit ${countedAtMost}) as counted`,
        sql<ListedInquiry[]>`
          select ${inquiryFields(sql)}, l.* from inquiry q cross join lateral (
            select count(*)::int as line_count, count(quoted_price)::int as offered_count,
              count(*) filter (where quoted_price is null and refused_why = '')::int as open_count,
              coalesce(sum(quoted_price::bigint * quantity), 0)::bigint as total_fen,
              coalesce((select jsonb_agg(jsonb_build_object('said', f.said, 'sku', f.sku_number)) from (
                select said, sku_number from inquiry_item where inquiry_id = q.id order by position, id limit 3) f), '[]') as first_lines
            from inquiry_item i where i.inquiry_id = q.id) l
          where ${matching(filter)} order by ${order} limit ${limit} offset ${offset}`,
      ]);
      return { total: count!.total, rows: [...rows] };
    },
    async counts(filter: InquiryFilter): Promise<Record<InquiryStatus, number>> {
      const rows = await sql<{ status: InquiryStatus; n: number }[]>`
        select status, count(*)::int as n from inquiry q where ${matching(filter)} group by status`;
      const counts = new Map(rows.map(({ status, n }) => [status, n]));
      return Object.fromEntries(inquiryStatuses.map((status) => [status, counts.get(status) ?? 0])) as Record<InquiryStatus, number>;
    },
    /** How many wait for staff, and since when the oldest does. */
    async waiting(): Promise<{ count: number; oldestAt: string | null }> {
      const [row] = await sql<{ count: number; oldestAt: string | null }[]>`
        select count(*)::int as count, min(submitted_at) as oldest_at from inquiry where status in ('submitted', 'quoting')`;
      return row!;
    },
  };
};
