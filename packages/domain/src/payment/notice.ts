import type { ChargeStatus } from './charge.ts';
import type { PaymentProviderName } from './payment-methods.ts';

/** What a payment provider tells, once its signature was found right. */
export interface PaymentNotice {
  chargeId: string;
  amount: number;
  outcome: 'paid' | 'failed' | 'cancelled';
  /** The provider's number of the movement of money. */
  transactionId: string;
  /** When the provider wrote it, UTC ISO text. */
  at: string;
}

/** The charge the notice is about, and the state of what it pays for. */
export interface ChargeState {
  provider: PaymentProviderName;
  status: ChargeStatus;
  amount: number;
  /** Of the payment that was taken, '' before. */
  transactionId: string;
  /** Does what it pays for still wait for money? */
  isPayable: boolean;
}

export type NoticeDecision =
  | { ok: true; effect: 'pay' | 'fail' | 'none' }
  /** `returnsMoney`: the provider took money for which there is nothing to pay any more. */
  | { ok: false; cause: 'wrongProvider' | 'stale' | 'amount' | 'late' | 'outOfOrder'; returnsMoney: boolean };

const maxAgeMs = 15 * 60_000;
const maxAheadMs = 5 * 60_000;

/**
 * What a notice does (rules payment 14–16): one that arrives twice, late or out of order changes nothing twice.
 * The same payment told again is accepted and does nothing; one of another provider, too old, over another amount, after cancelling, or
 * against what is already settled is refused. What was paid all the same goes back.
 * @param from who signed it
 */
export function decideNotice(charge: ChargeState, notice: PaymentNotice, from: PaymentProviderName, now: string): NoticeDecision {
  const isMoney = notice.outcome === 'paid';
  const age = Date.parse(now) - Date.parse(notice.at);
  if (!(age <= maxAgeMs && age >= -maxAheadMs)) return { ok: false, cause: 'stale', returnsMoney: false };
  if (from !== charge.provider) return { ok: false, cause: 'wrongProvider', returnsMoney: isMoney };
  if (notice.amount !== charge.amount) return { ok: false, cause: 'amount', returnsMoney: isMoney && notice.amount > 0 };
  if (charge.status === 'paid') {
    const isSame = isMoney && notice.transactionId === charge.transactionId;
    return isSame ? { ok: true, effect: 'none' } : { ok: false, cause: 'outOfOrder', returnsMoney: isMoney };
  }
  if (charge.status === 'failed' && !isMoney) return { ok: true, effect: 'none' };
  if (!charge.isPayable || charge.status === 'closed') return { ok: false, cause: 'late', returnsMoney: isMoney };
  if (charge.status === 'failed') return { ok: false, cause: 'outOfOrder', returnsMoney: true };
  return { ok: true, effect: isMoney ? 'pay' : 'fail' };
}
