import type { PaymentProvider } from '../../adapters/union-pay/payment-provider.ts';
import type { Database } from '../../database/database.ts';
import { opaqueId } from '../../database/opaque-id.ts';
import { orderService } from '../order/order.service.ts';
import { type NewRefund, paymentRepository, type RefundRow } from './payment.repository.ts';

/** Tells other systems, with the order locked until the transaction ends. */
async function tell(tx: Database, { id, orderId, method, amount: amountFen, transactionId }: Omit<RefundRow, 'createdAt'>) {
  const orders = orderService(tx);
  await orders.tell('order.refunded', await orders.lock(orderId), { refund: { id, method, amountFen, transactionId } });
}

/** Refunds: owed, sent, done. */
export const refundService = (db: Database) => ({
  /** Money that goes back: at once (`isDone`), or when the provider, or staff, have sent it. */
  owe: (refund: Omit<NewRefund, 'id'>): Promise<void> =>
    db.transaction(async (tx) => {
      const owed = { id: opaqueId(), ...refund };
      if ((await paymentRepository(tx).insertRefund(owed)) && owed.isDone) await tell(tx, owed);
    }),

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
        if (await this.finish(refund.id, 'unionPay')) sent += 1;
      } catch (error) {
        failures.push(error);
      }
    }
    return { sent, failures };
  },

  /** Bank transfers that staff have to send back. */
  pendingTransfers: () => paymentRepository(db).pendingRefunds('offlineTransfer', 100),
  waitingTransfers: () => paymentRepository(db).waitingRefunds('offlineTransfer'),
  /** The money is on its way back. @returns undefined when there was no such refund to finish */
  finish: (refundId: string, method: string): Promise<RefundRow | undefined> =>
    db.transaction(async (tx) => {
      const refund = await paymentRepository(tx).finishRefund(refundId, method);
      if (refund) await tell(tx, refund);
      return refund;
    }),
});
