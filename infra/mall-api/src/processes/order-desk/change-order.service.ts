import { moneyText } from '@mall/domain/money';
import { canChange, deliveryMethodNames, type OrderChange, shippingMethodNames } from '@mall/domain/order';
import { cashRefusal } from '@mall/domain/payment';
import type { Database } from '../../database/database.ts';
import { opaqueId } from '../../database/opaque-id.ts';
import { MallError } from '../../http/mall-error.ts';
import { invoiceTitleService } from '../../modules/account/invoice-title.service.ts';
import { orderService } from '../../modules/order/order.service.ts';
import type { OrderRow } from '../../modules/order/order.types.ts';
import { moveStock } from '../../modules/order/order-stock.ts';
import { payLinkService } from '../../modules/payment/pay-link.service.ts';
import { anOrder, paymentLedger } from '../../modules/payment/payment-ledger.ts';
import { giveBack } from './give-back.ts';
import { countSpending, requireStillCleared } from './still-cleared.ts';
import { totalRefusal, type Wishes, type WorkedOut, workOutChange } from './work-out-change.ts';

/** What a buyer changes of an order before it ships (rules order 12, 22–25). The order is locked first, as by who ships and cancels: one of them wins. */
export const changeOrderService = (db: Database) => {
  const changing = (customerId: number, orderId: string, what: OrderChange, change: (tx: Database, order: OrderRow) => Promise<unknown>) =>
    db.transaction(async (tx) => {
      const order = await orderService(tx).lock(orderId, customerId);
      if (!canChange(order.status, what)) throw new MallError('ORDER_NOT_CHANGEABLE', { status: order.status });
      await change(tx, order);
    });
  const agreed = (customerId: number, orderId: string, what: OrderChange, wishes: Wishes, changeToken: string) =>
    changing(customerId, orderId, what, async (tx, order) => {
      const worked = await workOutChange(tx, order, wishes);
      if (worked.isNothing) return;
      if (worked.preview.changeToken !== changeToken) throw new MallError('ORDER_CHANGE_OUTDATED');
      await apply(tx, order, worked, what);
    });

  return {
    /** What an order would come to, and when it would leave. @throws {MallError} ORDER_NOT_FOUND, CHECKOUT_ADDRESS_INVALID */
    async preview(customerId: number, orderId: string, wishes: Wishes, expectedPayableFen?: number) {
      const order = await orderService(db).read(customerId, { id: orderId });
      return (await workOutChange(db, order, wishes, expectedPayableFen)).preview;
    },

    /** @throws {MallError} ORDER_NOT_FOUND, ORDER_NOT_CHANGEABLE, APPROVAL_CHANGE_REFUSED */
    projectNumber: (customerId: number, orderId: string, projectNumber: string) =>
      changing(customerId, orderId, 'projectNumber', async (tx, order) => {
        if (projectNumber === order.projectNumber) return;
        await requireStillCleared(tx, order, { projectNumber });
        const amended = await orderService(tx).amend(order, { projectNumber }, projectNumber ? `项目号改为${projectNumber}` : '去掉项目号');
        await countSpending(tx, amended);
      }),

    /** @param invoiceId 0: no invoice @throws {MallError} as `projectNumber`, and CHECKOUT_INVOICE_INVALID */
    invoice: (customerId: number, orderId: string, invoiceId: number) =>
      changing(customerId, orderId, 'invoice', async (tx, order) => {
        const found = invoiceId === 0 ? undefined : await invoiceTitleService(tx).find(customerId, invoiceId);
        if (invoiceId !== 0 && !found) throw new MallError('CHECKOUT_INVOICE_INVALID', { invoiceId });
        const invoice = found ? { title: found.title, taxNumber: found.taxNumber, typeName: found.typeName } : null;
        const text = invoice ? `发票改为${invoice.typeName}，抬头${invoice.title}` : '改为不开发票';
        await orderService(tx).amend(order, { invoiceId, invoice }, text);
      }),

    /** @throws {MallError} as `projectNumber`, and CHECKOUT_ADDRESS_INVALID, ORDER_CHANGE_OUTDATED, ORDER_TOTAL_RAISED, ORDER_TOTAL_HELD, PAYMENT_METHOD_NOT_ALLOWED */
    address: (customerId: number, orderId: string, addressId: number, changeToken: string) =>
      agreed(customerId, orderId, 'address', { addressId }, changeToken),

    /** @throws {MallError} as `address` */
    delivery: (
      customerId: number,
      orderId: string,
      { deliveryMethod, shippingMethod }: Required<Omit<Wishes, 'addressId'>>,
      changeToken: string,
    ) => agreed(customerId, orderId, 'delivery', { deliveryMethod, shippingMethod }, changeToken),
  };
};

async function apply(tx: Database, order: OrderRow, { changes, decision, isElsewhere, items, times }: WorkedOut, what: OrderChange) {
  if (!decision.ok) throw new MallError(decision.reason, { byFen: decision.by }, totalRefusal(decision));
  const { address, freight, payable } = changes;
  const method = order.paymentMethod;
  const refusal = method === 'cashOnDelivery' ? cashRefusal({ province: address!.province, amount: payable! }) : '';
  if (refusal) throw new MallError('PAYMENT_METHOD_NOT_ALLOWED', { method }, refusal);
  if (payable! > order.payable) await requireStillCleared(tx, order, { payable: payable! });
  if (payable !== order.payable) {
    // What was asked for the old total can't be paid any more.
    await paymentLedger(tx).closeCharges(anOrder(order.id));
    await payLinkService(tx).end(order.id);
  }
  if (isElsewhere) await moveStock(tx, order.id, items, changes.provinceId!);
  await orderService(tx).setTimes(times.own);
  const to = what === 'address' ? `收货地址改为${address!.region}${address!.detail}（${address!.consignee}）` : deliveryWords(changes);
  const sum = payable === order.payable ? '' : `，运费 ${moneyText(freight!)}，应付 ${moneyText(payable!)}`;
  const amended = await orderService(tx).amend(order, changes, `${to}${sum}`);
  await countSpending(tx, amended);
  if (decision.refund > 0) await giveBack(tx, amended, '运费退回', `change:${opaqueId()}`, decision.refund);
}

const deliveryWords = ({ deliveryMethod, shippingMethod }: WorkedOut['changes']) =>
  `配送改为${shippingMethodNames[shippingMethod!]}，${deliveryMethodNames[deliveryMethod!]}`;
