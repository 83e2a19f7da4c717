import type { PaymentResult } from '@mall/api-contract/payment';
import { orderStatusNames } from '@mall/domain/order';
import type { OrderRow } from '../../modules/order/order.types.ts';

/** What a payment answers. @param paidFen what it took */
export const resultOf = (order: OrderRow, paidFen: number): PaymentResult => ({
  orderId: order.id,
  orderNumber: order.orderNumber,
  status: order.status,
  statusName: orderStatusNames[order.status],
  isPaid: order.paidAt !== null,
  paidAt: order.paidAt ?? '',
  paymentMethod: order.paymentMethod,
  paidFen,
});
