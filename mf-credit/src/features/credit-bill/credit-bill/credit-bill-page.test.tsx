/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals';
import { accessibilityFaults, refusal, renderPage, screen, waitFor, within } from '@mall/testing';
import { aBillItem, aCreditBill, billItems } from '../../../parts/a-credit-bill.ts';
import type { CreditBill } from '../../../parts/bill-calls.ts';
import CreditBillPage from './credit-bill-page.tsx';

const open = (bill: CreditBill, more: object = {}, items = billItems(aBillItem()), session = {}) =>
  renderPage(<CreditBillPage />, {
    params: { id: 'b1' },
    path: '/customer/customerCreditBills/b1',
    session,
    answers: {
      creditBill: { getCustomerCreditBillWithId: async () => bill, getCustomerCreditBillItemsWithBillId: async () => items, ...more },
    } as never,
  });

test('a bill says what to do next, is confirmed, and has no faults for who listens', async () => {
  const confirmCreditBill = jest.fn<(...sent: unknown[]) => Promise<CreditBill>>().mockResolvedValue(aCreditBill({ state: 'toPay' }));
  const { user, container } = open(aCreditBill(), { confirmCreditBill });
  expect(await screen.findByText('请核对明细并在 2026-12-03 00:00 前确认')).toBeInTheDocument();
  expect(await screen.findByRole('table', { name: '账单明细' })).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: '还款' })).toBeNull();
  expect(await accessibilityFaults(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: '确认账单' }));
  expect(confirmCreditBill).toHaveBeenCalledWith({ id: 'b1' }, expect.objectContaining({ idempotencyKey: expect.any(String) }));
});

test('a line is disputed with a reason; without one nothing is sent, a refusal stays in the dialog', async () => {
  const submitDissentient = jest
    .fn<(...sent: unknown[]) => Promise<CreditBill>>()
    .mockRejectedValueOnce(refusal('CREDIT_BILL_NOT_DISPUTABLE', '只有待确认的账单可以提出异议；账单确认后请联系客服'))
    .mockResolvedValue(aCreditBill({ state: 'disputed' }));
  const { user } = open(aCreditBill(), { submitDissentient });
  await user.click(await screen.findByRole('button', { name: '提出异议 内六角螺钉' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: '提交异议' }));
  expect(within(dialog).getByText('请填写原因')).toBeInTheDocument();
  await user.type(within(dialog).getByRole('textbox'), '少两个');
  await user.click(within(dialog).getByRole('button', { name: '提交异议' }));
  expect(await within(dialog).findByText(/账单确认后请联系客服/)).toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: '提交异议' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(submitDissentient).toHaveBeenLastCalledWith({ id: 'b1', lines: [{ itemId: 7, reason: '少两个' }] }, expect.anything());
});

test('what is open is paid in part; more than that is refused before it is sent', async () => {
  const payCreditBillByBalancePassword = jest
    .fn<(...sent: unknown[]) => Promise<CreditBill>>()
    .mockResolvedValue(aCreditBill({ state: 'partlyPaid' }));
  const bill = aCreditBill({ state: 'toPay', stateName: '待还款', canConfirm: false, canDispute: false, canPay: true });
  const { user, container } = open(bill, { payCreditBillByBalancePassword });
  const amount = await screen.findByRole('textbox', { name: '还款金额（元）' });
  await user.clear(amount);
  await user.type(amount, '100.01');
  expect(screen.getByText('还款金额不能超过未还金额 ¥100.00')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /用预付款还款/ })).toBeDisabled();
  await user.clear(amount);
  await user.type(amount, '30.5');
  await user.click(screen.getByRole('button', { name: '用预付款还款 ¥30.50' }));
  await user.type(await screen.findByLabelText('6 位数字支付密码'), '135790');
  await user.click(screen.getByRole('button', { name: '确认支付' }));
  await waitFor(() =>
    expect(payCreditBillByBalancePassword).toHaveBeenCalledWith({ id: 'b1', amountFen: 3050, password: '135790' }, expect.anything()),
  );
  await user.click(screen.getByRole('radio', { name: /线下转账/ }));
  expect(screen.getByText('招商银行')).toBeInTheDocument();
  expect(await accessibilityFaults(container)).toEqual([]);
});

test('what became of a dispute is told with the answer; another company’s bill isn’t there', async () => {
  const disputed = [
    {
      ...{
        itemId: 7,
        orderNumber: 'SO1',
        name: '内六角螺钉',
        amountFen: 10_000,
        amount: '¥100.00',
        reason: '少两个',
        contactName: '王建国',
      },
      ...{ state: 'adjusted' as const, stateName: '已调整', adjustedFen: 2000, adjusted: '¥20.00', answer: '按签收数量' },
      ...{ at: '2026-11-26T01:00:00.000Z', settledAt: '2026-11-27T01:00:00.000Z', mostFen: 0 },
    },
  ];
  const shown = open(aCreditBill({ disputed, disputes: 1 }));
  expect(await screen.findByText(/减少 ¥20.00。按签收数量/)).toBeInTheDocument();
  shown.unmount();
  open(aCreditBill(), { getCustomerCreditBillWithId: () => Promise.reject(refusal('CREDIT_BILL_NOT_FOUND', '没有找到该账单')) });
  expect(await screen.findByRole('heading', { name: '没有找到该账单' })).toBeInTheDocument();
});

test('who may neither order nor pay sees no such button and is told why (rule roles 18)', async () => {
  const session = { isManager: false, rights: ['seePrices'] };
  const shown = open(aCreditBill(), {}, billItems(aBillItem()), session);
  expect(await screen.findByText('您没有下单的权限，请联系本企业主管开通')).toBeInTheDocument();
  await screen.findByRole('table', { name: '账单明细' });
  expect(screen.queryByRole('button', { name: /确认账单|驳回账单|提出异议/ })).toBeNull();
  expect(screen.getByRole('button', { name: '导出 PDF' })).toBeEnabled();
  shown.unmount();
  open(aCreditBill({ state: 'toPay', canPay: true }), {}, billItems(aBillItem()), session);
  expect(await screen.findByText('您没有付款的权限，请联系本企业主管开通')).toBeInTheDocument();
  expect(screen.queryByRole('radio')).toBeNull();
});
