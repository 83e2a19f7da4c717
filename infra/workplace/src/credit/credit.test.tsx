/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { accessibilityFaults, refusal, screen, within } from '@mall/testing';
import { showWorkplace } from '../testing/show-workplace.tsx';

const account = {
  customerId: 1,
  customerName: '上海启衡机械有限公司',
  creditStatus: 1,
  creditStatusName: '审核中',
  limitFen: 0,
  usedFen: 0,
  appliedAt: '2026-11-19T00:00:00Z' as string | null,
  canApprove: true,
};

test('the application that waits longest comes first; approving wants a limit and what it rests on, and a refusal says the figures', async () => {
  const { user, container } = showWorkplace('/credit', {
    roles: ['credit'],
    staff: {
      listCreditAccounts: async () => [
        { ...account, customerId: 2, customerName: '乙公司' },
        { ...account, customerId: 3, customerName: '丙公司', appliedAt: null, creditStatusName: '已启用' },
        { ...account, customerId: 1, customerName: '甲公司', appliedAt: '2026-11-18T00:00:00Z' },
      ],
      approveCredit: () => Promise.reject(refusal('CREDIT_LIMIT_BELOW_USED', '额度过低', { limitFen: 100_000, usedFen: 250_000 })),
    },
  });
  const table = await screen.findByRole('table', { name: '账期申请' });
  expect(
    within(table)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['甲公司', '乙公司']);
  expect(await accessibilityFaults(container)).toEqual([]);
  await user.click(within(table).getAllByRole('button', { name: '批准额度' })[0]!);
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByLabelText(/批准的额度/), '1000');
  await user.click(within(dialog).getByRole('button', { name: '批准并启用' }));
  expect(await within(dialog).findByText('请填写额度的依据')).toBeVisible();
  await user.type(within(dialog).getByLabelText(/额度的依据/), '2025 年报');
  await user.click(within(dialog).getByRole('button', { name: '批准并启用' }));
  expect(await within(dialog).findByText(/批准的额度 ¥1,000.00 低于已用额度 ¥2,500.00/)).toBeVisible();
  expect(within(dialog).getByLabelText(/额度的依据/)).toHaveValue('2025 年报');
});

test('a company is found with its credit account, for those who may see it', async () => {
  showWorkplace('/customers/1', {
    roles: ['credit'],
    staff: {
      getCustomer: async () => ({
        customerId: 1,
        name: '甲公司',
        contacts: [{ id: 1, name: '王敏', phone: '138****8000', isManager: true }],
      }),
      listCreditAccounts: async () => [account],
    },
  });
  expect(await screen.findByRole('heading', { name: '甲公司' })).toBeVisible();
  expect(screen.getByText('138****8000', { exact: false })).toBeVisible();
  expect(await screen.findByText('账期：审核中')).toBeVisible();
  expect(screen.queryByRole('region', { name: '订单' })).toBeNull();
});
