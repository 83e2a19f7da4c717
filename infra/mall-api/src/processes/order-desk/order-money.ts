import type { OrderPayment } from '@mall/api-contract/order';
import { moneyText } from '@mall/domain/money';
import { canPay } from '@mall/domain/order';
import { outstanding, paidWays, paymentMethodNames } from '@mall/domain/payment';
import type { Database } from '../../database/database.ts';
import type { OrderRow } from '../../modules/order/order.types.ts';
import { type PaymentRow, paymentLedger } from '../../modules/payment/payment-ledger.ts';

type Paid = Pick<OrderRow, 'id' | 'paymentMethod' | 'paidAt' | 'status' | 'payable'>;
/** How an order was paid, as every screen shows it: buyers' and staff's alike (rule payment 34). */
export interface OrderMoney {
  payments: OrderPayment[];
  paymentMethodName: string;
  refundedFen: number;
  /** Still to be paid, 0 once nothing is. */
  dueFen: number;
}

const moneyOf = (order: Paid, taken: readonly PaymentRow[]): OrderMoney => ({
  payments: taken.map(({ method, amount, refunded, paidAt }) => ({
    method,
    methodName: paymentMethodNames[method],
    amountFen: amount,
    amount: moneyText(amount),
    refundedFen: refunded,
    paidAt,
    isHeld: canPay(order.status),
  })),
  paymentMethodName: paidWays(taken, order.paymentMethod),
  dueFen: canPay(order.status) ? outstanding(order.payable, taken) : 0,
  refundedFen: taken.reduce((sum, { refunded }) => sum + refunded, 0),
});

/** One query for as many orders as there are. */
export async function orderMoneyOf(db: Database, orders: readonly Paid[]): Promise<Map<string, OrderMoney>> {
  const taken = await paymentLedger(db).receivedForOrders(orders.map(({ id }) => id));
  return new Map(
    orders.map((order) => [
      order.id,
      moneyOf(
        order,
        taken.filter(({ subjectId }) => subjectId === order.id),
      ),
    ]),
  );
}

export const orderMoney = async (db: Database, order: Paid): Promise<OrderMoney> => (await orderMoneyOf(db, [order])).get(order.id)!;
