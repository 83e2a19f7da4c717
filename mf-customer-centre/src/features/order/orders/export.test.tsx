/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals';
import { accessibilityFaults, refusal, renderPage, screen, waitFor, within } from '@mall/testing';
import { anOrder, noOrders } from '../../../parts/an-order.ts';
import OrdersPage from './orders-page.tsx';
import { usualDays } from './usual-days.ts';

const job = { jobId: 'j', kind: 'order-list', stateName: '', message: '', fileName: '订单明细-20261122.xlsx', url: '/f/1', expiresAt: '' };

function open(exporting: object, path = '/customer/myorders?status=completed&q=M8&from=2026-10-01&to=2026-10-31') {
  const getExportOrderItemCount = jest.fn(async (_: object) => ({ orderCount: 12, itemCount: 4300, mostItems: 100_000, isPossible: true }));
  const states = [
    { state: 'running', progress: 40 },
    { state: 'done', progress: 100 },
  ];
  const view = renderPage(<OrdersPage />, {
    answers: {
      account: { getAllKpByCustomerId: async () => [] },
      download: { getActionJob: async () => ({ ...job, ...(states.shift() ?? { state: 'done', progress: 100 }) }) as never },
      order: {
        getOrderPagedList: async () => ({ pageIndex: 1, pageSize: 20, total: 1000, isTotalAtLeast: true, items: [anOrder()] }),
        getOrderStatistics: async () => noOrders,
        getExportOrderItemCount,
        ...exporting,
      },
    },
    path,
    title: '企业订单',
  });
  return { ...view, getExportOrderItemCount };
}

test('the list’s filters are exported after their number was said, with progress, and the file is taken (rule order 15)', async () => {
  const exportOrderList = jest.fn(async (_: object) => ({ jobId: 'j' }));
  const { user, seen, getExportOrderItemCount } = open({ exportOrderList });
  expect(await screen.findByText(/超过 1000 个订单/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: '导出订单' }));
  const dialog = await screen.findByRole('dialog', { name: '导出订单明细' });
  expect(await within(dialog).findByText('按当前筛选条件，共 12 个订单、4,300 行商品。')).toBeVisible();
  expect(await accessibilityFaults(dialog)).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: '导出 Excel' }));
  await waitFor(() => expect(seen.notices).toEqual([{ tone: 'success', text: '已导出 订单明细-20261122.xlsx' }]));
  const filter = { status: 'completed', keyword: 'M8', from: '2026-10-01', to: '2026-10-31' };
  expect([getExportOrderItemCount.mock.calls[0]![0], exportOrderList.mock.calls[0]![0]]).toEqual([filter, filter]);
});

test('an export that is refused says why, and can be asked for again', async () => {
  const { user, seen } = open({ exportOrderList: () => Promise.reject(refusal('ORDER_EXPORT_EMPTY', '没有符合条件的订单，无可导出')) });
  await user.click(await screen.findByRole('button', { name: '导出订单' }));
  await user.click(await screen.findByRole('button', { name: '导出 Excel' }));
  await waitFor(() => expect(seen.notices).toEqual([{ tone: 'danger', text: '没有符合条件的订单，无可导出' }]));
  expect(await screen.findByRole('button', { name: '导出订单' })).toBeEnabled();
});

test('last month is one click from the list, also in January (rule order 28)', async () => {
  expect(usualDays(new Date('2026-01-15T02:00:00Z')).map(({ from, to }) => `${from}…${to}`)).toEqual([
    '2026-01-01…2026-01-15',
    '2025-12-01…2025-12-31',
    '2025-11-01…2026-01-15',
  ]);
  const { user } = open({}, '/customer/myorders');
  const lastMonth = await screen.findByRole('button', { name: '上月' });
  await user.click(lastMonth);
  const { from, to } = usualDays()[1]!;
  await waitFor(() => expect(window.location.search).toBe(`?from=${from}&to=${to}`));
  expect(await screen.findByRole('button', { name: '上月', pressed: true })).toBeInTheDocument();
});
