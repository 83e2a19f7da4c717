import type { PaymentProvider } from '../../adapters/union-pay/payment-provider.ts';
import type { Database } from '../../database/database.ts';
import { opaqueId } from '../../database/opaque-id.ts';
import { balanceService } from '../account/balance.service.ts';
import { creditService } from '../credit/credit.service.ts';
import type { OrderRow } from '../order/order.types.ts';
import { paymentRepository } from './payment.repository.ts';

/** Refunds go back the way the money came (domain decisions, "Order"). */
export const refundService = (db: Database) => ({
  /**
   * Gives back what was paid for a locked order: balance and credit at once, union pay and bank transfers as refunds that
   * are pending until the provider, or staff, have sent them.
   */
  async giveBack(order: OrderRow, reason: string): Promise<void> {
    const payments = paymentRepository(db);
    await payments.closeCharges(order.id);
    const payment = await payments.payment(order.id);
    if (!payment || payment.amount === 0) return;
    const isDone = payment.method === 'balance' || payment.method === 'credit';
    if (payment.method === 'balance') await balanceService(db).putIn(order.customerId, payment.amount, 'refund', order.id);
    if (payment.method === 'credit') await creditService(db).release(order.id);
    await payments.insertRefund({
      id: opaqueId(),
      orderId: order.id,
      method: payment.method,
      amount: payment.amount,
      transactionId: payment.reference,
      reason,
      isDone,
    });
  },

  /** Fen given back, or on their way. */
  refunded: (orderId: string): Promise<number> => paymentRepository(db).refunded(orderId),

  /** Tells the provider of pending refunds. One that it doesn't take stays pending for the next time. @returns the failures */
  async send(provider: PaymentProvider): Promise<{ sent: number; failures: unknown[] }> {
    const payments = paymentRepository(db);
    const failures: unknown[] = [];
    let sent = 0;
    for (const refund of await payments.pendingRefunds('unionPay', 100)) {
      try {
        await provider.refund({ refundId: refund.id, transactionId: refund.transactionId, amount: refund.amount });
        if (await payments.finishRefund(refund.id, 'unionPay')) sent += 1;
      } catch (error) {
        failures.push(error);
      }
    }
    return { sent, failures };
  },

  /** Bank transfers that staff have to send back. */
  pendingTransfers: () => paymentRepository(db).pendingRefunds('offlineTransfer', 100),
  finish: (refundId: string, method: string) => paymentRepository(db).finishRefund(refundId, method),
});
