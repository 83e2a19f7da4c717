/** What came back of a line, and how much of it can be sold again. */
export interface ReceivedLine {
  orderItemId: number;
  received: number;
  sound: number;
}

export type ReceiptDecision = { ok: true; lines: ReceivedLine[] } | { ok: false; reason: 'AFTER_SALES_RECEIPT_INVALID' };

/**
 * What the warehouse counted (rule after-sales 9): of each line at most what the case is about, at least one piece in all, and never more sound pieces than
 * came. @param counted lines left out came whole and sound
 */
export function decideReceipt(
  lines: readonly { orderItemId: number; quantity: number }[],
  counted: readonly ReceivedLine[],
): ReceiptDecision {
  const refused = { ok: false, reason: 'AFTER_SALES_RECEIPT_INVALID' } as const;
  const isKnown = counted.every((one) => lines.some(({ orderItemId }) => orderItemId === one.orderItemId));
  if (!isKnown || new Set(counted.map(({ orderItemId }) => orderItemId)).size < counted.length) return refused;
  const all = lines.map(
    ({ orderItemId, quantity }) =>
      counted.find((one) => one.orderItemId === orderItemId) ?? { orderItemId, received: quantity, sound: quantity },
  );
  const isPossible = all.every(({ received, sound }, at) => 0 <= sound && sound <= received && received <= lines[at]!.quantity);
  return isPossible && all.some(({ received }) => received > 0) ? { ok: true, lines: all } : refused;
}
