/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals';
import { accessibilityFaults, refusal, renderPage, screen, waitFor, within } from '@mall/testing';
import type { Supplement } from '../../../parts/trading-types.ts';
import SupplementPage from './supplement-page.tsx';

const aSupplement = (changes: Partial<Supplement> = {}): Supplement => ({
  orderId: 'o-1',
  orderNumber: 'SO20261120-000123',
  statusName: '待付款',
  isPaid: false,
  canPay: true,
  isPossible: true,
  reason: '',
  isHeld: false,
  payableFen: 90_000,
  payableAmount: '¥900.00',
  creditFen: 60_000,
  creditAmount: '¥600.00',
  restFen: 30_000,
  restAmount: '¥300.00',
  methods: [
    { method: 'unionPay', name: '银联在线支付', isAllowed: true, reason: '', hint: '支持银行卡、企业网银与扫码' },
    { method: 'wechatPay', name: '微信支付', isAllowed: true, reason: '', hint: '微信扫码支付' },
    { method: 'balance', name: '预付款支付', isAllowed: true, reason: '', hint: '可用余额 ¥500.00' },
  ],
  freePaymentLimitFen: 0,
  hasPaymentPassword: true,
  passwordLockedUntil: '',
  expiresAt: '2026-11-23T07:04:05.000Z',
  ...changes,
});
const paid = {
  ...{ orderId: 'o-1', orderNumber: 'SO20261120-000123', status: 'pendingShipment', statusName: '待发货', isPaid: true, paidAt: '' },
  ...{ paymentMethod: 'credit' as const, paidFen: 90_000, charge: null },
};
type Payment = NonNullable<NonNullable<NonNullable<Parameters<typeof renderPage>[1]>['answers']>['payment']>;
const open = (supplement: Supplement, payment: Payment = {}) =>
  renderPage(<SupplementPage />, {
    answers: { payment: { checkCustomerCreditSupplyBalance: async () => supplement, ...payment } },
    path: '/checkout/mySupply/o-1',
    params: { id: 'o-1' },
  });

test('the page says how the order is shared, and the rest is paid out of the balance with the password', async () => {
  const payByUseCreditSupplyBalancePassword = jest
    .fn<(request: object, options?: unknown) => Promise<typeof paid>>()
    .mockResolvedValue(paid);
  const { user, seen, container } = open(aSupplement(), { payByUseCreditSupplyBalancePassword });
  expect(await screen.findByText('¥600.00')).toBeInTheDocument();
  expect(await accessibilityFaults(container)).toEqual([]);
  await user.click(screen.getByRole('radio', { name: /预付款支付/ }));
  await user.click(screen.getByRole('button', { name: '确认补差支付' }));
  const dialog = await screen.findByRole('dialog', { name: '输入支付密码' });
  await user.type(within(dialog).getByLabelText('6 位数字支付密码'), '258036{Enter}');
  await waitFor(() => expect(seen.navigations).toEqual(['/checkout/success/o-1']));
  expect(payByUseCreditSupplyBalancePassword).toHaveBeenCalledWith(
    { orderId: 'o-1', method: 'balance', creditFen: 60_000, password: '258036' },
    expect.anything(),
  );
});

test('a limit that changed meanwhile is said, and the new amounts are shown', async () => {
  const answers = [
    aSupplement({ freePaymentLimitFen: 100_000 }),
    aSupplement({ freePaymentLimitFen: 100_000, creditAmount: '¥500.00', creditFen: 50_000 }),
  ];
  const { user } = open(answers[0]!, {
    checkCustomerCreditSupplyBalance: async () => answers.shift() ?? aSupplement(),
    payByUseCreditSupplyBalance: () => Promise.reject(refusal('SUPPLEMENT_CHANGED', '账期可用额度有变化，请确认新的金额')),
  });
  await user.click(await screen.findByRole('button', { name: '确认补差支付' }));
  expect(await screen.findByText('账期可用额度有变化，请确认新的金额')).toBeInTheDocument();
  expect(await screen.findByText('¥500.00')).toBeInTheDocument();
});

test('held credit isn’t drawn again; where it isn’t possible the page says why and leads on', async () => {
  const held = open(aSupplement({ isHeld: true }));
  expect(await screen.findByText('¥600.00（已占用）')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '支付其余 ¥300.00' })).toBeInTheDocument();
  held.unmount();
  open(aSupplement({ isPossible: false, reason: '账期额度足够，请直接使用账期支付' }));
  expect(await screen.findByText('账期额度足够，请直接使用账期支付')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '选择其他支付方式' })).toHaveAttribute('href', '/checkout/mycompleted/o-1');
});
