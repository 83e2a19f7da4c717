/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals';
import { accessibilityFaults, renderPage, screen, waitFor, within } from '@mall/testing';
import type { ApprovalRule } from '../../../parts/approval/approval-calls.ts';
import ApprovalRulesPage from './approval-rules-page.tsx';

const rule: ApprovalRule = {
  ...{ id: 1, name: '大额', isActive: true, aboveFen: 100_000, onAccount: false, categoryIds: [], categoryNames: [], department: '采购部' },
  ...{ approverIds: [2], words: '采购部的金额超过¥1,000.00的订单' },
  approvers: [{ kpId: 2, name: '老审', department: '财务部', isEnabled: true }],
};
const people = {
  people: [
    { kpId: 1, name: '小采', department: '采购部', isEnabled: true },
    { kpId: 2, name: '老审', department: '财务部', isEnabled: true },
  ],
  departments: ['采购部', '财务部'],
  deputy: null,
};
const open = (mayManage: boolean, saveApprovalRule: (input: object) => Promise<ApprovalRule> = async () => rule) =>
  renderPage(<ApprovalRulesPage />, {
    answers: {
      approval: {
        getApprovalRules: async () => ({ rules: [rule], mayManage }),
        getApprovalPeople: async () => ({ ...people, mayManage }),
        saveApprovalRule,
      },
      catalogue: { getFirstGradeCategory: async () => [{ id: 11, name: '紧固件', pictureUrl: '', skuCount: 1 }] },
    },
    path: '/customer/approvalRules',
    title: '审批规则',
  });

test('whoever manages adds a rule: its conditions and who answers', async () => {
  const save = jest.fn(async (_: object) => rule);
  const { user, container } = open(true, save);
  expect(await screen.findByText('采购部的金额超过¥1,000.00的订单')).toBeInTheDocument();
  expect(await accessibilityFaults(container)).toEqual([]);
  await waitFor(() => expect(screen.getByRole('button', { name: '新增规则' })).toBeEnabled());
  await user.click(screen.getByRole('button', { name: '新增规则' }));
  const dialog = await screen.findByRole('dialog', { name: '新增审批规则' });
  await user.click(within(dialog).getByRole('button', { name: '保存' }));
  expect(await within(dialog).findByText('请至少选择一位审批人')).toBeInTheDocument();
  await user.type(within(dialog).getByRole('textbox', { name: /规则名称/ }), '账期');
  await user.type(within(dialog).getByRole('textbox', { name: /订单金额超过/ }), '5000.5');
  await user.click(within(dialog).getByRole('checkbox', { name: '使用账期支付的订单' }));
  await user.click(within(dialog).getByRole('checkbox', { name: '紧固件' }));
  await user.click(within(dialog).getByRole('checkbox', { name: '老审（财务部）' }));
  await user.click(within(dialog).getByRole('button', { name: '保存' }));
  await waitFor(() =>
    expect(save).toHaveBeenCalledWith({
      ...{ name: '账期', aboveFen: 500_050, onAccount: true, categoryIds: [11], department: null, approverIds: [2], isActive: true },
    }),
  );
});

test('everybody reads the rules, and says who answers while they are away', async () => {
  open(false);
  expect(await screen.findByText('大额')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '新增规则' })).toBeNull();
  expect(await screen.findByRole('form', { name: '外出代理' })).toBeInTheDocument();
});
