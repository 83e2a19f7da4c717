/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals';
import { accessibilityFaults, renderPage, screen, waitFor, within } from '@mall/testing';
import type { Budget } from '../../../parts/approval/approval-calls.ts';
import BudgetsPage from './budgets-page.tsx';

const budget: Budget = {
  ...{ id: 1, kind: 'project', target: 'P-7', period: 'month', amountFen: 100_000, ownerId: 2, ownerName: '老审', isActive: true },
  ...{ kindName: '项目', periodName: '每月', usedFen: 95_000, leftFen: 5000, amount: '¥1,000.00', used: '¥950.00', left: '¥50.00' },
};

test('a budget says what is left of it, and whoever manages adds one', async () => {
  const saveBudget = jest.fn(async (_: object) => budget);
  const person = { kpId: 2, name: '老审', department: '财务部', isEnabled: true };
  const { user, container } = renderPage(<BudgetsPage />, {
    answers: {
      approval: {
        getBudgets: async () => ({ budgets: [budget], mayManage: true }),
        getApprovalPeople: async () => ({ people: [person], departments: ['财务部'], deputy: null, mayManage: true }),
        saveBudget,
      },
    },
    path: '/customer/budgets',
    title: '预算',
  });
  expect(await screen.findByRole('meter', { name: 'P-7已用预算' })).toHaveAttribute('aria-valuenow', '95');
  expect(screen.getByText('剩余 ¥50.00')).toBeInTheDocument();
  expect(await accessibilityFaults(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: '新增预算' }));
  const dialog = await screen.findByRole('dialog', { name: '新增预算' });
  await user.type(within(dialog).getByRole('textbox', { name: /项目号/ }), 'P-8');
  await user.type(within(dialog).getByRole('textbox', { name: /金额/ }), '50000');
  await user.selectOptions(await within(dialog).findByRole('combobox', { name: /负责人/ }), '老审');
  await user.click(within(dialog).getByRole('button', { name: '保存' }));
  await waitFor(() =>
    expect(saveBudget).toHaveBeenCalledWith({
      ...{ kind: 'project', target: 'P-8', period: 'month', amountFen: 5_000_000, ownerId: 2, isActive: true },
    }),
  );
});
