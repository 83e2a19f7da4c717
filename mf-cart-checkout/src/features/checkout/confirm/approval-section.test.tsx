/** @jest-environment jsdom */
import { beforeEach, expect, jest, test } from '@jest/globals';
import { accessibilityFaults, refusal, renderPage, screen, waitFor } from '@mall/testing';
import { aCheckout } from '../../../parts/a-checkout.ts';
import ConfirmPage from './confirm-page.tsx';

const need = { key: 'rule:1', name: '大额', why: '订单金额¥12.50超过¥10.00', askedNames: ['老审', '王工'] };
const submitted = { id: 'a-1', approvalNumber: 'SP20261123-000001', isRepeated: false };

beforeEach(() => sessionStorage.clear());

test('before it is sent the page says whose word the order needs and why; then it is submitted, not ordered', async () => {
  const submit = jest.fn(async (_: object) => submitted);
  const getOutlook = jest.fn(async ({ projectNumber }: { projectNumber?: string }) => ({
    needs: projectNumber === 'P-7' ? [need] : [],
    budgets: [],
  }));
  const { user, seen, container } = renderPage(<ConfirmPage />, {
    answers: { checkout: { confirm: async () => aCheckout() }, approval: { getOutlook, submit } },
    path: '/checkout/myconfirm',
  });
  expect(await screen.findByRole('button', { name: '提交订单' })).toBeInTheDocument();
  await user.type(screen.getByRole('textbox', { name: /项目号/ }), 'P-7');
  expect(await screen.findByText('订单金额¥12.50超过¥10.00，需老审或王工同意')).toBeInTheDocument();
  expect(await accessibilityFaults(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: '提交审批' }));
  await waitFor(() => expect(seen.navigations).toEqual(['/customer/approvals/a-1']));
  expect(submit.mock.lastCall![0]).toMatchObject({ priceToken: 'token-1', projectNumber: 'P-7' });
});

test('a budget that was used up meanwhile is told when the order is sent, and the next click submits it', async () => {
  let needs: (typeof need)[] = [];
  const confirmOrder = async () => {
    needs = [need];
    throw refusal('APPROVAL_REQUIRED', '该订单需要审批，请确认后提交审批', { needs });
  };
  const { user, seen } = renderPage(<ConfirmPage />, {
    answers: {
      checkout: { confirm: async () => aCheckout(), confirmOrder },
      approval: { getOutlook: async () => ({ needs, budgets: [] }), submit: async () => submitted },
    },
    path: '/checkout/myconfirm',
  });
  await user.click(await screen.findByRole('button', { name: '提交订单' }));
  expect(await screen.findByText('该订单需要审批，请确认后提交审批')).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: '提交审批' }));
  await waitFor(() => expect(seen.navigations).toEqual(['/customer/approvals/a-1']));
});

test('what was sent back is confirmed with its own lines and submitted as the same request', async () => {
  const confirmApproval = jest.fn(async (_: object) => aCheckout());
  const submit = jest.fn(async (_: object) => submitted);
  const { user } = renderPage(<ConfirmPage />, {
    answers: { approval: { confirmApproval, submit, getOutlook: async () => ({ needs: [need], budgets: [] }) } },
    path: '/checkout/myconfirm?approval=a-1&quantities=2,0',
  });
  await user.click(await screen.findByRole('button', { name: '提交审批' }));
  expect(confirmApproval.mock.calls[0]![0]).toEqual({ id: 'a-1', quantities: '2,0' });
  await waitFor(() => expect(submit.mock.lastCall![0]).toMatchObject({ approvalId: 'a-1' }));
});
