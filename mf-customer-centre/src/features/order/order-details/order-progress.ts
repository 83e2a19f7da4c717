import type { OrderDetail } from '../../../parts/order-types.ts';

export interface ProgressStep {
  name: string;
  /** When it was reached, '' where it is not yet or nobody noted it. */
  at: string;
  state: 'done' | 'current' | 'ahead';
}

const paidName: Partial<Record<OrderDetail['paymentMethod'], string>> = { cashOnDelivery: '货到付款', credit: '账期支付' };

/** How far an order has come, as steps with their times (rules order 1, 21). The current step is what is waited for. */
export function progressOf(order: OrderDetail): ProgressStep[] {
  const placed: ProgressStep = { name: '提交订单', at: order.createdAt, state: 'done' };
  if (order.status === 'cancelled') {
    const paid: ProgressStep[] = order.paidAt ? [{ name: '付款成功', at: order.paidAt, state: 'done' }] : [];
    return [placed, ...paid, { name: '已取消', at: order.cancelledAt, state: 'current' }];
  }
  const reached = { pendingPayment: 1, pendingShipment: 2, partiallyShipped: 2, shipped: 3, completed: 4 }[order.status];
  const names = [
    { name: '提交订单', at: order.createdAt },
    { name: reached > 1 ? (paidName[order.paymentMethod] ?? '付款成功') : '等待付款', at: order.paidAt },
    {
      name: order.status === 'partiallyShipped' ? '部分发货' : reached > 2 ? '商家已发货' : '等待发货',
      at: order.shippedAt || order.packages.map(({ shippedAt }) => shippedAt).sort()[0] || '',
    },
    { name: reached > 3 ? '已完成' : '等待签收', at: order.completedAt },
  ];
  return names.map((step, at) => ({ ...step, state: at < reached ? 'done' : at === reached ? 'current' : 'ahead' }));
}
