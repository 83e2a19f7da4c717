import type { OrderStatus } from './status.ts';

/** An order that nobody paid is cancelled 72 hours after it was placed (rule order 2). @returns UTC ISO text */
export const unpaidDeadline = (createdAt: string): string => new Date(Date.parse(createdAt) + 72 * 3_600_000).toISOString();

/** Is it to be cancelled because nobody paid (rule order 2)? @param now UTC ISO text */
export const isUnpaidTooLong = ({ status, expiresAt }: { status: OrderStatus; expiresAt: string }, now: string): boolean =>
  status === 'pendingPayment' && Date.parse(expiresAt) <= Date.parse(now);
