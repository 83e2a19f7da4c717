/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals';
import { accessibilityFaults, refusal, screen, waitFor, within } from '@mall/testing';
import { aStaffCredit } from '../testing/a-staff-credit.ts';
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

test('the application that waits longest comes first, and leads to its review', async () => {
  const { container } = showWorkplace('/credit', {
    roles: ['credit'],
    staff: {
      listCreditAccounts: async () => [
        { ...account, customerId: 2, customerName: '乙公司' },
        { ...account, customerId: 3, customerName: '丙公司', appliedAt: null, creditStatusName: '已启用' },
        { ...account, customerId: 1, customerName: '甲公司', appliedAt: '2026-11-18T00:00:00Z' },
      ],
    },
  });
  const table = await screen.findByRole('table', { name: '账期申请' });
  expect(
    within(table)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['甲公司', '乙公司']);
  expect(within(table).getByRole('link', { name: '审核 甲公司' })).toHaveAttribute('href', '/credit/1');
  expect(await accessibilityFaults(container)).toEqual([]);
});

test('numbers are masked until one says why; a limit is proposed with what it rests on, and its refusal says the figures', async () => {
  const revealCreditApplication = jest.fn(async (_: object) =>
    aStaffCredit({
      isPersonalShown: true,
      sections: aStaffCredit().sections.map((part) =>
        part.section === 'legalPerson' ? { ...part, values: { ...part.values, idNumber: '11010519491231002X' } } : part,
      ),
    }),
  );
  const proposeCredit = jest.fn(async (_: object) =>
    Promise.reject(refusal('CREDIT_LIMIT_BELOW_USED', '额度过低', { limitFen: 100_000, usedFen: 250_000 })),
  );
  const { user, container } = showWorkplace('/credit/1', {
    roles: ['credit'],
    creditApplication: { getCreditApplication: async () => aStaffCredit(), revealCreditApplication, proposeCredit },
  });
  expect(await screen.findByText('1101**********002X')).toBeVisible();
  expect(screen.queryByRole('button', { name: /批准额度/ })).toBeNull();
  expect(await accessibilityFaults(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: '查看完整证件号' }));
  let dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: '查看' }));
  expect(await within(dialog).findByText('请填写查看的原因')).toBeVisible();
  await user.type(within(dialog).getByLabelText(/查看的原因/), '电话核实');
  await user.click(within(dialog).getByRole('button', { name: '查看' }));
  expect(await screen.findByText('11010519491231002X')).toBeVisible();
  expect(revealCreditApplication).toHaveBeenCalledWith({ customerId: 1, why: '电话核实' });
  await user.click(screen.getByRole('button', { name: '提出额度' }));
  dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByLabelText(/提出的额度/)).toHaveValue('50000.00');
  await user.type(within(dialog).getByLabelText(/额度的依据/), '2025 年报');
  await user.click(within(dialog).getByRole('button', { name: '提出，待同事批准' }));
  expect(await within(dialog).findByText(/低于已用额度 ¥2,500.00/)).toBeVisible();
  expect(within(dialog).getByLabelText(/额度的依据/)).toHaveValue('2025 年报');
});

test('who proposed a limit sees that somebody else approves it; somebody else approves exactly that', async () => {
  const proposal = { limitFen: 5_000_000, by: '孙悦', why: '年报', at: '2026-11-22T03:00:00Z', isOwn: true };
  const view = showWorkplace('/credit/1', {
    roles: ['credit'],
    creditApplication: { getCreditApplication: async () => aStaffCredit({ proposal }) },
  });
  expect(await screen.findByText('您提出或代为申请的额度，由另一位同事批准。')).toBeVisible();
  view.unmount();
  const approveCredit = jest.fn(async (_: object) => aStaffCredit({ creditStatus: 20 }));
  const { user } = showWorkplace('/credit/1', {
    roles: ['credit'],
    creditApplication: {
      getCreditApplication: async () => aStaffCredit({ proposal: { ...proposal, isOwn: false }, steps: ['propose', 'approve'] }),
      approveCredit,
    },
  });
  await user.click(await screen.findByRole('button', { name: '批准额度 ¥50,000.00' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByLabelText(/额度的依据/), '同意');
  await user.click(within(dialog).getByRole('button', { name: '批准' }));
  await waitFor(() => expect(approveCredit.mock.lastCall![0]).toEqual({ customerId: 1, limitFen: 5_000_000, why: '同意' }));
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
