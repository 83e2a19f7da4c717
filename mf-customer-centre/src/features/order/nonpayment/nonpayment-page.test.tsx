/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals';
import { accessibilityFaults, renderPage, screen } from '@mall/testing';
import { anOrder } from '../../../parts/an-order.ts';
import NonpaymentPage from './nonpayment-page.tsx';

const open = (total: number, path = '/customer/nonpayment') => {
  const getNonPaymentOrder = jest.fn(async (_: object) => ({
    ...{ pageIndex: 1, pageSize: 20, total, items: total ? [anOrder()] : [], dueFen: total * 10_000, dueAmount: '¥4,100.00' },
  }));
  return {
    ...renderPage(<NonpaymentPage />, { answers: { order: { getNonPaymentOrder } }, path, title: '待付款订单' }),
    getNonPaymentOrder,
  };
};

test('what is to be paid stands with its sum, page by page (rule order 9)', async () => {
  const { container, getNonPaymentOrder } = open(41, '/customer/nonpayment?page=2');
  expect(await screen.findByText(/41 个订单待付款/)).toHaveTextContent('41 个订单待付款，应付合计 ¥4,100.00');
  expect(screen.getByRole('link', { name: '去付款' })).toHaveAttribute('href', '/checkout/mycompleted/o-1');
  expect(getNonPaymentOrder.mock.calls[0]![0]).toEqual({ pageIndex: 2, pageSize: 20 });
  expect(await accessibilityFaults(container)).toEqual([]);
});

test('where nothing is to be paid the page says so and leads on', async () => {
  open(0, '/customer/nonpayment?page=x');
  expect(await screen.findByText('没有待付款的订单')).toBeVisible();
  expect(screen.getByRole('link', { name: '查看企业订单' })).toHaveAttribute('href', '/customer/myorders');
});
