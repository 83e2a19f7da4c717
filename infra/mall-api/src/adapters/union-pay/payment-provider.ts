import type { PaymentNotice } from '@mall/domain/payment';

/** A charge on its way to the provider. Amounts in fen, instants UTC ISO text. */
export interface ProviderCharge {
  chargeId: string;
  orderId: string;
  orderNumber: string;
  amount: number;
  channel: string;
  createdAt: string;
}

/** The page at /_cashier/{chargeId}: finished HTML, and where its form may go. */
export interface CashierPage {
  html: string;
  formActions: readonly string[];
}

/** A notice as its sender signed it; `nonce` is '' where a provider sends the same notice again until it is acknowledged. */
export type SignedNotice = { isSigned: true; notice: PaymentNotice; nonce: string } | { isSigned: false };

/** Card and bank payments (rule outside-world 6): a real union pay, or an embedded cashier. */
export interface PaymentProvider {
  /** What a buyer sees on the way to pay. @param problem words to show when the last attempt failed */
  page(charge: ProviderCharge, problem?: string): CashierPage;
  /** Checks the signature of what was posted to the notify address, then reads it. */
  read(fields: Readonly<Record<string, string>>): SignedNotice;
  /** Sends money back the way it came. Asked again with the same `refundId`, it does nothing twice. @throws when the provider doesn't take it */
  refund(refund: { refundId: string; transactionId: string; amount: number }): Promise<void>;
}
