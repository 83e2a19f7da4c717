import { accountCalls } from '@mall/api-contract/account';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/database.ts';
import { route } from '../../http/route.ts';
import { invoiceReceiverService } from './invoice-receiver.service.ts';

/** Who receives a company's invoices. */
export function invoiceReceiverRoutes(app: FastifyInstance, { db }: { db: Database }) {
  const receivers = invoiceReceiverService(db);
  route(app, accountCalls.getCustomerInvoiceReceivers, (_input, { kp }) => receivers.list(kp.customerId));
  route(app, accountCalls.saveCustomerInvoiceReceiver, (input, { kp }) => receivers.save(kp.customerId, input));
  route(app, accountCalls.deleteCustomerInvoiceReceiver, async ({ id }, { kp }) => {
    await receivers.remove(kp.customerId, id);
    return true;
  });
  route(app, accountCalls.setDefaultCustomerInvoiceReceiver, async ({ id }, { kp }) => {
    await receivers.makeDefault(kp.customerId, id);
    return true;
  });
}
