import { afterOrder, afterValidity } from '@mall/domain/inquiry';
import type { Database } from '../../database/database.ts';
import { MallError } from '../../http/mall-error.ts';
import { webhookService } from '../webhook/webhook.service.ts';
import { inquiryFacts } from './inquiry-events.ts';
import { leftOf } from './offer.ts';
import { quotationRepository } from './quotation.repository.ts';
import type { QuotationLine } from './quotation-rows.ts';
import { instant, isInForce, quotationStates, subjectOf } from './quotation-states.ts';

/** So many of a line. */
export interface TakenLine {
  lineId: number;
  quantity: number;
}

/** What orders take of quotations, inside the order's own transaction (rules inquiry 26, 33). */
export const quotationOrderService = (tx: Database) => {
  const quotations = quotationRepository(tx);
  const states = quotationStates(tx);
  return {
    /** Held until the transaction ends, in one order of ids so that two never wait for each other. */
    async hold(ids: readonly number[]): Promise<void> {
      for (const id of [...new Set(ids)].sort((a, b) => a - b)) await quotations.lock(id);
    },

    /** @throws {MallError} INQUIRY_NOT_QUOTED: its days are over, or it was cancelled meanwhile */
    async requireInForce(id: number): Promise<void> {
      const row = await states.lock(id);
      if (!isInForce(row)) throw new MallError('INQUIRY_NOT_QUOTED', { status: row.status });
    },
    /** So many are ordered. The inquiry is held. @throws {MallError} INQUIRY_QUANTITY_TAKEN */
    async take(id: number, order: { id: string; orderNumber: string }, taken: readonly TakenLine[]): Promise<void> {
      const before = new Map((await quotations.lines(id)).map((line) => [line.id, line]));
      const short = taken.flatMap(({ lineId, quantity }) => {
        const line = before.get(lineId);
        const left = line ? leftOf(line) : 0;
        return quantity > left ? [{ id: lineId, sku: line?.quotedSku ?? '', left }] : [];
      });
      if (short.length > 0) throw new MallError('INQUIRY_QUANTITY_TAKEN', { lines: short });
      if (taken.length > 0) await this.count(id, order, taken);
    },

    /** Of what came out of a cart: as much as is left of the lines that offer the SKU. The price holds for more, and that counts for none. */
    async takeOfSku(
      id: number,
      order: { id: string; orderNumber: string },
      wanted: readonly { skuNumber: string; quantity: number }[],
    ): Promise<void> {
      const lines = await quotations.lines(id);
      await this.count(
        id,
        order,
        wanted.flatMap((one) => spread(lines, one)),
      );
    },

    async count(id: number, order: { id: string; orderNumber: string }, taken: readonly TakenLine[]): Promise<void> {
      if (taken.length === 0) return;
      const row = await states.lock(id);
      await quotations.takeFor(order.id, id, taken);
      const lines = await quotations.lines(id);
      const isWhole = row.status === 'quoted' && afterOrder(lines) === 'ordered';
      const next = isWhole ? await states.move(row, 'ordered', { endedAt: instant() }) : row;
      const inquiry = inquiryFacts(next, lines);
      const facts = { inquiry, orderId: order.id, orderNumber: order.orderNumber };
      await webhookService(tx).record({ type: 'inquiry.ordered', subject: subjectOf(row), data: facts });
    },

    /** Before a cancelled order's stock is released, so that locks are taken in one order. */
    async holdOf(orderId: string): Promise<void> {
      for (const id of await quotations.inquiriesOf(orderId)) await quotations.lock(id);
    },
    /** A cancelled order's pieces can be ordered again while the quotation's days last. */
    async giveBack(orderId: string): Promise<void> {
      const ids = await quotations.inquiriesOf(orderId);
      await quotations.giveBack(orderId);
      for (const id of ids) {
        const row = await states.lock(id);
        if (row.status !== 'ordered') continue;
        const lines = await quotations.lines(id);
        if (!isInForce({ ...row, status: 'quoted' })) {
          if (afterValidity(lines) === 'expired') await states.move(row, 'expired');
        } else if (afterOrder(lines) === 'quoted') await states.move(row, 'quoted', { endedAt: null });
      }
    },
  };
};

/** Pieces of a SKU over the lines that offer it, the first ones first. */
export function spread(lines: readonly QuotationLine[], wanted: { skuNumber: string; quantity: number }): TakenLine[] {
  let rest = wanted.quantity;
  return lines.flatMap((line) => {
    const quantity = line.quotedSku === wanted.skuNumber ? Math.min(rest, leftOf(line)) : 0;
    rest -= quantity;
    return quantity > 0 ? [{ lineId: line.id, quantity }] : [];
  });
}
