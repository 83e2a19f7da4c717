/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { accessibilityFaults, renderPage, screen, waitFor } from '@mall/testing';
import BalancePage from './balance-page.tsx';
import RecordList from './record-list.tsx';

const aFile = {
  jobId: 'j',
  kind: 'balance-records',
  stateName: '',
  message: '',
  fileName: '预付款明细-20261122.xlsx',
  url: '/f/1',
  expiresAt: '',
};

test('the page says where deposits are transferred to, and what people paid out of their own pockets', async () => {
  const { container } = renderPage(<BalancePage />, {
    answers: {
      account: {
        getCustomerBalance: async () => ({
          ...{ balanceFen: 5_000_000, balanceAmount: '50000.00' },
          ...{ freePaymentLimitFen: 0, hasPaymentPassword: true },
        }),
      },
      payment: {
        getPrepaymentInfo: async () => ({
          ...{ balanceFen: 5_000_000, balanceAmount: '¥50,000.00' },
          depositAccount: { accountName: '百工商城', bank: '招商银行', accountNumber: '1219 0888', remark: '转账时请备注企业编号 1' },
          personalAdvance: { orderCount: 2, amountFen: 12_000, amount: '¥120.00' },
        }),
      },
    },
    path: '/customer/accountBalance',
  });
  expect(await screen.findByText('转账时请备注企业编号 1')).toBeInTheDocument();
  expect(screen.getByText('1219 0888')).toBeInTheDocument();
  expect(screen.getByText('2 个订单，共 ¥120.00')).toBeInTheDocument();
  expect(await accessibilityFaults(container)).toEqual([]);
});

test('movements name the order or bill they were for, are found by an order, and exported as they are filtered (rules account 46, 50)', async () => {
  const record = {
    reference: 'r',
    kindName: '支付',
    kind: 'payment',
    amountFen: -100,
    at: '2026-11-22T02:00:00Z',
    billId: '',
    billNumber: '',
  };
  const asked: object[] = [];
  const exported: object[] = [];
  const { user, seen, container } = renderPage(<RecordList />, {
    answers: {
      account: {
        getCustomerBalanceRecords: async (input: object) => {
          asked.push(input);
          const items = [
            { ...record, id: 2, orderNumber: '', billId: 'b1', billNumber: 'ZD20261025-000007', balanceFen: 800 },
            { ...record, id: 1, orderNumber: 'MRO202611220001', balanceFen: 900 },
          ];
          return { pageIndex: 1, pageSize: 20, total: 2, items, inFen: 0, outFen: 200 } as never;
        },
        exportCustomerBalanceRecords: async (input: object) => {
          exported.push(input);
          return { jobId: 'j' };
        },
      },
      download: { getActionJob: async () => ({ ...aFile, state: 'done', progress: 100 }) as never },
    },
    path: '/customer/accountBalance',
  });
  expect(await screen.findByRole('link', { name: 'ZD20261025-000007' })).toHaveAttribute('href', '/customer/customerCreditBills/b1');
  expect(screen.getByRole('link', { name: 'MRO202611220001' })).toBeVisible();
  await user.type(screen.getByRole('searchbox', { name: '订单号' }), 'MRO2026{Enter}');
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ keyword: 'MRO2026', pageIndex: 1 }));
  await user.click(await screen.findByRole('button', { name: '导出 Excel' }));
  await waitFor(() => expect(seen.notices).toEqual([{ tone: 'success', text: '已导出 预付款明细-20261122.xlsx' }]));
  expect(exported).toEqual([{ keyword: 'MRO2026', from: '', to: '' }]);
  expect(await accessibilityFaults(container)).toEqual([]);
});
