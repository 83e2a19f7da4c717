import { isRefundedAtOnce, paymentProviders, sentBackByHand } from '@mall/domain/payment';
import type { PaymentProviders } from '../../adapters/payment/payment-provider.ts';
import type { Database } from '../../database/database.ts';
import { opaqueId } from '../../database/opaque-id.ts';
import { notificationService } from '../notification/notification.service.ts';
import { orderService } from '../order/order.service.ts';
import type { Subject } from './payment.repository.ts';
import { type AskedRefund, type NewRefund, type RefundRow, refundRepository } from './refund.repository.ts';

type Told = Pick<RefundRow, 'id' | 'subject' | 'subjectId' | 'method' | 'amount' | 'transactionId'>;

/** Locks what a refund is about, before the refund itself (rule payment 36), and gives what tells other systems and the contact person of it. */
async function teller(tx: Database, { subject, subjectId }: Pick<RefundRow, 'subject' | 'subjectId'>) {
  if (subject !== 'order') return async () => {};
  const orders = orderService(tx);
  const order = await orders.lock(subjectId);
  return async ({ id, method, amount: amountFen, transactionId }: Told) => {
    await orders.tell('order.refunded', order, { refund: { id, method, amountFen, transactionId } });
    await notificationService(tx).tell(order, 'orderRefunded', `refund:${id}`, { orderNumber: order.orderNumber, amount: amountFen });
  };
}

/** Refunds: owed, sent, done. */
export const refundService = (db: Database) => ({
  /**
   * Money of a locked subject that goes back: balance and credit at once, anything else when the provider, or staff, have sent it.
   * @returns its id, undefined when the same was asked for before
   */
  owe: (refund: Omit<NewRefund, 'id'>): Promise<string | undefined> =>
    db.transaction(async (tx) => {
      const owed = { id: opaqueId(), ...refund };
      const isDone = isRefundedAtOnce(owed.method);
      const tell = await teller(tx, owed);
      if (!(await refundRepository(tx).insert(owed, isDone))) return undefined;
      if (isDone) await tell(owed);
      return owed.id;
    }),

  /** Was this asked for before, of a locked subject? */
  wasAsked: (subject: Subject, request: string): Promise<boolean> => refundRepository(db).wasAsked(subject, request),

  /** Tells the providers of pending refunds. One that isn't taken stays pending for the next time. @returns the failures */
  async send(providers: PaymentProviders): Promise<{ sent: number; failures: unknown[] }> {
    const failures: unknown[] = [];
    let sent = 0;
    for (const name of paymentProviders)
      for (const { id, transactionId, amount, paid } of await refundRepository(db).pending([name], 100)) {
        try {
          await providers[name].refund({ refundId: id, transactionId, amount, paid });
          if (await this.finish(id, name)) sent += 1;
        } catch (error) {
          failures.push(error);
        }
      }
    return { sent, failures };
  },

  /** Ids of what went back of orders. */
  ofOrders: async (orderIds: readonly string[]): Promise<string[]> =>
    orderIds.length === 0 ? [] : (await refundRepository(db).ofOrders(orderIds)).map(({ id }) => id),
  /** Which order each of these came back from; those of nothing that is an order are absent. */
  ordersOf: async (ids: readonly string[]): Promise<Map<string, string>> =>
    new Map(ids.length === 0 ? [] : (await refundRepository(db).orders(ids)).map(({ id, orderId }) => [id, orderId])),

  /** What was asked for together, in the order of giving back. */
  asked: (subject: Subject, request: string): Promise<AskedRefund[]> => refundRepository(db).ofRequest(subject, request),

  /** Bank transfers and cash that staff have to send back. */
  pendingTransfers: () => refundRepository(db).pending(sentBackByHand, 100),
  waitingTransfers: () => refundRepository(db).waiting(sentBackByHand),
  /** Staff have sent it back. @returns undefined when there was no such refund of theirs to finish */
  async finishByHand(refundId: string): Promise<RefundRow | undefined> {
    const method = (await refundRepository(db).find(refundId))?.method;
    return sentBackByHand.some((one) => one === method) ? this.finish(refundId, method!) : undefined;
  },
  /** The money is on its way back. @returns undefined when there was no such refund to finish */
  finish: (refundId: string, method: string): Promise<RefundRow | undefined> =>
    db.transaction(async (tx) => {
      const refunds = refundRepository(tx);
      const refund = await refunds.find(refundId);
      if (!refund) return undefined;
      const tell = await teller(tx, refund);
      if (!(await refunds.finish(refundId, method))) return undefined;
      await tell(refund);
      return refund;
    }),
});
