import type { CreditLine, CreditStatus } from '../credit/index.ts';
import { drawableCredit } from '../credit/index.ts';
import type { Fen } from '../money/index.ts';
import { isByProvider, type PaymentMethod, paymentMethodNames } from './payment-methods.ts';

/** Money that came in for something, in the order of taking. */
export interface Taken {
  method: PaymentMethod;
  amount: Fen;
  /** Given back of it, or on the way. */
  refunded: Fen;
}

/** What is still to be paid (rule payment 28); nothing where more came in, because the total fell later (rule order 24). */
export const outstanding = (payable: Fen, taken: readonly Pick<Taken, 'amount'>[]): Fen =>
  Math.max(
    0,
    taken.reduce((left, { amount }) => left - amount, payable),
  );

/** What the supplement may be paid with beside the credit (rule payment 27). */
export const supplementMethods = ['balance', 'unionPay', 'wechatPay'] as const satisfies readonly PaymentMethod[];
export type SupplementMethod = (typeof supplementMethods)[number];

/** What narrows the ways of paying an order. */
export interface PaidSoFar {
  taken: readonly Pick<Taken, 'method'>[];
  /** 个人垫付: whoever ordered pays out of their own pocket. */
  isPersonalAdvance: boolean;
}

/** Why this method can't take what is left, '' where it can: beside credit that is held another way, and out of one's own pocket online only (rules payment 27, 37). */
export function restRefusal(method: PaymentMethod, { taken, isPersonalAdvance }: PaidSoFar): string {
  if (isPersonalAdvance && !isByProvider(method)) return '个人垫付只能在线支付';
  if (taken.length === 0) return '';
  return taken.some((one) => one.method !== 'credit') || method === 'credit' || method === 'cashOnDelivery'
    ? '账期已占用，余款请换一种方式支付'
    : '';
}

export type SupplementDecision =
  /** `credit` is drawn and held, `rest` is paid another way. */
  { ok: true; credit: Fen; rest: Fen } | { ok: false; reason: 'SUPPLEMENT_NOT_NEEDED' | 'SUPPLEMENT_NOT_POSSIBLE' };

/**
 * How an order is shared between credit and another way (rules payment 27, 33): all that is left of the limit, and the rest. Credit that is held
 * already stays as it is.
 */
export function decideSupplement(order: {
  payable: Fen;
  taken: readonly Pick<Taken, 'method' | 'amount'>[];
  isPersonalAdvance: boolean;
  credit: CreditLine & { status: CreditStatus };
}): SupplementDecision {
  const { payable, taken, credit, isPersonalAdvance } = order;
  const held = taken.find(({ method }) => method === 'credit');
  if (held) return { ok: true, credit: held.amount, rest: outstanding(payable, taken) };
  const drawable = drawableCredit(credit, credit.status);
  if (drawable <= 0 || taken.length > 0 || isPersonalAdvance) return { ok: false, reason: 'SUPPLEMENT_NOT_POSSIBLE' };
  if (drawable >= payable) return { ok: false, reason: 'SUPPLEMENT_NOT_NEEDED' };
  return { ok: true, credit: drawable, rest: payable - drawable };
}

export type RefundDecision<T> = { ok: true; shares: { from: T; amount: Fen }[] } | { ok: false; reason: 'REFUND_EXCEEDS_PAID' };

/** Where a refund comes from: what was taken last goes back first, never more than is left of each (rules payment 25, 29). */
export function shareRefund<T extends Pick<Taken, 'amount' | 'refunded'>>(taken: readonly T[], amount: Fen): RefundDecision<T> {
  let left = amount;
  const shares: { from: T; amount: Fen }[] = [];
  for (const from of [...taken].reverse()) {
    const share = Math.min(left, from.amount - from.refunded);
    if (share > 0) shares.push({ from, amount: share });
    left -= Math.max(share, 0);
  }
  return left > 0 ? { ok: false, reason: 'REFUND_EXCEEDS_PAID' } : { ok: true, shares };
}

/** The ways something was paid, in words: 账期支付 + 预付款支付; what was chosen, while nothing came in (rule payment 34). */
export const paidWays = (taken: readonly Pick<Taken, 'method'>[], chosen: PaymentMethod): string =>
  (taken.length === 0 ? [chosen] : taken.map(({ method }) => method)).map((method) => paymentMethodNames[method]).join(' + ');
