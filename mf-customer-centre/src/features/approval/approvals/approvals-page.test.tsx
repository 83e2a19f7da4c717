/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals';
import { accessibilityFaults, renderPage, screen, waitFor, within } from '@mall/testing';
import { anApproval } from '../../../parts/approval/an-approval.ts';
import ApprovalsPage from './approvals-page.tsx';

test('what waits for my word comes first; boxes and states live in the address', async () => {
  const getApprovals = jest.fn(async (_: object) => ({ pageIndex: 1, pageSize: 20, total: 1, waitingCount: 1, items: [anApproval()] }));
  const { user, container } = renderPage(<ApprovalsPage />, { answers: { approval: { getApprovals } }, path: '/customer/approvals' });
  const one = await screen.findByRole('article', { name: /SP20261123-000001/ });
  expect(within(one).getByRole('link', { name: '去审批' })).toHaveAttribute('href', '/customer/approvals/a-1');
  expect(within(one).getByText('小采 · 采购部 · 项目 P-7')).toBeInTheDocument();
  expect(await accessibilityFaults(container)).toEqual([]);
  await user.click(screen.getByRole('tab', { name: '我提交的' }));
  await waitFor(() => expect(getApprovals.mock.lastCall![0]).toEqual({ box: 'mine', pageIndex: 1, pageSize: 20 }));
  await user.selectOptions(screen.getByRole('combobox', { name: '状态' }), '退回修改');
  await waitFor(() => expect(location.search).toBe('?box=mine&status=changed'));
});
