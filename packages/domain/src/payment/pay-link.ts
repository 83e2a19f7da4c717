import type { Fen } from '../money/index.ts';
import type { OrderStatus } from '../order/index.ts';

/** A link to pay for somebody else works this long (rule payment 30). */
export const payLinkHours = 72;

/** Until when a link works: 72 h, and no longer than its order waits (rules payment 30, 40). @returns UTC ISO text */
export function payLinkEnd(madeAt: string, orderExpiresAt: string): string {
  const end = Date.parse(madeAt) + payLinkHours * 3_600_000;
  return new Date(Math.min(end, Date.parse(orderExpiresAt))).toISOString();
}

/** What a genuine link opens: `open` the order it names, anything else why no longer. */
export const payLinkStates = ['open', 'paid', 'cancelled', 'agreed', 'changed', 'ended', 'expired'] as const;
export type PayLinkState = (typeof payLinkStates)[number];

interface Situation {
  link: { amount: Fen; expiresAt: string; endedAt: string | null };
  /** `due`: what is still to be paid of it. */
  order: { status: OrderStatus; isPaid: boolean; due: Fen };
}

/** The first reason that holds, the one that a payer has to know first (rules payment 40, 41). @param now UTC ISO text */
export function payLinkState({ link, order }: Situation, now: string): PayLinkState {
  if (order.isPaid) return 'paid';
  if (order.status === 'cancelled') return 'cancelled';
  if (order.status !== 'pendingPayment') return 'agreed';
  if (link.endedAt !== null) return 'ended';
  if (link.amount !== order.due) return 'changed';
  return Date.parse(now) < Date.parse(link.expiresAt) ? 'open' : 'expired';
}

/** What the payer reads in the place of the order (rule payment 41). */
export const payLinkWords: Readonly<Record<Exclude<PayLinkState, 'open'>, string>> = {
  paid: '订单已支付，无需重复付款',
  cancelled: '订单已取消，请勿付款',
  agreed: '订单已改用其他付款方式，无需在此付款',
  changed: '订单金额已变更，请向分享的人索取新链接',
  ended: '该付款链接已停用，请向分享的人索取新链接',
  expired: '该付款链接已过期，请向分享的人索取新链接',
};
