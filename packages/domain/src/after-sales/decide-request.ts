import { type ClaimableLine, claimableNow, lastDeadline } from './claimable.ts';
import { type AfterSalesKind, isForMoney } from './kinds.ts';
import { type AfterSalesReason, afterSalesReasons, reasonsOf } from './reasons.ts';

/** What a buyer asks for. */
export interface RequestedCase {
  kind: AfterSalesKind;
  reason: AfterSalesReason;
  lines: readonly { orderItemId: number; quantity: number }[];
}
export interface OrderedLine extends ClaimableLine {
  orderItemId: number;
  isNonStandard: boolean;
}
export interface OrderOfCase {
  /** All that was to be paid has come in. */
  isPaid: boolean;
  /** It replaces goods of another order, at no charge. */
  isReplacement: boolean;
  lines: readonly OrderedLine[];
}

export type RequestDecision =
  | { ok: true }
  | {
      ok: false;
      reason: 'AFTER_SALES_OF_REPLACEMENT' | 'AFTER_SALES_NOT_PAID' | 'AFTER_SALES_REASON_INVALID' | 'AFTER_SALES_LINES_INVALID';
    }
  | { ok: false; reason: 'AFTER_SALES_NOT_DELIVERED' | 'AFTER_SALES_TOO_LATE' | 'AFTER_SALES_NON_STANDARD'; orderItemId: number }
  | { ok: false; reason: 'AFTER_SALES_TOO_MANY'; orderItemId: number; left: number };

function lineRefusal(line: OrderedLine, quantity: number, { kind, reason }: RequestedCase, now: string): RequestDecision {
  const { orderItemId } = line;
  if (line.signed.length === 0) return { ok: false, reason: 'AFTER_SALES_NOT_DELIVERED', orderItemId };
  if (now > lastDeadline(line)) return { ok: false, reason: 'AFTER_SALES_TOO_LATE', orderItemId };
  if (line.isNonStandard && !afterSalesReasons[reason].isFault && kind !== 'repair')
    return { ok: false, reason: 'AFTER_SALES_NON_STANDARD', orderItemId };
  const left = claimableNow(line, now);
  return quantity <= left ? { ok: true } : { ok: false, reason: 'AFTER_SALES_TOO_MANY', orderItemId, left };
}

/** May this case be opened (rules after-sales 1–4)? The order must be locked: what is held is counted. @param now UTC ISO text */
export function decideRequest(asked: RequestedCase, order: OrderOfCase, now: string): RequestDecision {
  if (order.isReplacement) return { ok: false, reason: 'AFTER_SALES_OF_REPLACEMENT' };
  if (isForMoney(asked.kind) && !order.isPaid) return { ok: false, reason: 'AFTER_SALES_NOT_PAID' };
  if (!reasonsOf(asked.kind).includes(asked.reason)) return { ok: false, reason: 'AFTER_SALES_REASON_INVALID' };
  const isOnce = new Set(asked.lines.map(({ orderItemId }) => orderItemId)).size === asked.lines.length;
  if (asked.lines.length === 0 || !isOnce) return { ok: false, reason: 'AFTER_SALES_LINES_INVALID' };
  for (const { orderItemId, quantity } of asked.lines) {
    const line = order.lines.find((one) => one.orderItemId === orderItemId);
    if (!line || !Number.isInteger(quantity) || quantity < 1) return { ok: false, reason: 'AFTER_SALES_LINES_INVALID' };
    const decision = lineRefusal(line, quantity, asked, now);
    if (!decision.ok) return decision;
  }
  return { ok: true };
}
