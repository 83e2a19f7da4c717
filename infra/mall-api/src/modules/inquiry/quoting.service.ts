import { decideQuantity } from '@mall/domain/cart';
import { onInquiry } from '@mall/domain/delivery-time';
import { canBecome, sheetLinesAtMost } from '@mall/domain/inquiry';
import type { Database } from '../../database/database.ts';
import { MallError } from '../../http/mall-error.ts';
import { skuLookup } from '../cart/sku-lookup.ts';
import { notificationService } from '../notification/notification.service.ts';
import { inquiryItemRepository } from './inquiry-item.repository.ts';
import { unsaid } from './inquiry-rows.ts';
import { isOpen, noOffer } from './offer.ts';
import { quotationRepository } from './quotation.repository.ts';
import type { QuotationLine, QuotationRow } from './quotation-rows.ts';
import { changedMeanwhile, instant, quotationStates, subjectOf } from './quotation-states.ts';
import { quoteAtOnce, viewerOf } from './quote-at-once.ts';

/** What staff offer for a line. Prices in fen a piece. */
export interface StaffOffer {
  /** Left out: the SKU of the line. */
  skuNumber?: string | undefined;
  priceFen: number;
  /** Of a line that was asked for without one. */
  quantity?: number | undefined;
  fromQuantity?: number | undefined;
  days?: number | undefined;
  remark: string;
}

/** What staff do with an inquiry (rules inquiry 12, 28, 29, 49). `by` is who does it, for colleagues to read. */
export const quotingService = (db: Database) => {
  const change = <T>(id: number, work: (tx: Database, row: QuotationRow) => Promise<T>): Promise<T> =>
    db.transaction(async (tx) => work(tx, await quotationStates(tx).lock(id)));
  const takenUp = async (tx: Database, row: QuotationRow, by: string): Promise<QuotationRow> => {
    if (row.status !== 'quoting') return quotationStates(tx).move(row, 'quoting', { quotingBy: by });
    if (row.quotingBy !== by) await quotationRepository(tx).update(row.id, { quotingBy: by });
    return { ...row, quotingBy: by };
  };
  const lineOf = async (tx: Database, inquiryId: number, lineId: number): Promise<QuotationLine> => {
    const line = (await quotationRepository(tx).lines(inquiryId)).find(({ id }) => id === lineId);
    if (!line) throw new MallError('INQUIRY_LINE_NOT_FOUND', { id: lineId });
    return line;
  };

  return {
    /** A colleague's, too. @throws {MallError} INQUIRY_NOT_FOUND, INQUIRY_STATUS_CHANGED */
    takeUp: (id: number, by: string) => change(id, (tx, row) => takenUp(tx, row, by)),

    /** A line that the buyer's file says (rule inquiry 21). @throws {MallError} as `takeUp`; INQUIRY_FULL */
    addLine: (id: number, by: string, said: string, quantity: number) =>
      change(id, async (tx, row) => {
        await takenUp(tx, row, by);
        const items = inquiryItemRepository(tx);
        if ((await items.lines(id)).length >= sheetLinesAtMost) throw new MallError('INQUIRY_FULL', { left: 0 });
        const [lineId] = await items.insert(id, [{ ...unsaid, said, quantity, skuNumber: null, matchState: 'unmatched' }]);
        return lineOf(tx, id, lineId!);
      }),

    /** @throws {MallError} as `takeUp`; INQUIRY_LINE_NOT_FOUND, SKU_NOT_FOUND, INQUIRY_OFFER_INVALID: nobody could order it so */
    quoteLine: (id: number, lineId: number, by: string, offer: StaffOffer) =>
      change(id, async (tx, row) => {
        await takenUp(tx, row, by);
        const line = await lineOf(tx, id, lineId);
        const { skuNumber, quantity, from } = await checkedOffer(tx, row, line, offer);
        const kept = { quotedPrice: offer.priceFen, quotedDays: offer.days ?? null, quotedRemark: offer.remark, quotedBy: by };
        await quotationRepository(tx).offer(lineId, {
          ...{ ...noOffer, ...kept, quotedSku: skuNumber, quotedQuantity: from },
          ...(line.quantity === null ? { quantity } : {}),
        });
        return lineOf(tx, id, lineId);
      }),

    /** Nothing is offered for the line, and the buyer reads why. @throws {MallError} as `takeUp`; INQUIRY_LINE_NOT_FOUND */
    refuseLine: (id: number, lineId: number, by: string, why: string) =>
      change(id, async (tx, row) => {
        await takenUp(tx, row, by);
        await lineOf(tx, id, lineId);
        await quotationRepository(tx).offer(lineId, { ...noOffer, quotedBy: by, refusedWhy: why });
        return lineOf(tx, id, lineId);
      }),

    /** Asks the buyer (rule inquiry 28); the answer to the question before is put away. @throws {MallError} as `takeUp` */
    ask: (id: number, by: string, question: string) =>
      change(id, async (tx, row) => {
        const taken = await takenUp(tx, row, by);
        const asked = { question, answer: '', askedAt: instant() };
        await quotationRepository(tx).update(id, asked);
        const { inquiryNumber } = row;
        await notificationService(tx).tell(row, 'inquiryAsked', `${subjectOf(row)}:${asked.askedAt}`, {
          inquiryId: id,
          inquiryNumber,
          question,
        });
        return { ...taken, ...asked };
      }),

    /**
     * Sends the quotation. What the mall quoted itself is worked out again: it may have waited for days.
     * @throws {MallError} INQUIRY_NOT_FOUND, INQUIRY_STATUS_CHANGED, INQUIRY_LINES_OPEN
     */
    send: (id: number) =>
      change(id, async (tx, row) => {
        if (row.status === 'ordered' || !canBecome(row.status, 'quoted')) throw changedMeanwhile(row);
        const lines = await quoteAtOnce(tx, row);
        const open = lines.flatMap((line, at) => (isOpen(line) ? [at + 1] : []));
        if (lines.length === 0) throw new MallError('INQUIRY_LINES_OPEN', { positions: [] }, '还没有明细，请先补录客户附件中的内容');
        if (open.length > 0) throw new MallError('INQUIRY_LINES_OPEN', { positions: open }, `第${open.join('、')}行还没有报价或说明`);
        const sent = await quotationStates(tx).putInForce(row, lines);
        const { inquiryNumber, validUntil } = sent;
        await notificationService(tx).tell(row, 'inquiryQuoted', subjectOf(row), { inquiryId: id, inquiryNumber, validUntil: validUntil! });
        return sent;
      }),
  };
};

/** Holds an offer against what could be ordered of it. @throws {MallError} SKU_NOT_FOUND, INQUIRY_OFFER_INVALID */
async function checkedOffer(tx: Database, row: QuotationRow, line: QuotationLine, offer: StaffOffer) {
  const skuNumber = (offer.skuNumber ?? line.quotedSku ?? line.skuNumber ?? '').trim().toUpperCase();
  const quantity = line.quantity ?? offer.quantity;
  const invalid = (why: string) => new MallError('INQUIRY_OFFER_INVALID', { id: line.id, sku: skuNumber }, why);
  if (skuNumber === '') throw invalid('请先选择商品');
  if (quantity === undefined) throw invalid('请填写数量');
  const from = offer.fromQuantity ?? quantity;
  const most = Math.max(quantity, from);
  const sku = (await skuLookup(tx).load(viewerOf(row), [{ skuNumber, quantity: most }])).get(skuNumber);
  if (!sku) throw new MallError('SKU_NOT_FOUND', { skuNumber });
  if (sku.sale.way === 'none') throw invalid(sku.sale.message);
  if (sku.isSpecificationOpen) throw invalid('请选择具体规格的商品');
  if (sku.sale.deliveryTimeId === onInquiry && !offer.days) throw invalid('货期未知，请填写交货天数');
  const decision = decideQuantity(most, { minOrderQty: sku.minOrderQty, stepValue: sku.stepValue });
  if (!decision.ok) throw invalid(`${decision.message}，请调整适用数量`);
  return { skuNumber, quantity, from };
}
