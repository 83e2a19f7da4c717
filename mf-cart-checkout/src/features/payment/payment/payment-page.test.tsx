/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals';
import { accessibilityFaults, refusal, renderPage, screen, waitFor, within } from '@mall/testing';
import { aPayPage } from '../../../parts/a-pay-page.ts';
import type { PayPage } from '../../../parts/trading-types.ts';
import PaymentPage from './payment-page.tsx';

const paid = {
  orderId: 'o-1',
  orderNumber: 'SO20261120-000123',
  status: 'pendingShipment',
  statusName: '待发货',
  isPaid: true,
  paidAt: '',
  paymentMethod: 'balance' as const,
  paidFen: 123_450,
};
type Options = NonNullable<Parameters<typeof renderPage>[1]>;
type Answers = NonNullable<Options['answers']>;

function open(page: PayPage, payment: Answers['payment'] = {}, session: Options['session'] = {}) {
  const answers: Answers = {
    payment: { getOrderByOrderIdForPcPayPage: async () => page, ...payment },
    order: { getOrderByOrderId: () => Promise.reject(refusal('NETWORK', '网络异常')) },
  };
  return renderPage(<PaymentPage />, { answers, session, path: '/checkout/mycompleted/o-1', params: { id: 'o-1' } });
}

test('the page says what is paid, until when, and why a method is not to be had', async () => {
  const { container } = open(aPayPage());
  expect(await screen.findByRole('status', { name: '应付金额' })).toHaveTextContent('1,234.50');
  expect(screen.getByRole('timer', { name: '剩余付款时间' })).toHaveTextContent(/^00:59:5\d$|^01:00:00$/);
  expect(screen.getByRole('radio', { name: /账期支付.*尚未开通账期/ })).toBeDisabled();
  expect(await accessibilityFaults(container)).toEqual([]);
});

test('a wrong payment password tells the tries left, the right one pays', async () => {
  const payByBalanceByPassword = jest
    .fn<(input: { orderId: string; password: string }, options?: unknown) => Promise<typeof paid>>()
    .mockRejectedValueOnce(refusal('PAYMENT_PASSWORD_WRONG', '支付密码错误', { attemptsLeft: 4 }))
    .mockResolvedValueOnce(paid);
  const { user, seen, platform } = open(aPayPage(), { payByBalanceByPassword });
  const told = jest.fn();
  platform.bus.on('order:paid', told);
  await user.click(await screen.findByRole('button', { name: '用预付款支付' }));
  const dialog = await screen.findByRole('dialog', { name: '输入支付密码' });
  const field = within(dialog).getByLabelText('6 位数字支付密码');
  expect(within(dialog).getByRole('button', { name: '确认支付' })).toBeDisabled();
  await user.type(field, '11a1111');
  await user.click(within(dialog).getByRole('button', { name: '确认支付' }));
  expect(await within(dialog).findByText('支付密码错误，还可尝试 4 次')).toBeInTheDocument();
  expect(field).toHaveValue('');
  await user.type(field, '258036{Enter}');
  await waitFor(() => expect(seen.navigations).toEqual(['/checkout/success/o-1']));
  expect(payByBalanceByPassword).toHaveBeenLastCalledWith({ orderId: 'o-1', password: '258036' }, expect.anything());
  expect(told).toHaveBeenCalledWith({ orderId: 'o-1', paidWith: 'balance' });
});

test('a locked password is said, and nothing more can be typed', async () => {
  const { user } = open(aPayPage(), {
    payByBalanceByPassword: () => Promise.reject(refusal('PAYMENT_PASSWORD_LOCKED', '支付密码错误次数过多，请2小时后再试')),
  });
  await user.click(await screen.findByRole('button', { name: '用预付款支付' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByLabelText('6 位数字支付密码'), '111111{Enter}');
  expect(await within(dialog).findByText('支付密码错误次数过多，请2小时后再试')).toBeInTheDocument();
  expect(within(dialog).getByLabelText('6 位数字支付密码')).toBeDisabled();
});

test('within the free-payment limit no password is asked', async () => {
  const page = aPayPage();
  const payByBalanceByFreePayment = jest.fn(async () => paid);
  const { user, seen } = open({ ...page, balance: { ...page.balance, canPayWithoutPassword: true } }, { payByBalanceByFreePayment });
  await user.click(await screen.findByRole('button', { name: '免密支付' }));
  await waitFor(() => expect(seen.navigations).toEqual(['/checkout/success/o-1']));
});

test('paid at the cashier in another tab: the page notices when the buyer comes back', async () => {
  let isPaid = false;
  const tab = { opener: window, closed: false, location: { replace: jest.fn() }, close: jest.fn() };
  const opened = jest.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
  const { user, seen } = open(aPayPage({ paymentMethod: 'unionPay' }), {
    charge: async () => ({ chargeId: 'c-1', payUrl: '/cashier/c-1', amountFen: 123_450, expiresAt: '' }),
    checkOrderPaidStatus: async () => ({ orderId: 'o-1', isPaid, status: isPaid ? 'pendingShipment' : 'pendingPayment', statusName: '' }),
  });
  await user.click(await screen.findByRole('radio', { name: /^企业网银/ }));
  await user.click(screen.getByRole('button', { name: '去支付 ¥1,234.50' }));
  expect(await screen.findByText('请在新打开的收银台完成支付')).toBeInTheDocument();
  expect(tab.location.replace).toHaveBeenCalledWith('/cashier/c-1');
  expect(tab.opener).toBeNull();
  await user.click(screen.getByRole('button', { name: '我已完成支付' }));
  await waitFor(() => expect(seen.notices).toEqual([{ tone: 'info', text: '暂未收到支付结果，稍后会自动更新' }]));
  isPaid = true;
  window.dispatchEvent(new Event('focus'));
  await waitFor(() => expect(seen.navigations).toEqual(['/checkout/success/o-1']));
  opened.mockRestore();
});

test('an order that is paid already goes on; one that was cancelled says so', async () => {
  const first = open(aPayPage({ isPaid: true, canPay: false }));
  await waitFor(() => expect(first.seen.navigations).toEqual(['/checkout/success/o-1']));
  first.unmount();
  open(aPayPage({ canPay: false, status: 'cancelled', statusName: '已取消' }));
  expect(await screen.findByText('订单已取消，无需支付')).toBeInTheDocument();
});

test('who may not pay is told why, sees no method and can ask somebody else to (rule roles 18)', async () => {
  const { container } = open(aPayPage(), {}, { isManager: false, rights: ['seePrices', 'order'] });
  expect(await screen.findByText('您没有付款的权限，请联系本企业主管开通')).toBeInTheDocument();
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.getByRole('button', { name: '找人代付' })).toBeEnabled();
  expect(await accessibilityFaults(container)).toEqual([]);
});
