import { decideQuantity } from '@mall/domain/cart';
import { afterOrder, afterValidity, canBecome, type InquiryStatus, inquiryNumber, inquiryStatusNames, quotationValidUntil } from '@mall/domain/inquiry';
import type { Database } from '../../database/database.ts';
import { opaqueId } from '../../database/opaque-id.ts';
import { MallError } from '../../http/mall-error.ts';
import { skuLookup } from '../cart/sku-lookup.ts';
import { pricingService } from '../pricing/pricing.service.ts';
import { webhookService } from '../webhook/webhook.service.ts';
import { inquiryFacts } from './inquiry-events.ts';
import { isOpen, leftOf, noOffer } from './offer.ts';
import { type QuotationChanges, type QuotationLineRow, type QuotationRow, quotationRepository } from './quotation.repository.ts';
import { quoteAtOnce, viewerOf } from './quote-at-once.ts';

/** What staff offer for a line. */
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

/** So many of a quotation's lines. */
export interface TakenLine {
  lineId: number;
  quantity: number;
}

const changed = ({ status }: Pick<QuotationRow, 'status'>) => {
  const statusName = inquiryStatusNames[status];
  return new MallError('INQUIRY_STATUS_CHANGED', { status, statusName }, `询价单${statusName}，不能这样操作`);
};

/** Is it quoted, and do its days still run? @param now ms since 1970 */
export const isInForce = ({ status, validUntil }: Pick<QuotationRow, 'status' | 'validUntil'>, now = Date.now()): boolean =>
  status === 'quoted' && validUntil !== null && Date.parse(validUntil) > now;

/**
 * The states of an inquiry after its draft (rules inquiry 10, 33): each change locks the inquiry first and asks whether it may be made, so that of two
 * at once one happens, and the other is told the state.
 */
export const quotationService = (db: Database) => {
  const quotations = quotationRepository(db);
  /** @param customerId left out: for staff and the clock. @throws {MallError} INQUIRY_NOT_FOUND, for a draft and for another company's too */
  const lock = async (tx: Database, id: number, customerId?: number): Promise<QuotationRow> => {
    const row = await quotationRepository(tx).lock(id);
    if (!row || row.status === 'draft' || (customerId !== undefined && row.customerId !== customerId)) throw new MallError('INQUIRY_NOT_FOUND');
    return row;
  };
  const move = async (tx: Database, row: QuotationRow, status: InquiryStatus, changes: QuotationChanges = {}): Promise<QuotationRow> => {
    if (!canBecome(row.status, status)) throw changed(row);
    const all = { status, ...changes };
    await quotationRepository(tx).update(row.id, all);
    return { ...row, ...all };
  };
  const change = <T>(id: number, customerId: number | undefined, work: (tx: Database, row: QuotationRow) => Promise<T>): Promise<T> =>
    db.transaction(async (tx) => work(tx, await lock(tx, id, customerId)));
  const subject = ({ id }: QuotationRow) => `inquiry:${id}`;
  const now = () => new Date().toISOString();

  /** Its prices hold from now on, and other systems are told. */
  const putInForce = async (tx: Database, row: QuotationRow, lines: readonly QuotationLineRow[]): Promise<QuotationRow> => {
    const quotedAt = now();
    const validUntil = new Date(quotationValidUntil(Date.parse(quotedAt))).toISOString();
    const isRenewed = row.status === 'quoted';
    if (isRenewed) await quotationRepository(tx).update(row.id, { quotedAt, validUntil });
    const quoted = isRenewed ? { ...row, quotedAt, validUntil } : await move(tx, row, 'quoted', { quotedAt, validUntil });
    await pricingService(tx).quote(row.id, pricesOf(row, lines, validUntil));
    await webhookService(tx).record({ type: 'inquiry.quoted', subject: subject(row), data: { inquiry: inquiryFacts(quoted, lines) } });
    return quoted;
  };
  /** Ends what was quoted. */
  const end = async (tx: Database, row: QuotationRow, status: 'expired' | 'cancelled' | 'reinquired' | 'ordered') => {
    if (row.status === 'quoted') await pricingService(tx).quote(row.id, []);
    return move(tx, row, status, { endedAt: now() });
  };
  const isTakenUpBy = async (tx: Database, row: QuotationRow, by: string): Promise<QuotationRow> => {
    if (row.status === 'quoting') {
      if (row.quotingBy !== by) await quotationRepository(tx).update(row.id, { quotingBy: by });
      return { ...row, quotingBy: by };
    }
    return move(tx, row, 'quoting', { quotingBy: by });
  };
  const lineOf = async (tx: Database, inquiryId: number, lineId: number): Promise<QuotationLineRow> => {
    const line = (await quotationRepository(tx).lines(inquiryId)).find(({ id }) => id === lineId);
    if (!line) throw new MallError('INQUIRY_LINE_NOT_FOUND', { id: lineId });
    return line;
  };
  const closeIfOver = async (tx: Database, row: QuotationRow): Promise<QuotationRow> => {
    if (row.status !== 'quoted' || isInForce(row)) return row;
    return end(tx, row, afterValidity(await quotationRepository(tx).lines(row.id)));
  };

  return {
    /** Inside the transaction that submitted it: quotes what can be quoted at once, and the inquiry where that is all of it (rule inquiry 11). */
    async submitted(inquiryId: number): Promise<QuotationRow> {
      const row = await lock(db, inquiryId);
      const lines = await quoteAtOnce(db, row);
      return lines.length > 0 && lines.every(({ quotedPrice }) => quotedPrice !== null) ? putInForce(db, row, lines) : row;
    },

    /** @throws {MallError} INQUIRY_NOT_FOUND, INQUIRY_STATUS_CHANGED */
    takeUp: (id: number, by: string) => change(id, undefined, (tx, row) => isTakenUpBy(tx, row, by)),

    /** @throws {MallError} as `takeUp`; INQUIRY_LINE_NOT_FOUND, SKU_NOT_FOUND, INQUIRY_OFFER_INVALID: it could not be ordered so */
    quoteLine: (id: number, lineId: number, by: string, offer: StaffOffer) =>
      change(id, undefined, async (tx, row) => {
        await isTakenUpBy(tx, row, by);
        const line = await lineOf(tx, id, lineId);
        const skuNumber = (offer.skuNumber ?? line.quotedSku ?? line.skuNumber ?? '').trim().toUpperCase();
        const quantity = line.quantity ?? offer.quantity;
        const invalid = (why: string) => new MallError('INQUIRY_OFFER_INVALID', { id: lineId, sku: skuNumber }, why);
        if (skuNumber === '') throw invalid('请先选择商品');
        if (quantity === undefined) throw invalid('请填写数量');
        const from = offer.fromQuantity ?? quantity;
        const sku = (await skuLookup(tx).load(viewerOf(row), [{ skuNumber, quantity: Math.max(quantity, from) }])).get(skuNumber);
        if (!sku) throw new MallError('SKU_NOT_FOUND', { skuNumber });
        if (sku.sale.way === 'none') throw invalid(sku.sale.message);
        if (sku.isSpecificationOpen) throw invalid('请选择具体规格的商品');
        if (sku.sale.deliveryTimeName === '' || (sku.sale.deliveryTimeId === unknownLeadTime && !offer.days)) throw invalid('货期未知，请填写交货天数');
        const decision = decideQuantity(Math.max(quantity, from), { minOrderQty: sku.minOrderQty, stepValue: sku.stepValue });
        if (!decision.ok) throw invalid(`${decision.message}，请调整适用数量`);
        const kept = {
          ...noOffer,
          quotedSku: skuNumber,
          quotedPrice: offer.priceFen,
          quotedQuantity: from,
          quotedDays: offer.days ?? null,
          quotedRemark: offer.remark,
          quotedBy: by,
        };
        await quotationRepository(tx).offer(lineId, { ...kept, ...(line.quantity === null ? { quantity } : {}) });
        return lineOf(tx, id, lineId);
      }),

    /** Nothing is offered for the line, and the buyer reads why. @throws {MallError} as `takeUp`; INQUIRY_LINE_NOT_FOUND */
    refuseLine: (id: number, lineId: number, by: string, why: string) =>
      change(id, undefined, async (tx, row) => {
        await isTakenUpBy(tx, row, by);
        await lineOf(tx, id, lineId);
        await quotationRepository(tx).offer(lineId, { ...noOffer, quotedBy: by, refusedWhy: why });
        return lineOf(tx, id, lineId);
      }),

    /** Asks the buyer (rule inquiry 28); an answer to the question before is put away. @throws {MallError} as `takeUp` */
    ask: (id: number, by: string, question: string) =>
      change(id, undefined, async (tx, row) => {
        const taken = await isTakenUpBy(tx, row, by);
        const asked = { question, answer: '', askedAt: now() };
        await quotationRepository(tx).update(id, asked);
        return { ...taken, ...asked };
      }),

    /** @throws {MallError} INQUIRY_NOT_FOUND, INQUIRY_STATUS_CHANGED, INQUIRY_NOTHING_ASKED */
    answer: (id: number, customerId: number, answer: string) =>
      change(id, customerId, async (tx, row) => {
        if (row.status !== 'quoting') throw changed(row);
        if (row.question === '') throw new MallError('INQUIRY_NOTHING_ASKED');
        await quotationRepository(tx).update(id, { answer });
        return { ...row, answer };
      }),

    /**
     * Sends the quotation. What the mall quoted itself is worked out again: it may have waited for days.
     * @throws {MallError} as `takeUp`; INQUIRY_LINES_OPEN
     */
    send: (id: number) =>
      change(id, undefined, async (tx, row) => {
        if (!canBecome(row.status, 'quoted') || row.status === 'ordered') throw changed(row);
        const lines = await quoteAtOnce(tx, row);
        const open = lines.flatMap((line, at) => (isOpen(line) ? [at + 1] : []));
        if (open.length > 0) throw new MallError('INQUIRY_LINES_OPEN', { positions: open }, `第${open.join('、')}行还没有报价或说明`);
        return putInForce(tx, row, lines);
      }),

    /** Cancelled twice it is cancelled. @throws {MallError} INQUIRY_NOT_FOUND, INQUIRY_STATUS_CHANGED */
    cancel: (id: number, customerId: number, reason: string) =>
      change(id, customerId, async (tx, row) => {
        if (row.status === 'cancelled') return row;
        const gone = await end(tx, row, 'cancelled');
        const inquiry = inquiryFacts(gone, await quotationRepository(tx).lines(id));
        await webhookService(tx).record({ type: 'inquiry.cancelled', subject: subject(row), data: { inquiry, reason } });
        return gone;
      }),

    /** A new inquiry of an old one (rule inquiry 31). @returns the new one's id @throws {MallError} INQUIRY_NOT_FOUND, INQUIRY_STATUS_CHANGED */
    reinquire: (id: number, customerId: number, kpId: number) =>
      change(id, customerId, async (tx, row) => {
        const over = await closeIfOver(tx, row);
        await end(tx, over, 'reinquired');
        const repository = quotationRepository(tx);
        return repository.copy(row, inquiryNumber(new Date(), await repository.nextSequence()), kpId);
      }),

    /** Its days begin anew, at what it costs now (rule inquiry 34). @throws {MallError} INQUIRY_NOT_FOUND, INQUIRY_STATUS_CHANGED, INQUIRY_NOT_RENEWABLE */
    renew: (id: number, customerId: number) =>
      change(id, customerId, async (tx, row) => {
        if (!isInForce(row)) throw changed(row);
        const before = await quotationRepository(tx).lines(id);
        if (before.some(({ quotedBy, orderedQuantity }) => quotedBy !== '' || orderedQuantity > 0)) throw new MallError('INQUIRY_NOT_RENEWABLE');
        const lines = await quoteAtOnce(tx, row);
        if (lines.some(isOpen)) throw new MallError('INQUIRY_NOT_RENEWABLE', undefined, '部分商品已不能自动报价，请再次询价');
        return putInForce(tx, row, lines);
      }),

    /** Ends it where its days are over, whether or not the clock came by. @throws {MallError} INQUIRY_NOT_FOUND */
    upToDate: (id: number, customerId?: number) => change(id, customerId, closeIfOver),

    /** By the clock: what nobody ordered in time expires (rule inquiry 26). @returns how many */
    async expireOverdue(): Promise<number> {
      const overdue = await quotations.overdue(200);
      for (const { id } of overdue) await this.upToDate(id);
      return overdue.length;
    },

    /** The link to whoever has it; the same as long as it is shared. @throws {MallError} INQUIRY_NOT_FOUND, INQUIRY_NOT_QUOTED */
    share: (id: number, customerId: number) =>
      change(id, customerId, async (tx, row) => {
        if (!isInForce(row)) throw new MallError('INQUIRY_NOT_QUOTED', { status: row.status });
        if (row.shortCode !== null) return row.shortCode;
        const shortCode = opaqueId();
        await quotationRepository(tx).update(id, { shortCode, sharedAt: now() });
        return shortCode;
      }),
    stopSharing: (id: number, customerId: number) =>
      change(id, customerId, async (tx, row) => {
        await quotationRepository(tx).update(id, { shortCode: null, sharedAt: null });
        return { ...row, shortCode: null };
      }),

    /** For checkout: holds a quotation until the transaction ends, with what is left of it. @throws {MallError} INQUIRY_NOT_FOUND */
    hold: async (id: number, customerId: number) => {
      const row = await lock(db, id, customerId);
      return { row, lines: await quotations.lines(id) };
    },

    /** Inside the order's transaction, which holds the quotation: so many are ordered (rules inquiry 26, 33). @throws {MallError} INQUIRY_QUANTITY_TAKEN */
    async order(id: number, order: { id: string; orderNumber: string }, taken: readonly TakenLine[]): Promise<void> {
      const row = await lock(db, id);
      const before = new Map((await quotations.lines(id)).map((line) => [line.id, line]));
      const short = taken.flatMap(({ lineId, quantity }) => {
        const line = before.get(lineId);
        const left = line ? leftOf(line) : 0;
        return quantity > left ? [{ id: lineId, sku: line?.quotedSku ?? '', left }] : [];
      });
      if (short.length > 0) throw new MallError('INQUIRY_QUANTITY_TAKEN', { lines: short });
      if (taken.length === 0) return;
      await quotations.takeFor(order.id, id, taken);
      const lines = await quotations.lines(id);
      const next = row.status === 'quoted' && afterOrder(lines) === 'ordered' ? await move(db, row, 'ordered', { endedAt: now() }) : row;
      await webhookService(db).record({
        type: 'inquiry.ordered',
        subject: subject(row),
        data: { inquiry: inquiryFacts(next, lines), orderId: order.id, orderNumber: order.orderNumber },
      });
    },

    /** Before a cancelled order's stock is released, so that locks are taken in one order: its quotations. */
    async holdOf(orderId: string): Promise<void> {
      for (const id of await quotations.inquiriesOf(orderId)) await lock(db, id);
    },
    /** A cancelled order's pieces can be ordered again while the quotation's days last (rule inquiry 26). */
    async giveBack(orderId: string): Promise<void> {
      const ids = await quotations.inquiriesOf(orderId);
      await quotations.giveBack(orderId);
      for (const id of ids) {
        const row = await lock(db, id);
        if (row.status !== 'ordered') continue;
        const lines = await quotations.lines(id);
        if (isInForce({ ...row, status: 'quoted' })) {
          if (afterOrder(lines) === 'quoted') await move(db, row, 'quoted', { endedAt: null });
        } else if (afterValidity(lines) === 'expired') await move(db, row, 'expired');
      }
    },
  };
};

const unknownLeadTime = 17;

/** A SKU that stands on several lines for one quantity is quoted at the lowest of them. */
function pricesOf({ customerId }: QuotationRow, lines: readonly QuotationLineRow[], validUntil: string) {
  const prices = new Map<string, { customerId: number; skuNumber: string; price: number; fromQuantity: number; days: number | null; validUntil: string }>();
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
