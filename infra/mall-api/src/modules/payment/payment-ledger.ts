import { chargeDeadline } from '@mall/domain/payment';
import type { Database } from '../../database/database.ts';
import { opaqueId } from '../../database/opaque-id.ts';
import {
  type ChargeRow,
  type KeptNotice,
  type NewPayment,
  type PaymentRow,
  paymentRepository,
  type Subject,
} from './payment.repository.ts';

export { aBill, anOrder, type PaymentRow, type Subject } from './payment.repository.ts';

const falseNoticesAtMost = 20_000;

/** What came in for orders and memberships, the charges that led to it, and what the providers told of them. */
export const paymentLedger = (db: Database) => {
  const payments = paymentRepository(db);
  return {
    /** Money came in for a locked subject: none of its open charges can be paid any more. */
    async record(payment: NewPayment): Promise<void> {
      await payments.insertPayment(payment);
      await payments.closeCharges(payment);
    },
    /** In the order of taking. */
    received: (subject: Subject): Promise<PaymentRow[]> => payments.payments(subject),
    receivedForOrders: (orderIds: readonly string[]): Promise<PaymentRow[]> => payments.paymentsOfOrders(orderIds),
    isTransferKnown: (bankReference: string): Promise<boolean> => payments.isBillTransferKnown(bankReference),
    async closeCharges(subject: Subject): Promise<void> {
      await payments.closeCharges(subject);
    },
    charge: (id: string): Promise<ChargeRow | undefined> => payments.charge(id),
    /** The charge of a locked subject that is still open for this amount, else a new one: a second click leads to the same cashier. */
    async openCharge(
      { returnTo = '', ...rest }: Pick<ChargeRow, 'subject' | 'subjectId' | 'provider' | 'amount' | 'channel'> & { returnTo?: string },
      now: string,
    ): Promise<Pick<ChargeRow, 'id' | 'amount' | 'expiresAt'>> {
      const wanted = { ...rest, returnTo };
      const open = await payments.openCharge(wanted, now);
      if (open) return open;
      const { subject, subjectId, provider, amount, channel } = wanted;
      const charge = {
        id: opaqueId(),
        subject,
        subjectId,
        provider,
        amount,
        channel,
        returnTo,
        createdAt: now,
        expiresAt: chargeDeadline(now),
      };
      await payments.insertCharge(charge);
      return charge;
    },
    async closeCharge(id: string, status: 'paid' | 'failed', transactionId: string): Promise<void> {
      await payments.updateCharge(id, status, transactionId);
    },
    forgetFalseNotices: (): Promise<void> => payments.deleteFalseNotices(falseNoticesAtMost),
    /** @returns false when a signed notice with this nonce was here before */
    keepNotice: (notice: KeptNotice): Promise<boolean> => payments.insertNotice(notice),
  };
};
