import type { Inquiry, Quotation } from '@mall/api-contract/inquiry';
import { toDataURL } from 'qrcode';
import type { Database } from '../../database/database.ts';
import type { Kp } from '../../http/caller.ts';
import { MallError } from '../../http/mall-error.ts';
import { accountService } from '../account/account.service.ts';
import type { FileService } from '../file/file.service.ts';
import { attachmentService } from './attachment.service.ts';
import { inquiryItemRepository } from './inquiry-item.repository.ts';
import { visibleInquiry } from './inquiry-reader.ts';
import { inquiryView } from './inquiry-view.ts';
import { lineViews } from './line-view.ts';
import { quotationRepository } from './quotation.repository.ts';
import type { QuotationRow } from './quotation-rows.ts';
import { isInForce, quotationStates } from './quotation-states.ts';
import { quotationView } from './quotation-view.ts';
import { viewerOf } from './quote-at-once.ts';
import { inquiryUrl } from './submit-inquiry.ts';

const qrOf = (url: string): Promise<string> => toDataURL(url, { margin: 1, width: 240 });

/** Reading inquiries: whole for their company, the quotation alone for whoever has its link (rules inquiry 22, 30). @param mallUrl the mall's address */
export const quotationReadService = (db: Database, mallUrl: string, files: FileService) => {
  const linesOf = async (row: QuotationRow) => lineViews(db, viewerOf(row), await inquiryItemRepository(db).lines(row.id));
  const isWritten = (row: QuotationRow): boolean => row.quotedAt !== null;
  const service = {
    /** Where it is read: by whoever has the link while it is shared, else by its company. */
    pageOf: ({ id, shortCode }: Pick<QuotationRow, 'id' | 'shortCode'>): string =>
      shortCode === null ? `${mallUrl}${inquiryUrl(id)}` : `${mallUrl}/m/quot/${shortCode}`,

    /** @throws {MallError} INQUIRY_NOT_FOUND */
    async whole(kp: Kp, id: number, needsQr: boolean): Promise<Inquiry & { qrBase64: string }> {
      const row = await asOfNow(db, await visibleInquiry(db, kp, { id }));
      const [people, lines, attachments] = await Promise.all([
        accountService(db).contactPersons(row.customerId),
        linesOf(row),
        attachmentService(db, files).of(id),
      ]);
      const contactName = people.find((one) => one.id === row.kpId)?.contactName ?? '';
      const view = inquiryView(row, contactName, lines, attachments);
      return { ...view, question: row.question, qrBase64: needsQr ? await qrOf(service.pageOf(row)) : '' };
    },

    /** Whole, for a link that its company made. */
    async ofOwn(row: QuotationRow): Promise<Inquiry> {
      return inquiryView(row, '', await linesOf(row), []);
    },
    /** Of the lines in their order: a piece, and the line. In fen. */
    async pricesOf(row: QuotationRow) {
      const lines = await inquiryItemRepository(db).lines(row.id);
      return lines.map(({ quotedPrice, quantity }) => ({ priceFen: quotedPrice, totalFen: (quotedPrice ?? 0) * (quantity ?? 0) }));
    },

    /** The quotation alone. @throws {MallError} INQUIRY_NOT_QUOTED */
    async quotation(row: QuotationRow, needsQr = false): Promise<Quotation> {
      if (!isWritten(row)) throw new MallError('INQUIRY_NOT_QUOTED', { status: row.status });
      const [names, lines] = await Promise.all([accountService(db).companyNames([row.customerId]), linesOf(row)]);
      const pageUrl = service.pageOf(row);
      const view = quotationView(row, names.get(row.customerId) ?? '', lines, pageUrl);
      return needsQr ? { ...view, qrBase64: await qrOf(pageUrl) } : view;
    },

    /** What a link leads to. @throws {MallError} INQUIRY_NOT_FOUND: nobody shares it */
    async shared(code: string): Promise<QuotationRow> {
      const row = await quotationRepository(db).shared(code);
      if (!row || !isWritten(row)) throw new MallError('INQUIRY_NOT_FOUND');
      return asOfNow(db, row);
    },

    /** @throws {MallError} INQUIRY_NOT_FOUND */
    visible: (kp: Kp, id: number): Promise<QuotationRow> => visibleInquiry(db, kp, { id }),
    async byId(id: number): Promise<QuotationRow | undefined> {
      return quotationRepository(db).find(id);
    },
    qrOf,
  };
  return service;
};

/** Read after its days it is over, whether or not the clock came by. */
const asOfNow = (db: Database, row: QuotationRow): Promise<QuotationRow> | QuotationRow => {
  if (row.status !== 'quoted' || isInForce(row)) return row;
  return db.transaction(async (tx) => quotationStates(tx).closeIfOver(await quotationStates(tx).lock(row.id)));
};
