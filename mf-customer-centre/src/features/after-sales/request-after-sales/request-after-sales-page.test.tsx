/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { accessibilityFaults, renderPage, screen, within } from '@mall/testing';
import { aClaimableOrder } from '../../../parts/after-sales/a-case.ts';
import RequestAfterSalesPage from './request-after-sales-page.tsx';

const open = (items: ReturnType<typeof aClaimableOrder>[]) =>
  renderPage(<RequestAfterSalesPage />, {
    answers: {
      afterSales: { getApplyAfterSaleOwssOrderListDto: async () => ({ pageIndex: 1, pageSize: 10, total: items.length, items }) },
    },
    path: '/customer/requestAfterSales',
  });

test('an order says what of it can be asked for until when, and leads to the form', async () => {
  const other = aClaimableOrder(
    { orderId: 'o-2', orderNumber: 'SO20261001-000001', canApply: false },
    { claimableQuantity: 0, deadline: '2020-11-01T00:00:00.000Z' },
  );
  const { container } = open([aClaimableOrder(), other]);
  const order = await screen.findByRole('article', { name: /SO20261120-000123/ });
  expect(within(order).getByText('可申请 40 个，2026-12-20 前')).toBeInTheDocument();
  expect(within(order).getByRole('link', { name: '申请售后' })).toHaveAttribute('href', '/customer/createAfterSales/o-1');
  const late = screen.getByRole('article', { name: /SO20261001-000001/ });
  expect(within(late).getByText('签收已超过30天')).toBeInTheDocument();
  expect(within(late).queryByRole('link', { name: '申请售后' })).not.toBeInTheDocument();
  expect(await accessibilityFaults(container)).toEqual([]);
});

test('without orders there is nothing to choose from', async () => {
  open([]);
  expect(await screen.findByText('还没有已发货的订单')).toBeInTheDocument();
});
