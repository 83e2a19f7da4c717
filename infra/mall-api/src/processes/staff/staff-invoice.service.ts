import type { StaffInvoice } from '@mall/api-contract/staff';
import type { InvoiceState } from '@mall/domain/invoice';
import type { Database } from '../../database/database.ts';
import { accountService } from '../../modules/account/account.service.ts';
import { invoiceService } from '../../modules/invoice/invoice.service.ts';
import type { InvoiceRow } from '../../modules/invoice/invoice.types.ts';
import { invoicePasses } from '../../modules/invoice/invoice-passes.ts';
import { orderService } from '../../modules/order/order.service.ts';
import { invoiceViews } from '../invoicing/index.ts';
import { actingIn, type Doing } from './acting.ts';

const ordersAtMost = 50;
const shortestNumber = 3;

interface Question {
  state: InvoiceState | undefined;
  keyword: string;
  customerId: number | undefined;
  pageIndex: number;
  pageSize: number;
}

/** Invoices, for staff: all companies', and the failed ones to be issued again (rule invoice 16). */
export const staffInvoiceService = (db: Database, installationKey: Buffer) => {
  const invoices = invoiceService(db);
  const passes = invoicePasses(installationKey);
  const views = async (rows: readonly InvoiceRow[]): Promise<StaffInvoice[]> => {
    const shown = await invoiceViews(db, passes, rows);
    const names = await accountService(db).companyNames([...new Set(rows.map(({ customerId }) => customerId))]);
    const orders = await invoices.orders([...new Set(shown.flatMap((one) => one.orders.map(({ orderId }) => orderId)))]);
    const remarks = new Map(orders.map(({ orderId, urgentRemark }) => [orderId, urgentRemark]));
    return rows.map(({ customerId, isUrgent, attempts, state, failure }, at) => ({
      ...shown[at]!,
      // Staff read too why an issuer that is asked again and again doesn't answer.
      failure: state === 'issuing' || state === 'failed' ? failure : '',
      ...{ customerId, customerName: names.get(customerId) ?? '', isUrgent, attempts },
      urgentRemark: shown[at]!.orders.flatMap(({ orderId }) => remarks.get(orderId) || [])[0] ?? '',
    }));
  };
  return {
    async list({ state, keyword, customerId, pageIndex, pageSize }: Question) {
      const found = keyword.length < shortestNumber ? [] : await orderService(db).withNumber(keyword, ordersAtMost);
      const words = keyword ? { keyword, orderIds: found.map(({ id }) => id) } : {};
      const { total, rows } = await invoices.page({ customerId, states: state && [state], ...words }, (pageIndex - 1) * pageSize, pageSize);
      return { pageIndex, pageSize, total, items: await views(rows) };
    },
    /** @throws {MallError} INVOICE_NOT_FOUND, INVOICE_NOT_FAILED */
    async reissue(doing: Doing, id: string, change: { title?: string | undefined; taxNumber?: string | undefined }): Promise<StaffInvoice> {
      const before = await invoices.read(id);
      const { title = before.title.title, taxNumber = before.title.taxNumber } = change;
      const isChanged = title !== before.title.title || taxNumber !== before.title.taxNumber;
      await actingIn(db)(doing, 'reissueInvoice', id, isChanged ? { title, taxNumber } : {}, (tx) =>
        invoiceService(tx).reissue(id, isChanged ? { type: before.type, title: { ...before.title, title, taxNumber } } : undefined),
      );
      return (await views([await invoices.read(id)]))[0]!;
    },
  };
};
