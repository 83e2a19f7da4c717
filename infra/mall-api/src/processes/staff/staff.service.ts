import type { NewAgreement } from '@mall/api-contract/content';
import type { StaffCreditAccount, StaffRefund } from '@mall/api-contract/staff';
import { creditStatusCode, creditStatusNames, isCreditApprovable } from '@mall/domain/credit';
import { moneyText } from '@mall/domain/money';
import type { Database } from '../../database/database.ts';
import { MallError } from '../../http/mall-error.ts';
import { accountService } from '../../modules/account/account.service.ts';
import { agreementService } from '../../modules/content/agreement.service.ts';
import { creditService } from '../../modules/credit/credit.service.ts';
import { deliveryService } from '../../modules/delivery/delivery.service.ts';
import { orderService } from '../../modules/order/order.service.ts';
import { refundService } from '../../modules/payment/refund.service.ts';
import { type NewSynonym, synonymService } from '../../modules/search/synonym.service.ts';
import { payOrderService, type Shipment, shipOrder } from '../order-desk/index.ts';
import { actingIn, type Doing } from './acting.ts';
import { orderFilters, type StaffFilter } from './order-filters.ts';
import { staffOrders } from './staff-order-view.ts';

const accountsAtMost = 500;

export interface OrderQuestion {
  filter: StaffFilter;
  keyword: string;
  customerId: number | undefined;
  first: 'newest' | 'oldest';
  pageIndex?: number;
  pageSize?: number;
}

/** What the mall's staff do. Every act is kept in `staff_act`, in the same transaction as what it did (rule staff 6). */
export const staffService = (db: Database) => {
  const acting = actingIn(db);
  /** @throws ORDER_NOT_FOUND */
  const order = async (orderId: string) => (await staffOrders(db, [await orderService(db).peek(orderId)]))[0]!;
  const refunds = async (): Promise<StaffRefund[]> => {
    const pending = await refundService(db).pendingTransfers();
    const orders = new Map((await orderService(db).byIds(pending.map(({ subjectId }) => subjectId))).map((order) => [order.id, order]));
    return pending.map(({ id, subjectId: orderId, amount, transactionId, createdAt }) => ({
      refundId: id,
      orderId,
      orderNumber: orders.get(orderId)?.orderNumber ?? '',
      customerName: orders.get(orderId)?.customerName ?? '',
      amountFen: amount,
      amount: moneyText(amount),
      bankReference: transactionId,
      createdAt,
    }));
  };
  type Line = Pick<Awaited<ReturnType<ReturnType<typeof creditService>['accounts']>>[number], 'customerId' | 'status' | 'used'>;
  const creditAccount = (line: Line & { limit: number; appliedAt: string | null }, names: Map<number, string>): StaffCreditAccount => ({
    customerId: line.customerId,
    customerName: names.get(line.customerId) ?? `客户 ${line.customerId}`,
    creditStatus: creditStatusCode(line.status),
    creditStatusName: creditStatusNames[line.status],
    limitFen: line.limit,
    usedFen: line.used,
    appliedAt: line.status === 'inReview' ? line.appliedAt : null,
    canApprove: isCreditApprovable(line.status),
  });

  return {
    async orders({ filter, keyword, customerId, first, pageIndex = 1, pageSize = 20 }: OrderQuestion) {
      const search = { ...orderFilters[filter], ...(keyword ? { keyword } : {}), ...(customerId === undefined ? {} : { customerId }) };
      const { total, rows } = await orderService(db).page(search, (pageIndex - 1) * pageSize, pageSize, first);
      return { pageIndex, pageSize, total, items: await staffOrders(db, rows) };
    },
    order,
    ship: (doing: Doing, orderId: string, shipment: Shipment) =>
      acting(doing, 'ship', orderId, shipment, (tx) => shipOrder(tx, orderId, shipment)),
    addTrace: (doing: Doing, packageId: string, text: string, place: string) =>
      acting(doing, 'addTrace', packageId, { text, place }, (tx) => deliveryService(tx).addTrace(packageId, text, place)),
    deliver: (doing: Doing, packageId: string) => acting(doing, 'deliver', packageId, {}, (tx) => deliveryService(tx).deliver(packageId)),
    async receiveTransfer(doing: Doing, orderId: string, amount: number, bankReference: string) {
      await acting(doing, 'receiveTransfer', orderId, { amount, bankReference }, (tx) =>
        payOrderService(tx).receiveTransfer(orderId, amount, bankReference),
      );
      return order(orderId);
    },
    publishAgreement: (doing: Doing, next: NewAgreement) =>
      acting(doing, 'publishAgreement', `${next.type}@${next.version}`, {}, (tx) => agreementService(tx).publish(next)),
    synonyms: (kind: NewSynonym['kind'] | undefined, keyword: string, offset: number, limit: number) =>
      synonymService(db).page(kind, keyword, offset, limit),
    saveSynonym: (doing: Doing, synonym: NewSynonym) =>
      acting(doing, 'saveSynonym', `${synonym.kind}:${synonym.term}`, synonym, (tx) => synonymService(tx).save(synonym)),
    removeSynonym: (doing: Doing, id: number) => acting(doing, 'removeSynonym', String(id), {}, (tx) => synonymService(tx).remove(id)),
    refunds,
    async confirmRefund(doing: Doing, refundId: string) {
      await acting(doing, 'confirmRefund', refundId, {}, async (tx) => {
        if (!(await refundService(tx).finishByHand(refundId))) throw new MallError('NOT_FOUND', { refundId });
      });
      return refunds();
    },
    async creditAccounts() {
      const accounts = await creditService(db).accounts(accountsAtMost);
      const names = await accountService(db).companyNames(accounts.map(({ customerId }) => customerId));
      return accounts.map((account) => creditAccount({ ...account, limit: account.limitAmount }, names));
    },
  };
};
