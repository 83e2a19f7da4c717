import type { PaymentProvider } from '../../adapters/union-pay/payment-provider.ts';
import type { Database } from '../../database/database.ts';
import { opaqueId } from '../../database/opaque-id.ts';
import { type NewRefund, paymentRepository } from './payment.repository.ts';

/** Refunds: owed, sent, done. */
export const refundService = (db: Database) => ({
  /** Money that goes back: at once (`isDone`), or when the provider, or staff, have sent it. */
  owe: (refund: Omit<NewRefund, 'id'>): Promise<void> => paymentRepository(db).insertRefund({ id: opaqueId(), ...refund }),

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
  waitingTransfers: () => paymentRepository(db).waitingRefunds('offlineTransfer'),
  finish: (refundId: string, method: string) => paymentRepository(db).finishRefund(refundId, method),
});
