import type { OrderStatus } from '../order/index.ts';
import type { ChargeStatus } from './charge.ts';

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

/** The charge the notice is about, and the state of its order. */
export interface ChargeState {
  status: ChargeStatus;
  amount: number;
  /** Of the payment that was taken, '' before. */
  transactionId: string;
  orderStatus: OrderStatus;
}

export type NoticeDecision =
  | { ok: true; effect: 'pay' | 'fail' | 'none' }
  /** `returnsMoney`: the provider took money for which there is nothing to pay any more. */
  | { ok: false; cause: 'stale' | 'amount' | 'late' | 'outOfOrder'; returnsMoney: boolean };

const maxAgeMs = 15 * 60_000;
const maxAheadMs = 5 * 60_000;

/**
 * What a notice does (rules payment 14–16): one that arrives twice, late or out of order changes nothing twice.
 * The same payment told again is accepted and does nothing; one too old, over another amount, after cancelling, or against
 * what is already settled is refused.
 */
export function decideNotice(charge: ChargeState, notice: PaymentNotice, now: string): NoticeDecision {
  const age = Date.parse(now) - Date.parse(notice.at);
  if (!(age <= maxAgeMs && age >= -maxAheadMs)) return { ok: false, cause: 'stale', returnsMoney: false };
  if (notice.amount !== charge.amount) return { ok: false, cause: 'amount', returnsMoney: false };
  if (charge.status === 'paid') {
    const isSame = notice.outcome === 'paid' && notice.transactionId === charge.transactionId;
    return isSame ? { ok: true, effect: 'none' } : { ok: false, cause: 'outOfOrder', returnsMoney: notice.outcome === 'paid' };
  }
  if (charge.status === 'failed' && notice.outcome !== 'paid') return { ok: true, effect: 'none' };
  if (charge.orderStatus !== 'pendingPayment' || charge.status === 'closed')
    return { ok: false, cause: 'late', returnsMoney: notice.outcome === 'paid' };
  if (charge.status === 'failed') return { ok: false, cause: 'outOfOrder', returnsMoney: true };
  return { ok: true, effect: notice.outcome === 'paid' ? 'pay' : 'fail' };
}
