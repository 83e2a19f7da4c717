import { expect, test } from '@jest/globals';
import { outcomeOf } from './outcome.ts';

type Order = Parameters<typeof outcomeOf>[0];
const anOrder = (changes: Partial<Order> = {}): Order => ({
  ...{ isPaid: true, paymentMethod: 'unionPay', expiresAt: '', status: 'pendingShipment', statusName: '待发货', lines: [] },
  ...changes,
});

test('what is reached and what follows is said for each way to pay; nothing is promised that the mall doesn’t do yet', () => {
  const orders = (['unionPay', 'balance', 'credit', 'cashOnDelivery', 'offlineTransfer'] as const).flatMap((paymentMethod) => [
    anOrder({ paymentMethod }),
    anOrder({ paymentMethod, isPaid: false, status: 'pendingPayment' }),
    anOrder({ paymentMethod, status: 'cancelled', statusName: '已取消' }),
  ]);
  for (const { title, steps } of orders.map(outcomeOf)) {
    expect(title).not.toBe('');
    expect(steps.join()).not.toMatch(/售后|发票|出账|还款/);
  }
  expect(outcomeOf(anOrder())).toEqual({
    title: '支付成功',
    steps: ['仓库备货并发货，发货后可在订单中查看物流', '收到货物后在订单中确认签收'],
  });
});
