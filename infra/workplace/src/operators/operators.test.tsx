/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { accessibilityFaults, refusal, screen, waitFor, within } from '@mall/testing';
import { showWorkplace } from '../testing/show-workplace.tsx';

const chen = {
  id: 8,
  account: 'chen',
  name: '陈强',
  roles: ['warehouse' as const],
  employeeNo: 'E08',
  isEnabled: true,
  hasSecondStep: true,
  lastSignedInAt: null,
};

test('somebody new gets a password that is shown once, until it is said to have been handed over', async () => {
  const sent: object[] = [];
  const { user, container } = showWorkplace('/operators', {
    operator: {
      listOperators: async () => [chen],
      addOperator: async (input) => {
        sent.push(input);
        return { operator: { ...chen, name: '刘洋', account: 'liu' }, password: 'once-Only-1' };
      },
    },
  });
  expect(await screen.findByText('陈强')).toBeVisible();
  expect(await accessibilityFaults(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: '新增员工' }));
  const form = await screen.findByRole('dialog', { name: '新增员工' });
  await user.type(within(form).getByLabelText(/姓名/), '刘洋');
  await user.type(within(form).getByLabelText(/工号/), 'E09');
  await user.type(within(form).getByLabelText(/账号/), 'Liu');
  await user.click(within(form).getByRole('button', { name: /新增/ }));
  expect(await within(form).findByText(/小写字母开头/)).toBeVisible();
  expect(within(form).getByText('请至少选择一个角色')).toBeVisible();
  await user.clear(within(form).getByLabelText(/账号/));
  await user.type(within(form).getByLabelText(/账号/), 'liu');
  await user.click(within(form).getByRole('checkbox', { name: /^仓储/ }));
  await user.click(within(form).getByRole('button', { name: /新增/ }));
  const shown = await screen.findByRole('dialog', { name: '刘洋 的一次性密码' });
  expect(within(shown).getByText('once-Only-1')).toBeVisible();
  await user.keyboard('{Escape}');
  expect(shown).toBeVisible();
  await user.click(within(shown).getByRole('checkbox', { name: '我已把它交给本人' }));
  await user.click(within(shown).getByRole('button', { name: '完成' }));
  await waitFor(() => expect(screen.queryByText('once-Only-1')).toBeNull());
  expect(sent).toEqual([{ name: '刘洋', account: 'liu', employeeNo: 'E09', roles: ['warehouse'] }]);
});

test('only what was changed is sent; the last administrator stays one', async () => {
  const sent: object[] = [];
  const { user } = showWorkplace('/operators', {
    operator: {
      listOperators: async () => [chen],
      changeOperator: async (input) => {
        sent.push(input);
        throw refusal('OPERATOR_LAST_ADMINISTRATOR', '至少要保留一位可用的管理员');
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: '修改 陈强' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('checkbox', { name: /可以登录/ }));
  await user.click(within(dialog).getByRole('button', { name: '保存' }));
  expect(await within(dialog).findByText('至少要保留一位可用的管理员')).toBeVisible();
  expect(sent).toEqual([{ id: 8, isEnabled: false }]);
});

test('a reset hands out a new password as well', async () => {
  const { user } = showWorkplace('/operators', {
    operator: { listOperators: async () => [chen], resetOperator: async () => ({ operator: chen, password: 'once-Again-2' }) },
  });
  await user.click(await screen.findByRole('button', { name: '重置 陈强' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '重置并取得一次性密码' }));
  expect(await screen.findByText('once-Again-2')).toBeVisible();
});
