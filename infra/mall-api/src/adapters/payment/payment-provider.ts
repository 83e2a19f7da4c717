import type { PaymentNotice, PaymentProviderName } from '@mall/domain/payment';

/** A charge on its way to the provider. Amounts in fen, instants UTC ISO text. */
export interface ProviderCharge {
  chargeId: string;
  /** What it pays for, in words and with its number: 订单号, SO20261120-000123. */
  label: string;
  number: string;
  /** Where the mall's own page about it is: `/checkout/mycompleted/…`. */
  returnPath: string;
  amount: number;
  channel: string;
  createdAt: string;
  expiresAt: string;
}

/** The page at /_cashier/{chargeId}: finished HTML, and where its form may go. */
export interface CashierPage {
  html: string;
  formActions: readonly string[];
}

/** What was posted to a provider's notify address, as it came. Names of headers are in lower case. */
export interface PostedNotice {
  headers: Readonly<Record<string, string>>;
  body: string;
}

/** A notice as its sender signed it; `nonce` is '' where a provider sends the same notice again until it is acknowledged. */
export type SignedNotice = { isSigned: true; notice: PaymentNotice; nonce: string } | { isSigned: false };

/** A line of a provider's statement: money that it took for a charge, or sent back for a refund. Fen, always positive. */
export interface StatementLine {
  kind: 'payment' | 'refund';
  /** The provider's number of the payment: of a refund, of the payment that goes back. */
  transactionId: string;
  /** Ours: the charge, or the refund. */
  reference: string;
  amount: number;
}

/** Money back the way it came, in fen; `paid` is what the payment was. */
export interface ProviderRefund {
  refundId: string;
  transactionId: string;
  amount: number;
  paid: number;
}

/** A payment provider (rule outside-world 6), real or embedded. */
export interface PaymentProvider {
  readonly name: PaymentProviderName;
  /** What a buyer sees on the way to pay. @param problem words to show when the last attempt failed */
  page(charge: ProviderCharge, problem?: string): Promise<CashierPage> | CashierPage;
  /** Checks the signature of what was posted to the notify address, then reads it. */
  read(posted: PostedNotice): SignedNotice;
  /** Sends money back the way it came. Asked again with the same `refundId`, it does nothing twice. @throws when the provider doesn't take it */
  refund(refund: ProviderRefund): Promise<void>;
  /** What it took and sent back on a day. @param day in Shanghai, `2026-11-22`. @throws when it can't be had */
  statement(day: string): Promise<StatementLine[]>;
}

export type PaymentProviders = Readonly<Record<PaymentProviderName, PaymentProvider>>;
