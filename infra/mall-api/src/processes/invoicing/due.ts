import { freightLine, type InvoicePart, shippedValue } from '@mall/domain/invoice';
import type { OrderItemRow, OrderRow } from '../../modules/order/order.types.ts';

interface Returned {
  orderItemId: number;
  quantity: number;
  amount: number;
}

/**
 * What of an order is to be invoiced, by line: what has left less what came back; the freight with the first package (rules invoice 11, 12).
 * @throws {Error} more came back than left: a fault of ours
 */
export function dueParts(
  order: Pick<OrderRow, 'id' | 'freight'>,
  items: readonly OrderItemRow[],
  returned: readonly Returned[],
): InvoicePart[] {
  const parts = items.map(({ id, quantity, shippedQuantity, total, discount }) => {
    const back = returned.filter(({ orderItemId }) => orderItemId === id);
    const sum = (what: 'quantity' | 'amount') => back.reduce((all, one) => all + one[what], 0);
    const amount = shippedValue({ amount: total - discount, quantity }, shippedQuantity) - sum('amount');
    if (amount < 0 || sum('quantity') > shippedQuantity) throw new Error(`more of line ${id} of order ${order.id} came back than left`);
    return { lineId: id, quantity: shippedQuantity - sum('quantity'), amount };
  });
  const hasLeft = items.some(({ shippedQuantity }) => shippedQuantity > 0);
  const freight = hasLeft && order.freight > 0 ? [{ lineId: freightLine, quantity: 1, amount: order.freight }] : [];
  return [...parts.filter(({ amount }) => amount > 0), ...freight];
}
