import { paidForPieces } from '@mall/domain/discount';
import { shippedValue } from '@mall/domain/invoice';
import { moneyText } from '@mall/domain/money';
import type { Database } from '../../database/database.ts';
import { MallError } from '../../http/mall-error.ts';
import { afterSalesService } from '../../modules/after-sales/after-sales.service.ts';
import { invoiceService } from '../../modules/invoice/invoice.service.ts';
import { orderService } from '../../modules/order/order.service.ts';
import { creditBilling } from '../credit-billing/index.ts';
import { invoicing } from '../invoicing/index.ts';
import { giveBack } from '../order-desk/index.ts';
import { holdCase, tellOfCase } from './move-case.ts';
import { putSoundGoodsBack, settledPieces } from './sound-goods.ts';

/** What a return came to: pieces of lines of an order, and what was paid for them, in fen. */
export interface SettledReturn {
  caseId: string;
  orderId: string;
  lines: { orderItemId: number; quantity: number; fen: number }[];
}

/** What asks for the refund of a case: the same twice gives back once (rule payment 25). */
export const refundRequest = (caseId: string): string => `after-sales:${caseId}`;

/**
 * The one place where a return is settled (rules after-sales 8, 9): sound goods into stock, what was paid for the pieces back the way the money came, the
 * invoices taken back by as much, the case at its end; all of it or nothing.
 * @throws {MallError} AFTER_SALES_NOT_FOUND, AFTER_SALES_STEP_REFUSED, AFTER_SALES_NOT_PAID
 */
export const settleReturn = (db: Database, caseId: string): Promise<SettledReturn> =>
  db.transaction(async (tx) => {
    const { row, order } = await holdCase(tx, caseId, 'refund');
    if (order.paidAt === null) throw new MallError('AFTER_SALES_NOT_PAID');
    const cases = afterSalesService(tx);
    const [items, lines, before, returned] = await Promise.all([
      orderService(tx).items(order.id),
      cases.lines([caseId]),
      cases.pieces([order.id]),
      invoiceService(tx).returns(order.id),
    ]);
    await putSoundGoodsBack(tx, order, items, lines);
    const settled = lines
      .filter((line) => settledPieces(line) > 0)
      .map((line) => {
        const { quantity, total, discount, discountParts: parts, shippedQuantity } = items.find(({ id }) => id === line.orderItemId)!;
        const refunded = before.get(line.orderItemId)?.refunded ?? 0;
        const { paid } = paidForPieces({ quantity, total, discount, parts }, refunded, settledPieces(line));
        // A bill may have been adjusted: no line gives back more than is left of what was sent (rule credit-bill 13).
        const value = shippedValue({ amount: total - discount, quantity }, shippedQuantity);
        const left = value - (returned.find(({ orderItemId }) => orderItemId === line.orderItemId)?.amount ?? 0);
        return { orderItemId: line.orderItemId, quantity: settledPieces(line), fen: Math.min(paid, left) };
      });
    const amount = settled.reduce((sum, { fen }) => sum + fen, 0);
    for (const { orderItemId, fen } of settled) await cases.setLine(caseId, orderItemId, { refund: fen });
    await cases.step(row, 'refund', `退款${moneyText(amount)}，按原支付方式退回`, { refund: amount });
    await giveBack(tx, order, `售后${row.caseNumber}退款`, refundRequest(caseId), amount);
    await invoicing.returned(tx, {
      orderId: order.id,
      items: settled.map(({ orderItemId, quantity, fen }) => ({ orderItemId, quantity, amount: fen })),
    });
    await creditBilling.returned(tx, order);
    await orderService(tx).note(order.id, `售后${row.caseNumber}已完成：退款${moneyText(amount)}`);
    await tellOfCase(tx, row, 'refund', '售后退款', `已退款${moneyText(amount)}，按原支付方式退回。`);
    return { caseId, orderId: order.id, lines: settled };
  });
