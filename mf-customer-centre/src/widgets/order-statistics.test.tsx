/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { accessibilityFaults, renderPage, screen } from '@mall/testing';
import { noOrders } from '../parts/an-order.ts';
import OrderStatistics from './order-statistics.tsx';

test('each state leads to its orders, and follows what happens to them', async () => {
  let pendingPayment = 2;
  const { platform, container } = renderPage(<OrderStatistics />, {
    answers: { order: { getOrderStatistics: async () => ({ ...noOrders, pendingPayment, total: 9 }) } },
  });
  expect(await screen.findByRole('link', { name: '待付款 2' })).toHaveAttribute('href', '/customer/myorders?status=pendingPayment');
  expect(await accessibilityFaults(container)).toEqual([]);
  pendingPayment = 1;
  platform.bus.emit('order:paid', { orderId: 'o-1', paidWith: 'balance' });
  expect(await screen.findByRole('link', { name: '待付款 1' })).toBeInTheDocument();
});

test('a visitor sees nothing', () => {
  expect(renderPage(<OrderStatistics />, { session: { signedIn: false } }).container).toBeEmptyDOMElement();
});
