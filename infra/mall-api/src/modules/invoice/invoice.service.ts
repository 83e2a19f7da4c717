import { compactDate } from '@mall/domain/time';
import type { Database } from '../../database/database.ts';
import { opaqueId } from '../../database/opaque-id.ts';
import { MallError } from '../../http/mall-error.ts';
import { invoiceRepository } from './invoice.repository.ts';
import type { InvoiceFilter, InvoiceRow, NewInvoice, PrintedTitle } from './invoice.types.ts';
import { invoiceOrderRepository } from './invoice-order.repository.ts';

/** Asked for so long ago and never answered: whoever asked is gone. Longer than any issuer may take. */
const silentSeconds = 60;

/** Invoices and what of orders they hold. What is due decides the process above: this knows no order. */
export const invoiceService = (db: Database) => {
  const invoices = invoiceRepository(db);
  const orders = invoiceOrderRepository(db);
  return {
    /** Decides on one: it waits for its issuer. @returns its id */
    async make(invoice: NewInvoice): Promise<string> {
      const id = opaqueId();
      const sequence = String(await invoices.nextSequence()).padStart(6, '0');
      const number = `FP${compactDate(new Date())}-${sequence}`;
      await invoices.insert(id, number, invoice);
      await invoices.addTrace(id, `${invoice.originalId === null ? '已申请开票' : '已申请红冲'}，申请号${number}`);
      return id;
    },
    lockOfOrder: invoices.lockOfOrder,
    lines: invoices.lines,
    byIds: invoices.byIds,
    redsOf: invoices.redsOf,
    page: (filter: InvoiceFilter, offset: number, limit: number) => invoices.page(filter, offset, limit),
    /** Those that staff have to look after. */
    failed: () => invoices.waiting(['failed']),
    traces: invoices.traces,
    hurry: invoices.hurry,

    /** @param customerId left out: for staff. @throws {MallError} INVOICE_NOT_FOUND, for another company's too */
    async read(id: string, customerId?: number): Promise<InvoiceRow> {
      const row = await invoices.find(id);
      if (!row || (customerId !== undefined && row.customerId !== customerId)) throw new MallError('INVOICE_NOT_FOUND');
      return row;
    },

    /** It was never issued and isn't right any more. */
    async cancel(id: string): Promise<void> {
      if (!(await invoices.move(id, 'void'))) throw new Error(`invoice ${id} was issued while it was locked`);
      await invoices.addTrace(id, '未开具，已作废');
    },
    /** Takes the next one to ask the issuer for, in a transaction of its own. */
    claim: (silent = silentSeconds) => db.transaction((tx) => invoiceRepository(tx).claim(silent)),
    /** The issuer couldn't be asked: it is asked again. */
    unanswered: (id: string, failure: string) => invoices.note(id, failure.slice(0, 300)),

    /** @returns whether this answer was the first */
    async issued(id: string, answer: { number: string; issuedAt: string; hasXml: boolean }): Promise<boolean> {
      const { number: invoiceNumber, issuedAt, hasXml } = answer;
      if (!(await invoices.move(id, 'issued', { invoiceNumber, issuedAt, hasXml, failure: '' }))) return false;
      await invoices.addTrace(id, `已开具，发票号码${invoiceNumber}`);
      return true;
    },
    /** @returns whether this answer was the first */
    async refused(id: string, failure: string): Promise<boolean> {
      if (!(await invoices.move(id, 'failed', { failure }))) return false;
      await invoices.addTrace(id, `开票失败：${failure}`);
      return true;
    },
    /** A failed one is tried again, to another title where one is given. @throws {MallError} INVOICE_NOT_FOUND, INVOICE_NOT_FAILED */
    reissue: (id: string, change?: { type: 1 | 2; title: PrintedTitle }) =>
      db.transaction(async (tx) => {
        const own = invoiceRepository(tx);
        const row = await own.lock(id);
        if (!row) throw new MallError('INVOICE_NOT_FOUND');
        if (!(await own.move(id, 'waiting', { failure: '' }))) throw new MallError('INVOICE_NOT_FAILED', { state: row.state });
        if (change) await own.retitle(id, change.type, change.title);
        await own.addTrace(id, change ? `更正抬头为${change.title.title}，重新开票` : '重新开票');
        return row;
      }),

    order: orders.find,
    orders: orders.byIds,
    saveOrder: orders.save,
    addReturns: orders.addReturns,
    returns: orders.returns,
    awaitingBill: orders.awaitingBill,
    open: orders.open,
  };
};
