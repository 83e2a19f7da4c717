import { afterValidity, canBecome, type InquiryStatus, inquiryStatusNames, quotationValidUntil } from '@mall/domain/inquiry';
import type { Database } from '../../database/database.ts';
import { MallError } from '../../http/mall-error.ts';
import { notificationService } from '../notification/notification.service.ts';
import { pricingService } from '../pricing/pricing.service.ts';
import { webhookService } from '../webhook/webhook.service.ts';
import { inquiryFacts } from './inquiry-events.ts';
import { type QuotationChanges, quotationRepository } from './quotation.repository.ts';
import type { QuotationLine, QuotationRow } from './quotation-rows.ts';

/** What somebody else did first. */
export const changedMeanwhile = ({ status }: Pick<QuotationRow, 'status'>) => {
  const statusName = inquiryStatusNames[status];
  return new MallError('INQUIRY_STATUS_CHANGED', { status, statusName }, `询价单${statusName}，不能这样操作`);
};

/** Is it quoted, and do its days still run? @param now ms since 1970 */
export const isInForce = ({ status, validUntil }: Pick<QuotationRow, 'status' | 'validUntil'>, now = Date.now()): boolean =>
  status === 'quoted' && validUntil !== null && Date.parse(validUntil) > now;

export const subjectOf = ({ id }: Pick<QuotationRow, 'id'>) => `inquiry:${id}`;
const told = ['inquiryQuoted', 'inquiryAsked', 'inquiryExpiring'] as const;
export const instant = () => new Date().toISOString();

/**
 * The steps of an inquiry after its draft (rules inquiry 10, 33). Each change locks the inquiry first and asks whether it may be made, so that of two at
 * once one happens, and the other is told the state. Inside a transaction.
 */
export const quotationStates = (tx: Database) => {
  const quotations = quotationRepository(tx);
  const states = {
    /** @param customerId left out: for staff and the clock. @throws {MallError} INQUIRY_NOT_FOUND, for a draft and for another company's too */
    async lock(id: number, customerId?: number): Promise<QuotationRow> {
      const row = await quotations.lock(id);
      if (!row || row.status === 'draft' || (customerId !== undefined && row.customerId !== customerId))
        throw new MallError('INQUIRY_NOT_FOUND');
      return row;
    },
    /** @throws {MallError} INQUIRY_STATUS_CHANGED */
    async move(row: QuotationRow, status: InquiryStatus, changes: QuotationChanges = {}): Promise<QuotationRow> {
      if (!canBecome(row.status, status)) throw changedMeanwhile(row);
      const all = { status, ...changes };
      await quotations.update(row.id, all);
      // What the buyer was to hear of the state before is over.
      if (status !== 'quoting') await notificationService(tx).withhold(told, subjectOf(row));
      return { ...row, ...all };
    },
    /** Its prices hold from now on, and other systems are told. One that is in force already begins anew. */
    async putInForce(row: QuotationRow, lines: readonly QuotationLine[]): Promise<QuotationRow> {
      const quotedAt = instant();
      const validUntil = new Date(quotationValidUntil(Date.parse(quotedAt))).toISOString();
      const days = { quotedAt, validUntil, isEndTold: false };
      if (row.status === 'quoted') await quotations.update(row.id, days);
      const quoted = row.status === 'quoted' ? { ...row, ...days } : await states.move(row, 'quoted', days);
      await pricingService(tx).quote(row.id, pricesOf(row, lines, validUntil));
      await webhookService(tx).record({ type: 'inquiry.quoted', subject: subjectOf(row), data: { inquiry: inquiryFacts(quoted, lines) } });
      return quoted;
    },
    /** Ends what was quoted. @throws {MallError} INQUIRY_STATUS_CHANGED */
    async end(row: QuotationRow, status: 'expired' | 'cancelled' | 'reinquired' | 'ordered'): Promise<QuotationRow> {
      if (row.status === 'quoted') await pricingService(tx).quote(row.id, []);
      return states.move(row, status, { endedAt: instant() });
    },
    /** Ends it where its days are over, whether or not the clock came by (rule inquiry 26). */
    async closeIfOver(row: QuotationRow): Promise<QuotationRow> {
      if (row.status !== 'quoted' || isInForce(row)) return row;
      return states.end(row, afterValidity(await quotations.lines(row.id)));
    },
  };
  return states;
};

/** A SKU that stands on several lines for one quantity is quoted at the lowest of them. */
function pricesOf({ customerId }: QuotationRow, lines: readonly QuotationLine[], validUntil: string) {
  const prices = new Map<
    string,
    { customerId: number; skuNumber: string; price: number; fromQuantity: number; days: number | null; validUntil: string }
  >();
  for (const { quotedSku, quotedPrice, quotedQuantity, quotedDays } of lines) {
    if (quotedSku === null || quotedPrice === null) continue;
    const fromQuantity = quotedQuantity ?? 1;
    const key = `${quotedSku} ${fromQuantity}`;
    const there = prices.get(key);
    if (!there || quotedPrice < there.price)
      prices.set(key, { customerId, skuNumber: quotedSku, price: quotedPrice, fromQuantity, days: quotedDays, validUntil });
  }
  return [...prices.values()];
}
