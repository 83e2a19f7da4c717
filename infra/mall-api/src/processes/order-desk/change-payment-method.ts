import { moneyText } from '@mall/domain/money';
import { type PaymentMethod, paymentMethodNames } from '@mall/domain/payment';
import type { Database } from '../../database/database.ts';
import { MallError } from '../../http/mall-error.ts';
import { orderService } from '../../modules/order/order.service.ts';
import { payLinkService } from '../../modules/payment/pay-link.service.ts';
import { paymentOptionsService } from '../../modules/payment/payment-options.service.ts';
import { orderPayments } from './order-payments.ts';
import { requireStillCleared } from './still-cleared.ts';

/**
 * Another way to pay an order that is still 待付款. Cash on delivery needs no payment now: the order waits to be shipped.
 * @throws {MallError} ORDER_NOT_FOUND, ORDER_NOT_PAYABLE, PAYMENT_ALREADY_PAID, PAYMENT_METHOD_NOT_ALLOWED with the reason, APPROVAL_CHANGE_REFUSED
 */
export const changePaymentMethod = (db: Database, customerId: number, orderId: string, method: PaymentMethod) =>
  db.transaction(async (tx) => {
    const orders = orderService(tx);
    const order = await orders.lock(orderId, customerId);
    orders.requirePayable(order);
    const { taken, rest } = await orderPayments(tx).due(order);
    const refusal = await paymentOptionsService(tx).refusal(customerId, rest, order.address.province, method, {
      taken,
      isPersonalAdvance: order.isPersonalAdvance,
    });
    if (refusal) throw new MallError('PAYMENT_METHOD_NOT_ALLOWED', { method }, refusal);
    if (method === 'credit') await requireStillCleared(tx, order, { isOnAccount: true });
    if (method !== order.paymentMethod) await payLinkService(tx).end(orderId);
    if (method === 'cashOnDelivery') {
      const text = `改为货到付款，应付 ${moneyText(order.payable)}`;
      const moved = await orders.move(order, 'pendingShipment', text, { paymentMethod: method });
      await orders.tell('order.payment_changed', moved, {});
    } else if (method !== order.paymentMethod) {
      await orders.change(orderId, { paymentMethod: method });
      await orders.note(orderId, `支付方式改为${paymentMethodNames[method]}`);
      await orders.tell('order.payment_changed', { ...order, paymentMethod: method }, {});
    }
  });
