import { moneyText } from '@mall/domain/money';
import { type PaymentMethod, paymentMethodNames } from '@mall/domain/payment';
import type { Database } from '../../database/database.ts';
import { MallError } from '../../http/mall-error.ts';
import { orderService } from '../../modules/order/order.service.ts';
import { paymentOptionsService } from '../../modules/payment/payment-options.service.ts';

/**
 * Another way to pay an order that is still 待付款. Cash on delivery needs no payment now: the order waits to be shipped.
 * @throws {MallError} ORDER_NOT_FOUND, ORDER_NOT_PAYABLE, PAYMENT_ALREADY_PAID, PAYMENT_METHOD_NOT_ALLOWED with the reason
 */
export const changePaymentMethod = (db: Database, customerId: number, orderId: string, method: PaymentMethod) =>
  db.transaction(async (tx) => {
    const orders = orderService(tx);
    const order = await orders.lock(orderId, customerId);
    orders.requirePayable(order);
    const refusal = await paymentOptionsService(tx).refusal(customerId, order.payable, order.address.province, method);
    if (refusal) throw new MallError('PAYMENT_METHOD_NOT_ALLOWED', { method }, refusal);
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
