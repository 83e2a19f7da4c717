/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { accessibilityFaults, screen, waitFor } from '@mall/testing';
import { showInFrame } from '../../testing/show-in-frame.tsx';
import { CustomerMenu } from './customer-menu.tsx';

const menu = [
  { group: '账户管理', order: 15, name: '消息', path: '/customer/notifications', count: 'unread-notifications' },
  { group: '交易中心', order: 10, name: '企业询价', path: '/customer/inquiryListV2', count: 'quoted-inquiries' },
  { group: '交易中心', order: 20, name: '企业订单', path: '/customer/myorders', count: 'unpaid-orders' },
  { group: '交易中心', order: 30, name: '常用清单', path: '/customer/commonly' },
] as const;

test('beside an entry stands what waits for the buyer, and what came of it since (rule layout 35)', async () => {
  let quoted = 3;
  const { container, platform } = showInFrame(<CustomerMenu />, {
    layout: 'customer-centre',
    menu: [...menu],
    answers: {
      account: { getLayoutStatistics: async () => ({ inquiryCount: 0, shoppingCartCount: 0, notificationCount: 120, approvalCount: 0 }) },
      inquiry: { getInquiryPagedListCount: async () => ({ quoted }) as never },
      order: { getOrderStatistics: async () => ({ pendingPayment: 0 }) as never },
    },
  });
  expect(await screen.findByRole('link', { name: '企业询价 待下单的报价 3' })).toHaveAttribute('href', '/customer/inquiryListV2');
  expect(await screen.findByRole('img', { name: '未读消息 120' })).toHaveTextContent('99+');
  expect(screen.getByRole('link', { name: '企业订单' })).toBeInTheDocument();
  expect(await accessibilityFaults(container)).toEqual([]);
  quoted = 2;
  platform.bus.emit('order:placed', { orderId: 'o-1' });
  await waitFor(() => expect(screen.getByRole('link', { name: '企业询价 待下单的报价 2' })).toBeInTheDocument());
});
