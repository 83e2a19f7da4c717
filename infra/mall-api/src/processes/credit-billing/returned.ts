import { openOfBill } from '@mall/domain/credit-bill';
import { moneyText } from '@mall/domain/money';
import type { Database } from '../../database/database.ts';
import { creditService } from '../../modules/credit/credit.service.ts';
import { creditBillService } from '../../modules/credit-bill/credit-bill.service.ts';
import type { OrderRow } from '../../modules/order/order.types.ts';
import { billLines } from './bill-lines.ts';
import { billableOf } from './billable.ts';
import { afterChange } from './hold-bill.ts';

/**
 * Goods or money of a locked order went back: what a bill still asks for them comes off it at once; what was paid is taken off the next bill, as is all of an
 * order that was paid by two ways (rule credit-bill 6).
 */
export async function returned(tx: Database, order: OrderRow): Promise<void> {
  const [use] = await creditService(tx).drawn([order.id]);
  if (!use || use.billed === 0) return;
  const [found] = await billableOf(tx, [order], ({ shippedQuantity }) => shippedQuantity);
  if (!found) return;
  if (found.others.length > 0) return creditService(tx).setReturnsWait(order.id, true);
  const back = found.parts.filter(({ lineId, amount }) => lineId > 0 && amount < 0);
  if (back.length === 0) return;
  await creditService(tx).lock(order.customerId);
  const bills = creditBillService(tx);
  for (const part of back) {
    let left = -part.amount;
    for (const billId of await bills.holding(order.id, part.lineId)) {
      const bill = await bills.read(billId);
      const amount = Math.min(left, openOfBill(bill));
      if (amount === 0) continue;
      const quantity = amount === -part.amount ? part.quantity : 0;
      const text = `订单${order.orderNumber}退货，账单减少${moneyText(amount)}`;
      const smaller = await bills.add(bill, billLines(found, [{ ...part, quantity, amount: -amount }], 'return'), text);
      await creditService(tx).addBilled(order.id, -amount);
      await afterChange(tx, smaller);
      left -= amount;
    }
    if (left > 0) await creditService(tx).setReturnsWait(order.id, true);
  }
}
