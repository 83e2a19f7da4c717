/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals';
import { accessibilityFaults, refusal, renderPage, screen, waitFor, within } from '@mall/testing';
import { anApproval } from '../../../parts/approval/an-approval.ts';
import type { ApprovalInfo } from '../../../parts/approval/approval-calls.ts';
import ApprovalDetailsPage from './approval-details-page.tsx';

type Answers = NonNullable<NonNullable<Parameters<typeof renderPage>[1]>['answers']>['approval'];
const open = (one: ApprovalInfo, answers: Answers = {}) =>
  renderPage(<ApprovalDetailsPage />, {
    answers: { approval: { getApproval: async () => one, ...answers } },
    path: '/customer/approvals/a-1',
    params: { id: 'a-1' },
    title: '审批申请',
  });

test('an approver reads who wants what for how much and why, and approves exactly what was seen with one click', async () => {
  const approve = jest.fn(async (_: object, _options?: object) =>
    anApproval({ status: 'approved', statusName: '已通过', canApprove: false, orderId: 'o-1', orderNumber: 'SO20261123-000009' }),
  );
  const { user, container } = open(anApproval(), { approve });
  expect(await screen.findByText('订单金额¥1,200.00超过¥1,000.00')).toBeInTheDocument();
  expect(screen.getByText('等您审批')).toBeInTheDocument();
  expect(screen.getByText(/库存与价格保留至 2026-11-24 09:00/)).toBeInTheDocument();
  expect(await accessibilityFaults(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: '同意' }));
  expect(approve).toHaveBeenCalledWith({ id: 'a-1', seen: 'seen-1' }, expect.anything());
  expect(await screen.findByRole('link', { name: '查看订单' })).toHaveAttribute('href', '/customer/myorders/details/SO20261123-000009');
  expect(screen.queryByRole('button', { name: '同意' })).toBeNull();
});

test('another sum is shown before it is approved, and what changed meanwhile is read anew and asked again', async () => {
  let isChanged = false;
  const now = { payableFen: 130_000, payableAmount: '¥1,300.00', isOrderable: true, why: '', differences: [] };
  const getApproval = async () => (isChanged ? anApproval({ now, seen: 'seen-2' }) : anApproval());
  const seen: string[] = [];
  const approve = async (input: { seen: string }) => {
    seen.push(input.seen);
    if (input.seen === 'seen-2') return anApproval({ status: 'approved', statusName: '已通过', canApprove: false, orderNumber: 'SO1' });
    isChanged = true;
    throw refusal('APPROVAL_CHANGED', '金额、商品或预算有变化，请核对后重新确认', { differences: [], payableFen: 130_000 });
  };
  const { user } = open(anApproval(), { getApproval, approve });
  await user.click(await screen.findByRole('button', { name: '同意' }));
  expect(await screen.findByText('现在的应付金额为 ¥1,300.00。')).toBeInTheDocument();
  expect(screen.getByText(/金额、商品或预算有变化/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '按 ¥1,300.00 同意' }));
  await waitFor(() => expect(seen).toEqual(['seen-1', 'seen-2']));
});

test('sending back and rejecting want words', async () => {
  const rejectApproval = jest.fn(async (_: object, _options?: object) =>
    anApproval({ status: 'rejected', statusName: '已驳回', answer: '太贵', canApprove: false }),
  );
  const { user } = open(anApproval(), { rejectApproval });
  await user.click(await screen.findByRole('button', { name: '驳回' }));
  const dialog = await screen.findByRole('dialog', { name: '驳回申请' });
  await user.click(within(dialog).getByRole('button', { name: '确定' }));
  expect(await within(dialog).findByText('请填写驳回原因')).toBeInTheDocument();
  await user.type(within(dialog).getByRole('textbox', { name: /驳回原因/ }), '太贵');
  await user.click(within(dialog).getByRole('button', { name: '确定' }));
  await waitFor(() => expect(rejectApproval).toHaveBeenCalledWith({ id: 'a-1', words: '太贵' }, expect.anything()));
  expect(await screen.findByText('未通过：太贵')).toBeInTheDocument();
});

test('what can’t be ordered any more can’t be approved; one’s own is a colleague’s to answer', async () => {
  const now = { payableFen: 120_000, payableAmount: '', isOrderable: false, why: '账期额度不足', differences: [] };
  const first = open(anApproval({ now }));
  expect(await screen.findByRole('button', { name: '同意' })).toBeDisabled();
  expect(screen.getByText('账期额度不足')).toBeInTheDocument();
  first.unmount();
  open(anApproval({ canApprove: false, waitsForMe: false, whyNot: '自己的订单须由同事审批', canWithdraw: true }));
  expect(await screen.findByText('自己的订单须由同事审批')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '撤回申请' })).toBeInTheDocument();
});

test('sent back, the buyer changes quantities and goes on at the confirmation page', async () => {
  const { user } = open(
    anApproval({ status: 'changed', statusName: '退回修改', answer: '改为五件', canApprove: false, canResubmit: true }),
  );
  expect(await screen.findByText('需要修改：改为五件')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '核对后重新提交' })).toHaveAttribute('href', '/checkout/myconfirm?approval=a-1');
  const quantity = screen.getByRole('spinbutton', { name: '深沟球轴承 6204的数量' });
  await user.clear(quantity);
  await user.type(quantity, '5{Enter}');
  expect(screen.getByRole('link', { name: '按新数量核对并提交' })).toHaveAttribute('href', '/checkout/myconfirm?approval=a-1&quantities=5');
});

test('another company’s is none', async () => {
  open(anApproval(), { getApproval: () => Promise.reject(refusal('APPROVAL_NOT_FOUND', '没有找到该审批申请')) });
  expect(await screen.findByText('没有找到该审批申请')).toBeInTheDocument();
});
