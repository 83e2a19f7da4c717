import type { DeliveryMethod } from './delivery-choice.ts';
import type { OrderStatus } from './status.ts';

export interface ShippableLine {
  id: number;
  quantity: number;
  shippedQuantity: number;
}
export interface ShipmentPart {
  lineId: number;
  quantity: number;
}
export type ShipmentDecision =
  | { ok: true; parts: ShipmentPart[]; status: Extract<OrderStatus, 'partiallyShipped' | 'shipped'> }
  | { ok: false; reason: 'ORDER_SHIPMENT_INVALID' | 'ORDER_SHIPS_TOGETHER' };

/**
 * What goes into this package, and the order's state after it (rules order 16–18): 部分发货 while pieces are left, 已发货 when none are.
 * @param wanted left out: everything that is left
 * @param method of the order: where all wait for all, a package holds everything (rule order 22)
 */
export function decideShipment(
  lines: readonly ShippableLine[],
  wanted?: readonly ShipmentPart[],
  method: DeliveryMethod = 'asReady',
): ShipmentDecision {
  const leftOf = (line: ShippableLine) => line.quantity - line.shippedQuantity;
  const asked = wanted ?? lines.filter((line) => leftOf(line) > 0).map((line) => ({ lineId: line.id, quantity: leftOf(line) }));
  const sums = new Map<number, number>();
  for (const part of asked) sums.set(part.lineId, (sums.get(part.lineId) ?? 0) + part.quantity);
  const fits = [...sums].every(([lineId, quantity]) => {
    const line = lines.find(({ id }) => id === lineId);
    return line !== undefined && quantity > 0 && quantity <= leftOf(line);
  });
  if (sums.size === 0 || !fits) return { ok: false, reason: 'ORDER_SHIPMENT_INVALID' };
  const complete = lines.every((line) => leftOf(line) === (sums.get(line.id) ?? 0));
  if (!complete && method === 'together') return { ok: false, reason: 'ORDER_SHIPS_TOGETHER' };
  return {
    ok: true,
    parts: [...sums].map(([lineId, quantity]) => ({ lineId, quantity })),
    status: complete ? 'shipped' : 'partiallyShipped',
  };
}
