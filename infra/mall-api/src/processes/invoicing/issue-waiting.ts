import { taxOf, taxPercent } from '@mall/domain/invoice';
import { type InvoiceIssuing, type InvoiceRequest, isRefused } from '../../adapters/invoice-issuing/invoice-issuing.ts';
import type { Database } from '../../database/database.ts';
import { invoiceService } from '../../modules/invoice/invoice.service.ts';
import type { InvoiceRow } from '../../modules/invoice/invoice.types.ts';
import type { InvoiceFiles } from '../../modules/invoice/invoice-files.ts';
import { notificationService } from '../../modules/notification/notification.service.ts';
import { orderService } from '../../modules/order/order.service.ts';

export interface Issuing {
  issuing: InvoiceIssuing;
  invoiceFiles: InvoiceFiles;
}
const atOnce = 200;

/**
 * Asks the issuer for what waits, urgent ones first. It is asked outside of any transaction with the invoice's id as the key, so whoever dies between asking and
 * writing, the next one gets the same invoice (rule invoice 15).
 * @param silentSeconds when an invoice that was asked for counts as forgotten
 */
export async function issueWaiting(db: Database, { issuing, invoiceFiles }: Issuing, silentSeconds?: number) {
  const done = { issued: 0, refused: 0, failures: [] as Error[] };
  for (let count = 0; count < atOnce; count += 1) {
    const row = await invoiceService(db).claim(silentSeconds);
    if (!row) break;
    try {
      const answer = await issuing.issue(await requestOf(db, row));
      if (isRefused(answer)) {
        if (await invoiceService(db).refused(row.id, answer.refused)) done.refused += 1;
        continue;
      }
      await invoiceFiles.keep(row.id, answer);
      const facts = { number: answer.number, issuedAt: answer.issuedAt, hasXml: answer.xml !== undefined };
      if (await db.transaction((tx) => finish(tx, row, facts))) done.issued += 1;
    } catch (error) {
      done.failures.push(error as Error);
      await invoiceService(db).unanswered(row.id, error instanceof Error ? error.message : String(error));
    }
  }
  return done;
}

async function requestOf(db: Database, row: InvoiceRow): Promise<InvoiceRequest> {
  const invoices = invoiceService(db);
  const rows = await invoices.lines([row.id]);
  const original = row.originalId === null ? undefined : (await invoices.read(row.originalId)).invoiceNumber!;
  const orders = await orderService(db).byIds([...new Set(rows.map(({ orderId }) => orderId))]);
  const lines = rows.map(({ name, specification, unit, quantity, amount }) => ({
    ...{ name, specification, unit, quantity, amount },
    ...taxOf(amount),
  }));
  const sum = (what: 'amount' | 'net' | 'tax') => lines.reduce((all, line) => all + line[what], 0);
  const { title, ...buyer } = row.title;
  const numbers = orders.map(({ orderNumber }) => orderNumber);
  const named = numbers.length > 12 ? `${numbers.slice(0, 12).join('、')} 等${numbers.length}个订单` : numbers.join('、');
  return {
    ...{ key: row.id, requestNumber: row.requestNumber, type: row.type, original, lines, taxPercent },
    buyer: { name: title, ...buyer },
    receiver: { email: row.receiver.email, phone: row.receiver.phone },
    ...{ amount: sum('amount'), net: sum('net'), tax: sum('tax') },
    remark: [original ? `被红冲蓝字发票号码：${original}` : '', row.bill ? `账单 ${row.bill}` : '', `订单号：${named}`]
      .filter(Boolean)
      .join('　'),
  };
}

async function finish(tx: Database, row: InvoiceRow, answer: { number: string; issuedAt: string; hasXml: boolean }): Promise<boolean> {
  const orderIds = [...new Set((await invoiceService(tx).lines([row.id])).map(({ orderId }) => orderId))].sort();
  // Orders first, then their invoices, as everybody locks them.
  for (const orderId of orderIds) await orderService(tx).lock(orderId);
  if (!(await invoiceService(tx).issued(row.id, answer))) return false;
  const isRed = row.originalId !== null;
  for (const orderId of orderIds) await orderService(tx).note(orderId, `${isRed ? '已开具红字发票' : '已开具发票'}，号码${answer.number}`);
  const facts = { invoiceNumber: answer.number, amount: row.amount, isRed };
  await notificationService(tx).tell(row, 'invoiceIssued', `invoice:${row.id}`, facts);
  return true;
}
