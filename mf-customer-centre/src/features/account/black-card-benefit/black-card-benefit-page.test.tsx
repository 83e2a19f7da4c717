/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals';
import { accessibilityFaults, renderPage, screen, waitFor } from '@mall/testing';
import BlackCardBenefitPage from './black-card-benefit-page.tsx';
import type { BlackCardStatus } from './membership-panel.tsx';

const status = (changes: Partial<BlackCardStatus> = {}): BlackCardStatus => ({
  state: 'renewable',
  isMember: true,
  until: '2026-12-30T08:00:00.000Z',
  renewableFrom: '2026-10-31T08:00:00.000Z',
  canBuy: true,
  nextUntil: '2027-12-30T08:00:00.000Z',
  feeFen: 29_900,
  fee: '¥299.00',
  savedFen: 123_456,
  saved: '¥1,234.56',
  savedOrders: 7,
  ...changes,
});
const products = jest.fn(async (..._: unknown[]) => ({ pageIndex: 1, pageSize: 12, total: 0, isEstimated: false, items: [] }));
const open = (payment: object, path = '/customer/BlackCardBenefit') =>
  renderPage(<BlackCardBenefitPage />, { answers: { payment, search: { customerSearchSkuByElastic: products } } as never, path });

test('a member reads until when, what was saved and what a year costs, and renews in the last days', async () => {
  const { container } = open({ checkBlackCardRenewStatus: async () => status() });
  expect(await screen.findByText('¥1,234.56')).toBeInTheDocument();
  expect(screen.getByText('7 单')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '续费一年 ¥299.00' })).toBeInTheDocument();
  expect(screen.getByText(/续费后有效期至 2027-12-30.*支付后不退/)).toBeInTheDocument();
  await waitFor(() => expect(products).toHaveBeenCalledWith({ filter: '黑卡商品', pageIndex: 1, pageSize: 12 }, expect.anything()));
  expect(await accessibilityFaults(container)).toEqual([]);
});

test('bought at a cashier in another tab the page notices; while the card runs there is nothing to buy', async () => {
  let isPaid = false;
  const bought = () => status({ state: 'active', canBuy: false, renewableFrom: '2027-10-31T08:00:00.000Z' });
  const tab = { opener: window, location: { replace: jest.fn() }, close: jest.fn() };
  const opened = jest.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
  const blackCardCharge = jest.fn(async (_: object, _options?: object) => ({
    chargeId: 'c-1',
    payUrl: '/_cashier/c-1',
    amountFen: 29_900,
    expiresAt: '',
  }));
  const { user, seen } = open({
    checkBlackCardRenewStatus: async () => (isPaid ? bought() : status({ state: 'none', isMember: false, until: '' })),
    blackCardCharge,
  });
  await user.click(await screen.findByRole('radio', { name: /^微信支付/ }));
  await user.click(screen.getByRole('button', { name: '开通一年 ¥299.00' }));
  expect(await screen.findByText('请在新打开的收银台完成支付')).toBeInTheDocument();
  expect(blackCardCharge).toHaveBeenCalledWith({ provider: 'wechatPay' }, expect.anything());
  expect(tab.location.replace).toHaveBeenCalledWith('/_cashier/c-1');
  isPaid = true;
  window.dispatchEvent(new Event('focus'));
  expect(await screen.findByText('2027-10-31 起可以续费，续费一年从到期日起算。')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /续费|开通/ })).not.toBeInTheDocument();
  await waitFor(() => expect(seen.notices).toContainEqual({ tone: 'success', text: '黑卡已开通' }));
  opened.mockRestore();
});

test('back from a cashier it says what became of the payment, as the mall knows it', async () => {
  const awaited = open({ checkBlackCardRenewStatus: async () => status() }, '/customer/blackCardBenefit?outcome=paid');
  expect(await screen.findByText(/支付结果确认中/)).toBeInTheDocument();
  awaited.unmount();
  const paid = open(
    { checkBlackCardRenewStatus: async () => status({ state: 'active', canBuy: false }) },
    '/customer/blackCardBenefit?outcome=paid',
  );
  expect(await screen.findByText(/支付成功，黑卡会员有效期至/)).toBeInTheDocument();
  paid.unmount();
  open({ checkBlackCardRenewStatus: async () => status() }, '/customer/blackCardBenefit?outcome=cancelled');
  expect(await screen.findByText(/上次支付没有完成/)).toBeInTheDocument();
});
