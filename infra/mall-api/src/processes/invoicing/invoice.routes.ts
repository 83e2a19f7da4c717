import { invoiceCalls as calls } from '@mall/api-contract/invoice';
import type { FastifyInstance } from 'fastify';
import type { PoolDatabase } from '../../database/database.ts';
import { route } from '../../http/route.ts';
import type { InvoiceFiles } from '../../modules/invoice/invoice-files.ts';
import { invoicePasses } from '../../modules/invoice/invoice-passes.ts';
import { invoiceFileRoutes } from './invoice-file.routes.ts';
import { invoiceLinkService } from './invoice-link.service.ts';
import { invoiceReader } from './invoice-reader.service.ts';
import { invoiceRequests } from './invoice-requests.ts';
import { invoiceViews } from './invoice-view.ts';

interface Parts {
  db: PoolDatabase;
  mallUrl: string;
  installationKey: Buffer;
  invoiceFiles: InvoiceFiles;
}

/** What a buyer does with invoices, and who has a link to some. */
export function invoiceRoutes(app: FastifyInstance, { db, mallUrl, installationKey, invoiceFiles }: Parts) {
  const passes = invoicePasses(installationKey);
  const reader = invoiceReader(db, passes);
  const requests = invoiceRequests(db);
  const links = invoiceLinkService(db, mallUrl);

  route(app, calls.getInvoicePagedList, (search, { kp }) => reader.page(kp.customerId, search));
  route(app, calls.getInvoice, ({ id }, { kp }) => reader.one(kp.customerId, id));
  route(app, calls.getOrderInvoicing, ({ orderId }, { kp }) => reader.ofOrder(kp.customerId, orderId));
  route(app, calls.addOrderNotInvoiceTag, async ({ id }, { kp }) => {
    await requests.tag(kp.customerId, id);
    return reader.ofOrder(kp.customerId, id);
  });
  route(app, calls.removeOrderNotInvoiceTag, async ({ id }, { kp }) => {
    await requests.untag(kp.customerId, id);
    return reader.ofOrder(kp.customerId, id);
  });
  route(app, calls.updateOrderToInvoicing, async ({ orderId, invoiceId }, { kp }) => {
    await requests.ask(kp.customerId, orderId, invoiceId);
    return reader.ofOrder(kp.customerId, orderId);
  });
  route(app, calls.requestEmergencyBilling, async ({ id, remark = '' }, { kp }) => {
    await requests.hurry(kp.customerId, id, remark.trim());
    return reader.ofOrder(kp.customerId, id);
  });
  route(app, calls.getInvoicingLogisticsTraces, ({ id }, { kp }) => reader.traces(kp.customerId, id));

  route(app, calls.shareInvoices, ({ invoiceIds, days }, { kp }) => links.share(kp, invoiceIds, days));
  route(app, calls.invoiceZip, ({ invoiceIds }, { kp }) => links.pack(kp, invoiceIds));
  route(app, calls.getInvoicesByKey, async ({ key }) => {
    const { link, rows, companyName } = await links.open(key);
    const views = await invoiceViews(db, passes, rows, Date.parse(link.expiresAt));
    return { companyName, expiresAt: link.expiresAt, zipUrl: `/api/download/invoices/${link.key}`, invoices: views };
  });
  invoiceFileRoutes(app, { db, links, passes, invoiceFiles });
}
