import type { QuotingHelp, StaffInquiry, StaffInquiryCard, StaffInquiryLine } from '@mall/api-contract/staff';
import type { InquiryStatus } from '@mall/domain/inquiry';
import type { Database } from '../../database/database.ts';
import type { Staff } from '../../http/caller.ts';
import { MallError } from '../../http/mall-error.ts';
import type { FileService } from '../../modules/file/file.service.ts';
import { attachmentService } from '../../modules/inquiry/attachment.service.ts';
import { quotationListService } from '../../modules/inquiry/quotation-list.service.ts';
import { quotationReader } from '../../modules/inquiry/quotation-reader.ts';
import type { QuotationLine, QuotationRow } from '../../modules/inquiry/quotation-rows.ts';
import { quotingService, type StaffOffer } from '../../modules/inquiry/quoting.service.ts';
import { places } from '../../modules/location/places.ts';
import { operatorService } from '../../modules/operator/operator.service.ts';
import { actingIn, type Doing } from './acting.ts';
import { countedOf, quotingHelps, staffInquiryCards, staffLine } from './staff-inquiry-view.ts';

export interface StaffInquiryQuestion {
  filter: 'waiting' | 'mine' | 'answered' | 'all';
  status?: InquiryStatus | undefined;
  customerId?: number | undefined;
  keyword: string;
  pageIndex?: number;
  pageSize?: number;
}

const waiting: readonly InquiryStatus[] = ['submitted', 'quoting'];

/** How staff quote (rules inquiry 12, 28, 29; staff 5, 6). Buyers are told of a question and of the quotation. */
export const staffInquiryService = (db: Database, files: FileService) => {
  const acting = actingIn(db);
  const reader = quotationReader(db);
  /** The name that colleagues read. */
  const nameOf = async ({ operatorId, keyId }: Staff): Promise<string> => {
    const names = await operatorService(db).names(operatorId === undefined ? [] : [operatorId], keyId === undefined ? [] : [keyId]);
    return names.operators.get(operatorId ?? 0) ?? names.keys.get(keyId ?? 0) ?? '';
  };
  const card = async (row: QuotationRow): Promise<StaffInquiryCard> =>
    (await staffInquiryCards(db, [{ ...row, ...countedOf(await reader.lines(row.id)) }]))[0]!;
  const lineView = async (row: QuotationRow, line: QuotationLine): Promise<StaffInquiryLine> =>
    staffLine(line, await quotingHelps(db, row, namedIn([line])));
  const subject = (inquiryId: number) => `inquiry:${inquiryId}`;

  return {
    async list({ staff }: { staff: Staff }, { filter, status, customerId, keyword, pageIndex = 1, pageSize = 20 }: StaffInquiryQuestion) {
      const isWaiting = filter === 'waiting' || filter === 'answered';
      const { total, rows } = await quotationListService(db).all(
        {
          customerId,
          keyword: keyword || undefined,
          statuses: status ? [status] : isWaiting ? waiting : filter === 'mine' ? ['quoting'] : undefined,
          quotingBy: filter === 'mine' ? await nameOf(staff) : undefined,
          isAnswered: filter === 'answered',
        },
        filter === 'all' ? 'newest' : 'oldest',
        (pageIndex - 1) * pageSize,
        pageSize,
      );
      return { pageIndex, pageSize, total, items: await staffInquiryCards(db, rows) };
    },

    /** @throws {MallError} INQUIRY_NOT_FOUND */
    async one(inquiryId: number): Promise<StaffInquiry> {
      const row = await reader.submitted(inquiryId);
      const lines = await reader.lines(inquiryId);
      const helps = await quotingHelps(db, row, namedIn(lines));
      return {
        ...(await staffInquiryCards(db, [{ ...row, ...countedOf(lines) }]))[0]!,
        previousId: row.previousId ?? 0,
        province: places.region(row.provinceId)?.province.name ?? '',
        canQuote: waiting.includes(row.status),
        attachments: await attachmentService(db, files).named(inquiryId),
        lines: lines.map((line) => staffLine(line, helps)),
      };
    },
    /** @throws {MallError} INQUIRY_NOT_FOUND, INQUIRY_LINE_NOT_FOUND, SKU_NOT_FOUND */
    async help(inquiryId: number, lineId: number, skuNumber: string): Promise<QuotingHelp> {
      const row = await reader.submitted(inquiryId);
      const line = (await reader.lines(inquiryId)).find(({ id }) => id === lineId);
      if (!line) throw new MallError('INQUIRY_LINE_NOT_FOUND', { id: lineId });
      const help = (await quotingHelps(db, row, [skuNumber]))(skuNumber, line.quantity);
      if (!help) throw new MallError('SKU_NOT_FOUND', { skuNumber });
      return help;
    },

    takeUp: (doing: Doing, inquiryId: number): Promise<StaffInquiryCard> =>
      acting(doing, 'takeUpInquiry', subject(inquiryId), {}, async (tx) =>
        quotingService(tx).takeUp(inquiryId, await nameOf(doing.caller.staff)),
      ).then(card),
    async addLine(doing: Doing, inquiryId: number, said: string, quantity: number): Promise<StaffInquiryLine> {
      const by = await nameOf(doing.caller.staff);
      const line = await acting(doing, 'addInquiryLine', subject(inquiryId), { said, quantity }, (tx) =>
        quotingService(tx).addLine(inquiryId, by, said, quantity),
      );
      return lineView(await reader.submitted(inquiryId), line);
    },
    async quoteLine(doing: Doing, inquiryId: number, lineId: number, offer: StaffOffer): Promise<StaffInquiryLine> {
      const by = await nameOf(doing.caller.staff);
      const line = await acting(doing, 'quoteInquiryLine', subject(inquiryId), { lineId, ...offer }, (tx) =>
        quotingService(tx).quoteLine(inquiryId, lineId, by, offer),
      );
      return lineView(await reader.submitted(inquiryId), line);
    },
    async refuseLine(doing: Doing & { why: string }, inquiryId: number, lineId: number): Promise<StaffInquiryLine> {
      const by = await nameOf(doing.caller.staff);
      const line = await acting(doing, 'refuseInquiryLine', subject(inquiryId), { lineId }, (tx) =>
        quotingService(tx).refuseLine(inquiryId, lineId, by, doing.why.trim()),
      );
      return lineView(await reader.submitted(inquiryId), line);
    },
    ask: (doing: Doing, inquiryId: number, question: string): Promise<StaffInquiryCard> =>
      acting(doing, 'askInquiryBuyer', subject(inquiryId), { question }, async (tx) =>
        quotingService(tx).ask(inquiryId, await nameOf(doing.caller.staff), question),
      ).then(card),
    send: (doing: Doing, inquiryId: number): Promise<StaffInquiryCard> =>
      acting(doing, 'sendQuotation', subject(inquiryId), {}, (tx) => quotingService(tx).send(inquiryId)).then(card),
  };
};

const namedIn = (lines: readonly QuotationLine[]): string[] =>
  lines.flatMap(({ skuNumber, quotedSku }) => [skuNumber, quotedSku].filter((sku) => sku !== null));
