import type { InquiryCard, InquiryCounts } from '@mall/api-contract/inquiry';
import { type InquiryStatus, inquiryStatuses } from '@mall/domain/inquiry';
import { startOfShanghaiDay } from '@mall/domain/time';
import type { Database } from '../../database/database.ts';
import type { Kp } from '../../http/caller.ts';
import { accountService } from '../account/account.service.ts';
import { orderableSkus } from '../cart/orderable-sku.ts';
import { inquiryCard } from './inquiry-view.ts';
import { type InquiryFilter, type ListedInquiry, quotationListRepository } from './quotation-list.repository.ts';

export interface InquiryQuestion {
  status?: InquiryStatus | undefined;
  keyword?: string | undefined;
  /** Days in Shanghai, the last one with it: '2026-11-20'. */
  from?: string | undefined;
  to?: string | undefined;
  kpId?: number | undefined;
}

const dayMs = 86_400_000;

/** What a person may see: their own inquiries, a manager all of the company's but others' drafts. */
const filterOf = ({ kpId, customerId, isManager }: Kp, question: InquiryQuestion): InquiryFilter => ({
  customerId,
  kpId: isManager ? question.kpId : kpId,
  draftsOf: kpId,
  statuses: question.status && [question.status],
  keyword: question.keyword?.trim() || undefined,
  from: question.from && startOfShanghaiDay(question.from),
  until: question.to && new Date(Date.parse(startOfShanghaiDay(question.to)) + dayMs).toISOString(),
});

/** A buyer's list of inquiries (rule inquiry 10; roles 3). */
export const quotationListService = (db: Database) => ({
  async page(kp: Kp, { pageIndex = 1, pageSize = 20, ...question }: InquiryQuestion & { pageIndex?: number; pageSize?: number }) {
    const filter = filterOf(kp, question);
    const { total, rows } = await quotationListRepository(db).page(filter, 'newest', (pageIndex - 1) * pageSize, pageSize);
    return { pageIndex, pageSize, total, items: await cards(db, kp.customerId, rows) };
  },
  async counts(kp: Kp, question: InquiryQuestion): Promise<InquiryCounts> {
    const counts = await quotationListRepository(db).counts(filterOf(kp, { ...question, status: undefined }));
    return { total: inquiryStatuses.reduce((sum, status) => sum + counts[status], 0), ...counts };
  },
  /** For staff: all companies'. */
  all: (filter: InquiryFilter, first: 'newest' | 'oldest', offset: number, limit: number) =>
    quotationListRepository(db).page(filter, first, offset, limit),
  waiting: () => quotationListRepository(db).waiting(),
});

async function cards(db: Database, customerId: number, rows: readonly ListedInquiry[]): Promise<InquiryCard[]> {
  const numbers = [...new Set(rows.flatMap(({ firstLines }) => firstLines.flatMap(({ sku }) => sku ?? [])))];
  const [people, skus] = await Promise.all([
    accountService(db).contactPersons(customerId),
    numbers.length > 0 ? orderableSkus(db, numbers, rows[0]!.provinceId) : [],
  ]);
  const contacts = new Map(people.map(({ id, contactName }) => [id, contactName]));
  const names = new Map(skus.map(({ skuNumber, productName }) => [skuNumber, productName]));
  return rows.map((row) => {
    const { lineCount, offeredCount, totalFen, firstLines } = row;
    const firstNames = firstLines.map(({ said, sku }) => (sku && names.get(sku)) || said || (sku ?? ''));
    return inquiryCard(row, contacts.get(row.kpId) ?? '', { lineCount, offeredCount, totalFen, firstNames });
  });
}
