import type { StaffCreditAccount, StaffOrder, StaffRefund } from '@mall/api-contract/staff';
import { creditStatusCode, creditStatusNames, isCreditApprovable } from '@mall/domain/credit';
import { moneyText } from '@mall/domain/money';
import { canShip, type OrderStatus, orderStatusNames } from '@mall/domain/order';
import { awaitsTransfer, paymentMethodNames } from '@mall/domain/payment';
import type { Database } from '../../database/database.ts';
import type { Caller } from '../../http/caller.ts';
import { MallError } from '../../http/mall-error.ts';
import { accountService } from '../../modules/account/account.service.ts';
import { creditService } from '../../modules/credit/credit.service.ts';
import { deliveryService } from '../../modules/delivery/delivery.service.ts';
import { orderService } from '../../modules/order/order.service.ts';
import type { OrderFilter, OrderRow } from '../../modules/order/order.types.ts';
import { refundService } from '../../modules/payment/refund.service.ts';
import { staffActsService } from '../../modules/staff/staff-acts.service.ts';
import { payOrderService, type Shipment, shipOrder } from '../order-desk/index.ts';

export type StaffFilter = 'toShip' | 'awaitingTransfer' | 'onTheWay' | 'all';

const filters: Readonly<Record<StaffFilter, OrderFilter>> = {
  toShip: { statuses: ['pendingShipment', 'partiallyShipped'] satisfies OrderStatus[] },
  awaitingTransfer: { statuses: ['pendingPayment'], paymentMethod: 'offlineTransfer' },
  onTheWay: { statuses: ['partiallyShipped', 'shipped'] },
  all: {},
};

const namesOf = async (db: Database, customerId: number) => {
  const [first] = await accountService(db).contactPersons(customerId);
  return first ? (await accountService(db).facts(first.id)).companyName : `客户 ${customerId}`;
};

/** What the mall's staff do. Every act is kept in `staff_act`, in the same transaction as what it did. */
export const staffService = (db: Database) => {
  const view = async (order: OrderRow): Promise<StaffOrder> => {
    const [items, packages] = await Promise.all([orderService(db).items(order.id), deliveryService(db).ofOrder(order)]);
    return {
      id: order.id,
      orderNumber: order.orderNumber,
      customerName: order.customerName,
      contactName: order.contactName,
      status: order.status,
      statusName: orderStatusNames[order.status],
      paymentMethod: order.paymentMethod,
      paymentMethodName: paymentMethodNames[order.paymentMethod],
      isPaid: order.paidAt !== null,
      payableFen: order.payable,
      payableAmount: moneyText(order.payable),
      createdAt: order.createdAt,
      address: `${order.address.consignee} ${order.address.mobile} ${order.address.region}${order.address.detail}`,
      canShip: canShip(order.status),
      canReceiveTransfer: awaitsTransfer(order),
      lines: items.map((item) => ({
        id: item.id,
        sku: item.skuNumber,
        productName: item.productName,
        quantity: item.quantity,
        shippedQuantity: item.shippedQuantity,
        salesPackUom: item.salesPackUom,
        dynamicDeliveryTimeName: item.deliveryTimeName,
      })),
      packages,
    };
  };
  const acting = <T>(caller: Caller, act: string, subject: string, details: Record<string, unknown>, work: (tx: Database) => Promise<T>) =>
    db.transaction(async (tx) => {
      const done = await work(tx);
      await staffActsService(tx).record({ act, subject, details, requestId: caller.requestId, ip: caller.ip });
      return done;
    });
  const refunds = async (): Promise<StaffRefund[]> => {
    const pending = await refundService(db).pendingTransfers();
    const orders = new Map((await orderService(db).byIds(pending.map(({ orderId }) => orderId))).map((order) => [order.id, order]));
    return pending.map(({ id, orderId, amount, transactionId, createdAt }) => ({
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
  const creditAccount = async (customerId: number): Promise<StaffCreditAccount> => {
    const { status, limit, used } = await creditService(db).state(customerId);
    return {
      customerId,
      customerName: await namesOf(db, customerId),
      creditStatus: creditStatusCode(status),
      creditStatusName: creditStatusNames[status],
      limitFen: limit,
      usedFen: used,
      canApprove: isCreditApprovable(status),
    };
  };

  return {
    async orders(filter: StaffFilter, keyword: string, pageIndex: number, pageSize: number) {
      const search = { ...filters[filter], ...(keyword ? { keyword } : {}) };
      const { total, rows } = await orderService(db).page(search, (pageIndex - 1) * pageSize, pageSize);
      return { pageIndex, pageSize, total, items: await Promise.all(rows.map(view)) };
    },
    ship: (caller: Caller, orderId: string, shipment: Shipment) =>
      acting(caller, 'ship', orderId, { ...shipment }, (tx) => shipOrder(tx, orderId, shipment)),
    addTrace: (caller: Caller, packageId: string, text: string, place: string) =>
      acting(caller, 'addTrace', packageId, { text, place }, (tx) => deliveryService(tx).addTrace(packageId, text, place)),
    deliver: (caller: Caller, packageId: string) =>
      acting(caller, 'deliver', packageId, {}, (tx) => deliveryService(tx).deliver(packageId)),
    async receiveTransfer(caller: Caller, orderId: string, amount: number, bankReference: string) {
      await acting(caller, 'receiveTransfer', orderId, { amount, bankReference }, (tx) =>
        payOrderService(tx).receiveTransfer(orderId, amount, bankReference),
      );
      return view(await orderService(db).peek(orderId));
    },
    refunds,
    async confirmRefund(caller: Caller, refundId: string) {
      await acting(caller, 'confirmRefund', refundId, {}, async (tx) => {
        if (!(await refundService(tx).finish(refundId, 'offlineTransfer'))) throw new MallError('NOT_FOUND', { refundId });
      });
      return refunds();
    },
    creditAccounts: async () => Promise.all((await creditService(db).accounts()).map(({ customerId }) => creditAccount(customerId))),
    async approveCredit(caller: Caller, customerId: number, limit: number) {
      if ((await accountService(db).contactPersons(customerId)).length === 0) throw new MallError('NOT_FOUND', { customerId });
      await acting(caller, 'approveCredit', String(customerId), { limit }, (tx) => creditService(tx).approve(customerId, limit));
      return creditAccount(customerId);
    },
  };
};
