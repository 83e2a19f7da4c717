/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals';
import { yuan } from '@mall/domain/money';
import { accessibilityFaults, refusal, renderPage, screen, waitFor, within } from '@mall/testing';
import { aCreditAccount, creditUses } from '../../../parts/a-credit-account.ts';
import { aPicture } from '../../../parts/a-credit-bill.ts';
import type { CreditAccount, CreditUses } from '../../../parts/credit-calls.ts';
import { creditFace } from './credit-face.ts';
import CreditLimitPage from './credit-limit-page.tsx';

const open = (account: CreditAccount, uses: CreditUses = creditUses(), path = '/customer/customerCreditLimit') =>
  renderPage(<CreditLimitPage />, {
    answers: {
      credit: { getCurrentCustomerCreditAccount: async () => account, searchCustomerCreditCurrentAndNotYetBill: async () => uses },
      creditBill: { getCreditAccountPicture: async () => aPicture() },
    },
    path,
  });

test('the buyer sees how much of the limit is used, by what, and which orders', async () => {
  const { container } = open(aCreditAccount({ used: yuan(900) }), creditUses([yuan(500), yuan(200)], yuan(200)));
  const meter = await screen.findByRole('meter', { name: '已用额度' });
  expect(meter).toHaveAttribute('value', '90');
  const table = await screen.findByRole('table', { name: '未出账的账期订单' });
  const order = within(table).getByRole('link', { name: 'SO20261120-000001' });
  expect(order).toHaveAttribute('href', '/Customer/MyOrders/Details/SO20261120-000001');
  expect(order).toHaveAttribute('target', '_blank');
  expect(within(table).getByText('¥500.00')).toBeInTheDocument();
  expect(screen.getByText(/额度即将用完/)).toBeInTheDocument();
  expect(await accessibilityFaults(container)).toEqual([]);
});

test('with an overdue bill the page says so, and that nothing more may be ordered on account', async () => {
  open(aCreditAccount({ used: yuan(100), status: 30 }));
  expect(await screen.findByText('有账单已逾期，暂不能使用账期下单')).toBeInTheDocument();
  expect(screen.getByText('可用额度', { selector: 'dt' }).parentElement).toHaveTextContent('¥0.00');
});

test('a company without credit reads what to do, and sees no meter', async () => {
  open(aCreditAccount({ limit: 0, status: 0 }));
  expect(await screen.findByRole('heading', { name: '尚未开通账期' })).toBeInTheDocument();
  expect(screen.queryByRole('meter')).toBeNull();
});

test.each([
  [10, 0, 'empty', '账期申请审核中'],
  [20, 0, 'figures', '额度已批准，等待签署合同'],
  [40, 0, 'figures', '账期已冻结'],
  [50, 0, 'empty', '账期已关闭'],
  [50, 100, 'figures', '账期已关闭'],
])('status %i with %i fen owed shows %s: %s', (status, used, shows, title) => {
  expect(creditFace(status, used)).toMatchObject({ shows, title });
});

test('an order that was placed, paid or cancelled elsewhere is in the figures at once', async () => {
  let account = aCreditAccount();
  const { platform } = renderPage(<CreditLimitPage />, {
    answers: {
      credit: {
        getCurrentCustomerCreditAccount: async () => account,
        searchCustomerCreditCurrentAndNotYetBill: async () => creditUses(),
      },
      creditBill: { getCreditAccountPicture: async () => aPicture() },
    },
  });
  expect(await screen.findByRole('meter')).toHaveAttribute('value', '0');
  account = aCreditAccount({ used: yuan(250) });
  platform.bus.emit('order:paid', { orderId: 'o-9', paidWith: 'credit' });
  await waitFor(() => expect(screen.getByRole('meter')).toHaveAttribute('value', '25'));
});

test('the orders wait for the picture above them, so that nothing moves; a picture that fails is left out', async () => {
  let fail = (_: unknown) => {};
  const late = new Promise<ReturnType<typeof aPicture>>((_, reject) => {
    fail = reject;
  });
  renderPage(<CreditLimitPage />, {
    answers: {
      credit: {
        getCurrentCustomerCreditAccount: async () => aCreditAccount(),
        searchCustomerCreditCurrentAndNotYetBill: async () => creditUses([yuan(500)], yuan(500)),
      },
      creditBill: { getCreditAccountPicture: () => late },
    },
  });
  expect(await screen.findByText(/未出账订单 ¥/)).toBeInTheDocument();
  expect(screen.queryByRole('table', { name: '未出账的账期订单' })).toBeNull();
  fail(refusal('NETWORK', '网络异常'));
  expect(await screen.findByRole('table', { name: '未出账的账期订单' })).toBeInTheDocument();
  expect(screen.queryByText('账户一览')).toBeNull();
});

test('the API is down: the page says so, and the retry works', async () => {
  const read = jest
    .fn<() => Promise<CreditAccount>>()
    .mockRejectedValueOnce(refusal('NETWORK', '网络异常'))
    .mockResolvedValue(aCreditAccount());
  const { user } = renderPage(<CreditLimitPage />, {
    answers: {
      credit: { getCurrentCustomerCreditAccount: read, searchCustomerCreditCurrentAndNotYetBill: async () => creditUses() },
      creditBill: { getCreditAccountPicture: async () => aPicture() },
    },
  });
  await user.click(await screen.findByRole('button', { name: '重试' }));
  expect(await screen.findByRole('meter')).toBeInTheDocument();
});
