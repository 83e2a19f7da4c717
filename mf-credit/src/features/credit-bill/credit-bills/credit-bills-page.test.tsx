/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals';
import { accessibilityFaults, refusal, renderPage, screen, within } from '@mall/testing';
import { creditUses } from '../../../parts/a-credit-account.ts';
import { aCreditBill, creditBills } from '../../../parts/a-credit-bill.ts';
import { readBillFilters } from './bill-filters.ts';
import CreditBillsPage from './credit-bills-page.tsx';

const open = (searchCustomerCreditHistoryBill: () => Promise<unknown>, path = '/customer/customerCreditBills') =>
  renderPage(<CreditBillsPage />, {
    path,
    answers: {
      creditBill: { searchCustomerCreditHistoryBill },
      credit: { searchCustomerCreditCurrentAndNotYetBill: async () => creditUses([500]) },
    } as never,
  });

test('bills stand with state, due day and what follows, below what is open, late and not billed yet', async () => {
  const late = aCreditBill({ id: 'b2', month: '2026-10', state: 'partlyPaid', stateName: '部分还款', isOverdue: true, daysOverdue: 4 });
  const { container } = open(async () => creditBills(aCreditBill(), late));
  const table = await screen.findByRole('table', { name: '账单' });
  expect(within(table).getByRole('link', { name: '核对并确认 2026-11 账单' })).toHaveAttribute('href', '/customer/customerCreditBills/b1');
  expect(within(table).getByText('2026-12-25，逾期 4 天')).toBeInTheDocument();
  expect(within(table).getByText('已逾期')).toBeInTheDocument();
  expect(screen.getByText('已逾期', { selector: 'dt' }).parentElement).toHaveTextContent('¥30.00');
  expect(await screen.findByText('未出账（2026-11-25 出账）')).toBeInTheDocument();
  expect(await accessibilityFaults(container)).toEqual([]);
});

test('a tab narrows the list by its address; nonsense there counts as nothing', async () => {
  const search = jest.fn<(...sent: unknown[]) => Promise<unknown>>().mockResolvedValue(creditBills());
  const { user } = open(search);
  await user.click(await screen.findByRole('tab', { name: '待还款' }));
  expect(search).toHaveBeenLastCalledWith(expect.objectContaining({ states: ['toPay', 'partlyPaid'] }), expect.anything());
  expect(await screen.findByRole('heading', { name: '没有符合条件的账单' })).toBeInTheDocument();
  expect(readBillFilters(new URLSearchParams('view=constructor&page=-1'))).toEqual({ view: 'all', keyword: '', page: 1 });
});

test('without bills the page says how they come; a failure can be tried again', async () => {
  const shown = open(async () => creditBills());
  expect(await screen.findByText('账期订单发货后，每月 25 日出账，次月 25 日前还款')).toBeInTheDocument();
  shown.unmount();
  const search = jest
    .fn<() => Promise<unknown>>()
    .mockRejectedValueOnce(refusal('NETWORK', '网络异常'))
    .mockResolvedValue(creditBills(aCreditBill()));
  const { user } = open(search);
  await user.click(await screen.findByRole('button', { name: '重试' }));
  expect(await screen.findByRole('table', { name: '账单' })).toBeInTheDocument();
});
