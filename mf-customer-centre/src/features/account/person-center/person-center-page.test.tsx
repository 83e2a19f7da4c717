/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { accessibilityFaults, refusal, renderPage, screen } from '@mall/testing';
import { noOrders } from '../../../parts/an-order.ts';
import PersonCenterPage from './person-center-page.tsx';

test('the company, its orders, its money; what cannot be read says so and leaves the rest alone', async () => {
  const { container } = renderPage(<PersonCenterPage />, {
    session: { hasShowBalancePayment: true },
    answers: {
      order: { getOrderStatistics: async () => ({ ...noOrders, shipped: 5, total: 8 }) },
      credit: { getCurrentCustomerCreditAccount: () => Promise.reject(refusal('SERVICE_UNAVAILABLE', '服务不可用')) },
      account: {
        getCustomerInfo: async () => ({
          kpId: 1,
          customerId: 1,
          customerName: '王建国',
          companyZH: '上海启衡机械有限公司',
          cellPhone: '138****8000',
          userRole: 1,
          owner: 0,
          cs: 0,
          isPublic: false,
          imgUrl: '',
          enableAuthorized: true,
          isManager: true,
          rights: [],
          hasShowBalancePayment: true,
          isBlackCard: true,
          isPasswordGenerated: false,
          agreementsToAccept: [],
          operator: null,
        }),
        getAllKpByCustomerId: async () => [{ id: 2, contactName: '李敏', contactNameDesc: '设备部' }],
        getCustomerBalance: async () => ({ balanceFen: 100, balanceAmount: '1.00', freePaymentLimitFen: 0, hasPaymentPassword: true }),
      },
    },
  });
  expect(await screen.findByText('李敏')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: '上海启衡机械有限公司' })).toBeInTheDocument();
  expect(await screen.findByText('¥1.00')).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: '已发货 5' })).toHaveAttribute('href', '/customer/myorders?status=shipped');
  expect(await screen.findByText('服务不可用')).toBeInTheDocument();
  expect(await accessibilityFaults(container)).toEqual([]);
});
