import type { Database } from '../database/database.ts';
import { invoiceService } from '../modules/invoice/invoice.service.ts';
import { invoicing } from '../processes/invoicing/index.ts';

/** For tests of invoices: what closing a month does to them, and nothing of the bills. @returns how many companies had something */
export async function billAll(db: Database, bill = '2026-11'): Promise<number> {
  const companies = [...new Set((await invoiceService(db).awaitingBill()).map(({ customerId }) => customerId))];
  for (const customerId of companies) await db.transaction((tx) => invoicing.billed(tx, customerId, bill));
  return companies.length;
}
