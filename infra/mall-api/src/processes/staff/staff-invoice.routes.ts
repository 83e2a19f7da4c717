import { staffCalls as calls } from '@mall/api-contract/staff';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/database.ts';
import { route } from '../../http/route.ts';
import { staffInvoiceService } from './staff-invoice.service.ts';

/** Invoices, for staff. */
export function staffInvoiceRoutes(app: FastifyInstance, { db, installationKey }: { db: Database; installationKey: Buffer }) {
  const invoices = staffInvoiceService(db, installationKey);
  route(app, calls.listInvoices, ({ state, keyword = '', customerId, pageIndex = 1, pageSize = 20 }) =>
    invoices.list({ state, keyword: keyword.trim(), customerId, pageIndex, pageSize }),
  );
  route(app, calls.reissueInvoice, ({ invoiceId, title, taxNumber, why }, caller) =>
    invoices.reissue({ caller, why }, invoiceId, { title: title?.trim(), taxNumber }),
  );
}
