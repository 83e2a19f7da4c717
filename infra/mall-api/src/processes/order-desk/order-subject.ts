import { canPay } from '@mall/domain/order';
import { orderService } from '../../modules/order/order.service.ts';
import type { ChargeSubject } from '../cashier/index.ts';
import { orderPayments } from './order-payments.ts';

/** An order as what a charge pays for. */
export const orderSubject: ChargeSubject = {
  async look(db, id) {
    const order = await orderService(db).peek(id);
    return {
      label: '订单号',
      number: order.orderNumber,
      isPayable: canPay(order.status),
      isPaid: order.paidAt !== null,
      paidPath: `/checkout/success/${id}`,
      openPath: `/checkout/mycompleted/${id}`,
    };
  },
  async lock(tx, id) {
    const order = await orderService(tx).lock(id);
    return { isPayable: canPay(order.status), settle: () => orderPayments(tx).settle(order) };
  },
};
