import type { Fen } from '../money/index.ts';
import { type CreditBillSums, isBillPayable, openOfBill } from './state.ts';

/** How a bill is paid (rule credit-bill 20). */
export const billPaymentMethods = ['balance', 'unionPay', 'wechatPay', 'offlineTransfer'] as const;
export type BillPaymentMethod = (typeof billPaymentMethods)[number];

export type BillPaymentDecision = { ok: true } | { ok: false; reason: 'CREDIT_BILL_NOT_PAYABLE' | 'CREDIT_BILL_OVERPAID' };

/** May so much come in for a bill? In full or in part, never more than is open (rules credit-bill 20, 21). */
export function decideBillPayment(bill: CreditBillSums, amount: Fen): BillPaymentDecision {
  if (!isBillPayable(bill)) return { ok: false, reason: 'CREDIT_BILL_NOT_PAYABLE' };
  return amount > openOfBill(bill) ? { ok: false, reason: 'CREDIT_BILL_OVERPAID' } : { ok: true };
}
