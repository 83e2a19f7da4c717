import { moneyText } from '@mall/domain/money';
import { outstanding, type PaymentMethod, paidWays, paymentMethodNames, restRefusal } from '@mall/domain/payment';
import type { Database } from '../../database/database.ts';
import { MallError } from '../../http/mall-error.ts';
import { orderService } from '../../modules/order/order.service.ts';
import type { OrderRow } from '../../modules/order/order.types.ts';
import { anOrder, type PaymentRow, paymentLedger } from '../../modules/payment/payment-ledger.ts';

/** Money for an order, which several payments may bring (rules payment 27, 28). */
export const orderPayments = (db: Database) => ({
  /** What came in, in the order of taking, and what is still to be paid; fen. */
  async due(order: Pick<OrderRow, 'id' | 'payable'>): Promise<{ taken: PaymentRow[]; rest: number }> {
    const taken = await paymentLedger(db).received(anOrder(order.id));
    return { taken, rest: outstanding(order.payable, taken) };
  },

  /** What a locked order still waits for, if this method may bring it. @throws {MallError} PAYMENT_ALREADY_PAID, ORDER_NOT_PAYABLE, PAYMENT_METHOD_NOT_ALLOWED */
  async requireDue(order: OrderRow, method: PaymentMethod): Promise<number> {
    orderService(db).requirePayable(order);
    const { taken, rest } = await this.due(order);
    const refusal = restRefusal(method, { taken, isPersonalAdvance: order.isPersonalAdvance });
    if (refusal) throw new MallError('PAYMENT_METHOD_NOT_ALLOWED', { method }, refusal);
    return rest;
  },

  /** Money for a locked order stands in the ledger: it is paid when all of it is there, and held until then. */
  async settle(order: OrderRow): Promise<void> {
    const orders = orderService(db);
    const { taken, rest } = await this.due(order);
    const last = taken.at(-1)!;
    const told = await orders.keepPayments(
      order,
      taken.map(({ method, amount, reference }) => ({ method, amount, reference })),
    );
    const words = `${paymentMethodNames[last.method]} ${moneyText(last.amount)}`;
    if (rest > 0) return void (await orders.note(order.id, `${words} 已占用，还差 ${moneyText(rest)}`));
    const all = taken.length > 1 ? `（${paidWays(taken, last.method)}，共 ${moneyText(order.payable)}）` : '';
    await orders.markPaid(told, taken[0]!.method, `已付款：${words}${all}`);
  },
});
