import type { Database } from '../../database/database.ts';
import { MallError } from '../../http/mall-error.ts';
import { invoiceService } from '../../modules/invoice/invoice.service.ts';
import { orderService } from '../../modules/order/order.service.ts';
import type { OrderRow } from '../../modules/order/order.types.ts';
import { orderTitle } from './order-title.ts';
import { settle } from './settle.ts';

/** What a buyer asks of an order's invoices (rules invoice 6, 16). Each locks the order first, so of it and a cancel one is first. */
export const invoiceRequests = (db: Database) => {
  const change = (customerId: number, orderId: string, work: (tx: Database, order: OrderRow) => Promise<void>) =>
    db.transaction(async (tx) => {
      const order = await orderService(tx).lock(orderId, customerId);
      if (order.status === 'cancelled') throw new MallError('ORDER_NOT_INVOICEABLE', { status: order.status });
      await work(tx, order);
    });
  const now = () => new Date().toISOString();
  return {
    /** @throws {MallError} ORDER_NOT_FOUND, ORDER_NOT_INVOICEABLE, INVOICE_ALREADY_MADE */
    tag: (customerId: number, orderId: string) =>
      change(customerId, orderId, async (tx, order) => {
        const own = await invoiceService(tx).order(orderId);
        if (own && own.invoiced > 0) throw new MallError('INVOICE_ALREADY_MADE');
        await settle(tx, [order], { wish: { notInvoiced: true } });
        if (!own?.notInvoiced) await orderService(tx).note(orderId, '已标记为不开票');
      }),
    /** @throws {MallError} ORDER_NOT_FOUND, ORDER_NOT_INVOICEABLE */
    untag: (customerId: number, orderId: string) =>
      change(customerId, orderId, async (tx, order) => {
        const own = await invoiceService(tx).order(orderId);
        await settle(tx, [order], { wish: { notInvoiced: false } });
        if (own?.notInvoiced) await orderService(tx).note(orderId, '已取消不开票标记');
      }),
    /** @param titleId of an order without a title. @throws {MallError} ORDER_NOT_FOUND, ORDER_NOT_INVOICEABLE, INVOICE_NOTHING_DUE, INVOICE_TITLE_MISSING, INVOICE_TITLE_UNKNOWN */
    ask: (customerId: number, orderId: string, titleId?: number) =>
      change(customerId, orderId, async (tx, order) => {
        const chosen = titleId ?? (await invoiceService(tx).order(orderId))?.titleId ?? null;
        await requireTitle(tx, order, chosen, titleId !== undefined);
        await settle(tx, [order], { wish: { titleId: chosen, notInvoiced: false, askedAt: now() } });
        const own = await invoiceService(tx).order(orderId);
        if (own?.invoiced === 0) throw new MallError('INVOICE_NOTHING_DUE');
        await orderService(tx).note(orderId, '已申请开票');
      }),
    /** @throws {MallError} ORDER_NOT_FOUND, ORDER_NOT_INVOICEABLE, INVOICE_TITLE_MISSING */
    hurry: (customerId: number, orderId: string, urgentRemark: string) =>
      change(customerId, orderId, async (tx, order) => {
        await requireTitle(tx, order, (await invoiceService(tx).order(orderId))?.titleId ?? null, false);
        await settle(tx, [order], { wish: { notInvoiced: false, urgentAt: now(), urgentRemark } });
        await invoiceService(tx).hurry(orderId);
        await orderService(tx).note(orderId, urgentRemark ? `已申请加急开票：${urgentRemark}` : '已申请加急开票');
      }),
  };
};

async function requireTitle(tx: Database, order: OrderRow, titleId: number | null, isChosen: boolean) {
  if (await orderTitle(tx, order, titleId)) return;
  throw new MallError(isChosen ? 'INVOICE_TITLE_UNKNOWN' : 'INVOICE_TITLE_MISSING');
}
