import type { Invoice } from '@mall/api-contract/invoice';
import { invoiceTypeNames } from '@mall/domain/account';
import { invoiceStateNames, taxOf } from '@mall/domain/invoice';
import { moneyText } from '@mall/domain/money';
import type { Database } from '../../database/database.ts';
import { invoiceService } from '../../modules/invoice/invoice.service.ts';
import type { InvoiceRow } from '../../modules/invoice/invoice.types.ts';
import type { InvoicePasses } from '../../modules/invoice/invoice-passes.ts';
import { orderService } from '../../modules/order/order.service.ts';

/** Invoices as the contract shows them, in the same order. @param until addresses of files end then at the latest, ms since 1970 */
export async function invoiceViews(db: Database, passes: InvoicePasses, rows: readonly InvoiceRow[], until?: number): Promise<Invoice[]> {
  const invoices = invoiceService(db);
  const ids = rows.map(({ id }) => id);
  const [lines, reds, originals] = await Promise.all([
    invoices.lines(ids),
    invoices.redsOf(ids),
    invoices.byIds(rows.flatMap(({ originalId }) => originalId ?? [])),
  ]);
  const orders = new Map((await orderService(db).byIds([...new Set(lines.map(({ orderId }) => orderId))])).map((one) => [one.id, one]));
  return rows.map((row) => {
    const own = lines.filter(({ invoiceId }) => invoiceId === row.id);
    const netFen = own.reduce((sum, { amount }) => sum + taxOf(amount).net, 0);
    const back = reds.filter(({ originalId, state }) => originalId === row.id && state === 'issued');
    const isIssued = row.state === 'issued';
    const original = originals.find(({ id }) => id === row.originalId);
    return {
      ...{ id: row.id, requestNumber: row.requestNumber, invoiceNumber: row.invoiceNumber ?? '' },
      ...{ isRed: row.originalId !== null, originalNumber: original?.invoiceNumber ?? '' },
      ...{ type: row.type, typeName: invoiceTypeNames[row.type], state: row.state, stateName: invoiceStateNames[row.state] },
      failure: row.state === 'failed' ? row.failure : '',
      ...{ title: row.title.title, taxNumber: row.title.taxNumber },
      ...{ amountFen: row.amount, amount: moneyText(row.amount), netFen, taxFen: row.amount - netFen },
      takenBackFen: -back.reduce((sum, { amount }) => sum + amount, 0) || 0,
      orders: [...new Set(own.map(({ orderId }) => orderId))].map((orderId) => ({
        orderId,
        orderNumber: orders.get(orderId)?.orderNumber ?? '',
      })),
      ...{ bill: row.bill, createdAt: row.createdAt, issuedAt: row.issuedAt ?? '' },
      pdfUrl: isIssued ? passes.of('pdf', row.id, until) : '',
      xmlUrl: isIssued && row.hasXml ? passes.of('xml', row.id, until) : '',
    };
  });
}
