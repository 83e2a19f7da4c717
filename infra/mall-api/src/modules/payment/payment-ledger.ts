import { chargeDeadline } from '@mall/domain/payment';
import type { Database } from '../../database/database.ts';
import { opaqueId } from '../../database/opaque-id.ts';
import { type ChargeRow, type PaymentRow, paymentRepository } from './payment.repository.ts';

const falseNoticesAtMost = 20_000;

interface Payment {
  orderId: string;
  method: string;
  /** Fen. */
  amount: number;
  /** The provider's or the bank's number of it; the order's id where the mall itself moves the money. */
  reference: string;
  paidBy: number | null;
}

/** What came in for orders, the charges that led to it, and what the provider told of them. */
export const paymentLedger = (db: Database) => {
  const payments = paymentRepository(db);
  return {
    /** Money came in: from now on no charge of the order can be paid. */
    async record(payment: Payment): Promise<void> {
      await payments.insertPayment(payment);
      await payments.closeCharges(payment.orderId);
    },
    received: (orderId: string): Promise<PaymentRow | undefined> => payments.payment(orderId),
    closeCharges: (orderId: string) => payments.closeCharges(orderId),
    charge: (id: string): Promise<ChargeRow | undefined> => payments.charge(id),
    /** The charge that is still open for this amount, else a new one: a second click leads to the same cashier. */
    async openCharge(
      orderId: string,
      amount: number,
      channel: string,
      now: string,
    ): Promise<Pick<ChargeRow, 'id' | 'amount' | 'expiresAt'>> {
      const open = await payments.openCharge(orderId, amount, channel, now);
      if (open) return open;
      const expiresAt = chargeDeadline(now);
      const charge = { id: opaqueId(), orderId, amount, channel, createdAt: now, expiresAt };
      await payments.insertCharge(charge);
      return charge;
    },
    async closeCharge(id: string, status: 'paid' | 'failed', transactionId: string): Promise<void> {
      await payments.updateCharge(id, status, transactionId);
    },
    forgetFalseNotices: (): Promise<void> => payments.deleteFalseNotices(falseNoticesAtMost),
    /** @returns false when a signed notice with this nonce was here before */
    keepNotice: (notice: Parameters<typeof payments.insertNotice>[0]): Promise<boolean> => payments.insertNotice(notice),
  };
};
