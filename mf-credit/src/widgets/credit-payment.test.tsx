/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals';
import { yuan } from '@mall/domain/money';
import { accessibilityFaults, refusal, renderPage, screen, waitFor, within } from '@mall/testing';
import { aCreditAccount } from '../parts/a-credit-account.ts';
import CreditPayment from './credit-payment.tsx';

const paid = {
  orderId: 'o-1',
  orderNumber: 'SO20261120-000001',
  status: 'pendingShipment',
  statusName: '待发货',
  isPaid: true,
  paidAt: '',
  paymentMethod: 'credit' as const,
  paidFen: yuan(100),
};
type Answers = NonNullable<NonNullable<Parameters<typeof renderPage>[1]>['answers']>;

function open({
  account = aCreditAccount(),
  free = 0,
  payment = {},
}: {
  account?: ReturnType<typeof aCreditAccount>;
  free?: number;
  payment?: Answers['payment'];
}) {
  const onPaid = jest.fn();
  const rules = { balanceFen: 0, balanceAmount: '¥0.00', freePaymentLimitFen: free, hasPaymentPassword: true };
  const answers: Answers = {
    credit: { getCurrentCustomerCreditAccount: async () => account },
    account: { getCustomerBalance: async () => rules },
    payment: payment ?? {},
  };
  return { ...renderPage(<CreditPayment orderId="o-1" amountFen={yuan(100)} onPaid={onPaid} />, { answers }), onPaid };
}
test('the agreement it is paid under opens in a new window', async () => {
  open({});
  await payButton();
  const link = screen.getByRole('link', { name: '《账期服务协议》' });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/t/agreement/2', '_blank']);
});

const payButton = () => screen.findByRole('button', { name: '使用账期支付' });

test('a wrong password tells the tries left, the right one pays, and a retry after a time-out is the same payment', async () => {
  const keys: (string | undefined)[] = [];
  const answers = [refusal('PAYMENT_PASSWORD_WRONG', '支付密码错误', { attemptsLeft: 4 }), refusal('TIMEOUT', '请求超时'), paid];
  const payByUseCreditBalancePassword = jest.fn(async (_: { orderId: string; password: string }, options?: { idempotencyKey?: string }) => {
    keys.push(options?.idempotencyKey);
    const answer = answers.shift()!;
    if (answer instanceof Error) throw answer;
    return answer as typeof paid;
  });
  const { user, onPaid } = open({ payment: { payByUseCreditBalancePassword } });
  await user.click(await payButton());
  const dialog = await screen.findByRole('dialog', { name: '输入支付密码' });
  expect(await accessibilityFaults(dialog)).toEqual([]);
  const field = within(dialog).getByLabelText('6 位数字支付密码');
  await user.type(field, '111111{Enter}');
  expect(await within(dialog).findByText('支付密码错误，还可尝试 4 次')).toBeInTheDocument();
  await user.type(field, '135790{Enter}');
  expect(await within(dialog).findByText('请求超时。请再试一次，不会重复扣款')).toBeInTheDocument();
  await user.type(field, '135790{Enter}');
  await waitFor(() => expect(onPaid).toHaveBeenCalledTimes(1));
  expect(keys[1]).toBe(keys[2]);
  expect(keys[0]).not.toBe(keys[1]);
});

test('within the free-payment limit no password is asked', async () => {
  const payByUseCreditBalance = jest.fn(async (_: { orderId: string }, __?: object) => paid);
  const { user, onPaid } = open({ free: yuan(200), payment: { payByUseCreditBalance } });
  await user.click(await screen.findByRole('button', { name: '免密使用账期支付' }));
  await waitFor(() => expect(onPaid).toHaveBeenCalledTimes(1));
  expect(payByUseCreditBalance).toHaveBeenCalledWith({ orderId: 'o-1' }, expect.objectContaining({ idempotencyKey: expect.any(String) }));
});

test('what the limit does not cover is said before the click, with the shortfall', async () => {
  const { container } = open({ account: aCreditAccount({ used: yuan(950) }) });
  expect(await screen.findByText('可用额度不足，还差 ¥50.00，请换一种支付方式')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '使用账期支付' })).toBeNull();
  expect(await accessibilityFaults(container)).toEqual([]);
});

test('somebody else used the limit meanwhile: the refusal says what is missing', async () => {
  const { user } = open({
    payment: { payByUseCreditBalancePassword: () => Promise.reject(refusal('CREDIT_LIMIT_EXCEEDED', '账期额度不足', { shortfall: 1 })) },
  });
  await user.click(await payButton());
  await user.type(within(await screen.findByRole('dialog')).getByLabelText('6 位数字支付密码'), '135790{Enter}');
  expect((await screen.findAllByText('可用额度不足，还差 ¥0.01，请换一种支付方式')).length).toBeGreaterThan(0);
});

test('with an overdue bill nothing can be paid on account', async () => {
  open({ account: aCreditAccount({ status: 30 }) });
  expect(await screen.findByText(/有账单已逾期/)).toBeInTheDocument();
});
