import type { StaffCustomer, StaffHit, StaffQueue } from '@mall/api-contract/staff';
import { maskPhone } from '@mall/domain/account';
import { inquiryStatusNames } from '@mall/domain/inquiry';
import { orderStatusNames } from '@mall/domain/order';
import { actsOfAccounts, mayAct, type StaffQueueName, staffActNames, staffHits, staffQueues } from '@mall/domain/staff';
import type { Database } from '../../database/database.ts';
import type { Staff } from '../../http/caller.ts';
import { MallError } from '../../http/mall-error.ts';
import { accountService } from '../../modules/account/account.service.ts';
import { manufacturerService } from '../../modules/account/manufacturer.service.ts';
import { topUpService } from '../../modules/account/top-up.service.ts';
import { afterSalesService } from '../../modules/after-sales/after-sales.service.ts';
import { creditService } from '../../modules/credit/credit.service.ts';
import { creditBillService } from '../../modules/credit-bill/credit-bill.service.ts';
import { deliveryService } from '../../modules/delivery/delivery.service.ts';
import { quotationListService } from '../../modules/inquiry/quotation-list.service.ts';
import { invoiceService } from '../../modules/invoice/invoice.service.ts';
import { operatorService } from '../../modules/operator/operator.service.ts';
import { orderService } from '../../modules/order/order.service.ts';
import { refundService } from '../../modules/payment/refund.service.ts';
import { type StaffAct as Act, staffActsService } from '../../modules/staff/staff-acts.service.ts';
import { countWaitingSuppliers } from '../../modules/supplier/supplier.service.ts';
import { caseFilters } from './case-filters.ts';
import { orderFilters } from './order-filters.ts';

const hitsOfAKind = 8;
/** Fewer letters of a number say nothing. */
const shortestNumber = 3;

export interface ActQuestion {
  by?: number | undefined;
  act?: string | undefined;
  subject?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  pageIndex: number;
  pageSize: number;
}

const queueOf = ({ n, oldest }: { n: number; oldest: string | null }) => ({ count: n, oldestAt: oldest });

/** What waits, where things are, and who did what (rules staff 8–10). The roles of who asks decide what there is to see. */
export const lookService = (db: Database) => {
  const orders = orderService(db);
  const cases = afterSalesService(db);
  const waiting: Record<StaffQueueName, () => Promise<{ count: number; oldestAt: string | null }>> = {
    inquiries: () => quotationListService(db).waiting(),
    toShip: () => orders.waiting(orderFilters.toShip),
    awaitingTransfer: () => orders.waiting(orderFilters.awaitingTransfer),
    onTheWay: () => orders.waiting(orderFilters.onTheWay),
    refunds: () => refundService(db).waitingTransfers(),
    casesToReview: () => cases.waiting(caseFilters.toReview),
    casesToReceive: () => cases.waiting(caseFilters.toReceive),
    casesToSend: () => cases.waiting(caseFilters.toSend),
    casesToRefund: () => cases.waiting(caseFilters.toRefund),
    topUps: async () => queueOf(await topUpService(db).countWaiting()),
    manufacturers: async () => queueOf(await manufacturerService(db).countWaiting()),
    failedInvoices: () => invoiceService(db).failed(),
    creditApplications: () => creditService(db).applications(),
    billDisputes: () => creditBillService(db).waiting(),
    suppliers: async () => queueOf(await countWaitingSuppliers(db)),
  };

  const ordersFound = async (keyword: string): Promise<StaffHit[]> => {
    const found = keyword.length < shortestNumber ? [] : await orders.withNumber(keyword, hitsOfAKind);
    return found.map(({ id, orderNumber, customerName, status }) => ({
      ...{ kind: 'order' as const, id, title: orderNumber },
      detail: `${customerName} · ${orderStatusNames[status]}`,
      path: `/_staff/orders/${id}`,
    }));
  };
  const packagesFound = async (keyword: string): Promise<StaffHit[]> => {
    const found = keyword.length < shortestNumber ? [] : await deliveryService(db).withTracking(keyword, hitsOfAKind);
    return found.map(({ id, orderId, packageNumber, carrier, trackingNumber }) => ({
      ...{ kind: 'package' as const, id, title: trackingNumber },
      detail: `${carrier} · ${packageNumber}`,
      path: `/_staff/orders/${orderId}`,
    }));
  };
  const customersFound = async (keyword: string): Promise<StaffHit[]> =>
    (await accountService(db).companies(keyword, hitsOfAKind)).map(({ id, name }) => ({
      ...{ kind: 'customer' as const, id: String(id), title: name, detail: `客户 ${id}`, path: `/_staff/customers/${id}` },
    }));
  const contactsFound = async (keyword: string): Promise<StaffHit[]> =>
    (await accountService(db).contacts(keyword, hitsOfAKind)).map(({ id, customerId, contactName, phone, companyName }) => ({
      ...{ kind: 'contact' as const, id: String(id), title: contactName },
      detail: `${maskPhone(phone)} · ${companyName}`,
      path: `/_staff/customers/${customerId}`,
    }));
  const inquiriesFound = async (keyword: string): Promise<StaffHit[]> => {
    if (keyword.length < shortestNumber) return [];
    const { rows } = await quotationListService(db).all({ number: keyword }, 'newest', 0, hitsOfAKind);
    const names = await accountService(db).companyNames(rows.map(({ customerId }) => customerId));
    return rows.map(({ id, inquiryNumber, customerId, status }) => ({
      ...{ kind: 'inquiry' as const, id: String(id), title: inquiryNumber },
      detail: `${names.get(customerId) ?? ''} · ${inquiryStatusNames[status]}`,
      path: `/_staff/inquiries/${id}`,
    }));
  };
  const finders = { inquiry: inquiriesFound, order: ordersFound, package: packagesFound, customer: customersFound, contact: contactsFound };

  return {
    async queues({ roles }: Staff): Promise<StaffQueue[]> {
      const names = (Object.keys(staffQueues) as StaffQueueName[]).filter((queue) => mayAct(roles, staffQueues[queue].roles));
      return Promise.all(names.map(async (queue) => ({ queue, name: staffQueues[queue].name, ...(await waiting[queue]()) })));
    },

    /** @throws NOT_FOUND */
    async customer(customerId: number): Promise<StaffCustomer> {
      const accounts = accountService(db);
      const [names, people] = await Promise.all([accounts.companyNames([customerId]), accounts.people(customerId)]);
      const name = names.get(customerId);
      if (name === undefined) throw new MallError('NOT_FOUND', { customerId });
      const contacts = people.map((one) => ({ id: one.id, name: one.contactName, phone: maskPhone(one.phone), isManager: one.isManager }));
      return { customerId, name, contacts };
    },

    /** At most eight of a kind. */
    async search({ roles }: Staff, keyword: string): Promise<StaffHit[]> {
      if (keyword === '') return [];
      const kinds = (Object.keys(finders) as StaffHit['kind'][]).filter((kind) => mayAct(roles, staffHits[kind]));
      return (await Promise.all(kinds.map((kind) => finders[kind](keyword)))).flat();
    },

    /** Administrators see all; others their own acts, and those that were done to what they name, but for accounts and keys. */
    async acts({ roles, operatorId, keyId }: Staff, { by, act, subject, from, to, pageIndex, pageSize }: ActQuestion) {
      const isAll = mayAct(roles, []);
      const own: Pick<Act, 'operatorId' | 'keyId'> = isAll || subject ? { operatorId: by } : { operatorId, keyId };
      const without = isAll || !subject ? [] : actsOfAccounts;
      const filter = { ...own, act, subject, from, to, without };
      const { total, rows } = await staffActsService(db).page(filter, (pageIndex - 1) * pageSize, pageSize);
      const names = await operatorService(db).names(
        rows.flatMap((row) => row.operatorId ?? []),
        rows.flatMap((row) => row.keyId ?? []),
      );
      const nameOf = (row: (typeof rows)[number]) =>
        names.operators.get(row.operatorId ?? 0) ?? names.keys.get(row.keyId ?? 0) ?? '服务器命令行';
      const items = rows.map((row) => ({
        ...{ id: String(row.id), at: row.at, by: nameOf(row), isKey: row.keyId !== null },
        ...{ act: row.act, actName: staffActNames[row.act] ?? row.act, subject: row.subject },
        ...{ why: row.why, details: row.details as Record<string, unknown>, requestId: row.requestId },
      }));
      return { pageIndex, pageSize, total, items };
    },
  };
};
