import { expiringDays } from '@mall/domain/notification';
import type { Database } from '../../database/database.ts';
import { opaqueId } from '../../database/opaque-id.ts';
import { MallError } from '../../http/mall-error.ts';
import { notificationService } from '../notification/notification.service.ts';
import { webhookService } from '../webhook/webhook.service.ts';
import { inquiryFacts } from './inquiry-events.ts';
import { isOpen } from './offer.ts';
import { quotationRepository } from './quotation.repository.ts';
import type { QuotationRow } from './quotation-rows.ts';
import { changedMeanwhile, instant, isInForce, quotationStates, subjectOf } from './quotation-states.ts';
import { quoteAtOnce } from './quote-at-once.ts';

const expireAtMost = 200;

/**
 * Inside the transaction that submitted it: quotes what can be quoted without staff, and the inquiry where that is all of it (rule inquiry 11).
 * @returns the inquiry as it is now
 */
export async function quoteSubmitted(tx: Database, inquiryId: number): Promise<QuotationRow> {
  const row = await quotationStates(tx).lock(inquiryId);
  const lines = await quoteAtOnce(tx, row);
  const isWhole = lines.length > 0 && lines.every(({ quotedPrice }) => quotedPrice !== null);
  return isWhole ? quotationStates(tx).putInForce(row, lines) : row;
}

/** What a buyer does with an inquiry after its draft, and what the clock does (rules inquiry 10, 13, 26, 28, 30). */
export const quotationService = (db: Database) => {
  const change = <T>(id: number, customerId: number | undefined, work: (tx: Database, row: QuotationRow) => Promise<T>): Promise<T> =>
    db.transaction(async (tx) => work(tx, await quotationStates(tx).lock(id, customerId)));

  return {
    /** @throws {MallError} INQUIRY_NOT_FOUND, INQUIRY_STATUS_CHANGED, INQUIRY_NOTHING_ASKED */
    answer: (id: number, customerId: number, answer: string) =>
      change(id, customerId, async (tx, row) => {
        if (row.status !== 'quoting') throw changedMeanwhile(row);
        if (row.question === '') throw new MallError('INQUIRY_NOTHING_ASKED');
        await quotationRepository(tx).update(id, { answer });
        await notificationService(tx).withhold(['inquiryAsked'], subjectOf(row));
        return { ...row, answer };
      }),

    /** Cancelled twice it is cancelled. @throws {MallError} INQUIRY_NOT_FOUND, INQUIRY_STATUS_CHANGED */
    cancel: (id: number, customerId: number, reason: string) =>
      change(id, customerId, async (tx, row) => {
        if (row.status === 'cancelled') return row;
        const gone = await quotationStates(tx).end(row, 'cancelled');
        const inquiry = inquiryFacts(gone, await quotationRepository(tx).lines(id));
        await webhookService(tx).record({ type: 'inquiry.cancelled', subject: subjectOf(row), data: { inquiry, reason } });
        return gone;
      }),

    /** Its days begin anew, at what it costs now (rule inquiry 47). @throws {MallError} INQUIRY_NOT_FOUND, INQUIRY_STATUS_CHANGED, INQUIRY_NOT_RENEWABLE */
    renew: (id: number, customerId: number) =>
      change(id, customerId, async (tx, row) => {
        if (!isInForce(row)) throw changedMeanwhile(row);
        const before = await quotationRepository(tx).lines(id);
        if (before.some(({ quotedBy, orderedQuantity }) => quotedBy !== '' || orderedQuantity > 0))
          throw new MallError('INQUIRY_NOT_RENEWABLE');
        const lines = await quoteAtOnce(tx, row);
        if (lines.some(isOpen)) throw new MallError('INQUIRY_NOT_RENEWABLE', undefined, '部分商品已不能自动报价，请再次询价');
        return quotationStates(tx).putInForce(row, lines);
      }),

    /** As it is now: ended where its days are over. @throws {MallError} INQUIRY_NOT_FOUND */
    upToDate: (id: number, customerId?: number) => change(id, customerId, (tx, row) => quotationStates(tx).closeIfOver(row)),

    /** By the clock: what nobody ordered in time expires (rule inquiry 26). @returns how many */
    async expireOverdue(): Promise<number> {
      const overdue = await quotationRepository(db).overdue(expireAtMost);
      for (const { id } of overdue) await this.upToDate(id);
      return overdue.length;
    },

    /** By the clock: who asked hears of what ends within days, once in its days (rule notification 2). @returns how many */
    async tellEnding(): Promise<number> {
      let told = 0;
      for (const { id } of await quotationRepository(db).ending(expiringDays, expireAtMost)) {
        const isTold = await change(id, undefined, async (tx, row) => {
          if (!isInForce(row) || !(await quotationRepository(tx).markEndTold(id))) return false;
          const { inquiryNumber, validUntil } = row;
          const facts = { inquiryId: id, inquiryNumber, validUntil: validUntil! };
          await notificationService(tx).tell(row, 'inquiryExpiring', `${subjectOf(row)}:${validUntil}`, facts);
          return true;
        });
        if (isTold) told += 1;
      }
      return told;
    },

    /** The code of the link; the same one as long as it is shared (rule inquiry 30). @throws {MallError} INQUIRY_NOT_FOUND, INQUIRY_NOT_QUOTED */
    share: (id: number, customerId: number) =>
      change(id, customerId, async (tx, row) => {
        if (!isInForce(row)) throw new MallError('INQUIRY_NOT_QUOTED', { status: row.status });
        if (row.shortCode !== null) return row.shortCode;
        const shortCode = opaqueId();
        await quotationRepository(tx).update(id, { shortCode, sharedAt: instant() });
        return shortCode;
      }),
    /** @throws {MallError} INQUIRY_NOT_FOUND */
    stopSharing: (id: number, customerId: number) =>
      change(id, customerId, async (tx, row) => {
        await quotationRepository(tx).update(id, { shortCode: null, sharedAt: null });
        return { ...row, shortCode: null };
      }),
  };
};
