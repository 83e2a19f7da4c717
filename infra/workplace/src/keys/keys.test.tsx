/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { accessibilityFaults, screen, waitFor, within } from '@mall/testing';
import { showWorkplace } from '../testing/show-workplace.tsx';

const key = {
  id: 3,
  name: '用友 ERP',
  roles: ['warehouse' as const],
  createdAt: '2026-01-01T00:00:00Z',
  createdBy: '周琳',
  expiresAt: new Date(Date.now() + 10 * 24 * 3_600_000).toISOString(),
  lastUsedAt: null,
  endedAt: null,
};

test('a key says when it is about to end, is shown once, and can be ended', async () => {
  const ended: object[] = [];
  const { user, container } = showWorkplace('/keys', {
    operator: {
      listKeys: async () => [key, { ...key, id: 4, name: '旧程序', endedAt: '2026-02-01T00:00:00Z' }],
      addKey: async () => ({ key, secret: 'mk_secret' }),
      endKey: async (input) => {
        ended.push(input);
        return key;
      },
    },
  });
  expect(await screen.findByText('即将到期')).toBeVisible();
  expect(screen.getByText('已停用')).toBeVisible();
  expect(await accessibilityFaults(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: '新增密钥' }));
  const form = await screen.findByRole('dialog', { name: '新增密钥' });
  expect(within(form).queryByRole('checkbox', { name: /^管理员/ })).toBeNull();
  await user.type(within(form).getByLabelText(/名称/), '用友 ERP');
  await user.click(within(form).getByRole('checkbox', { name: /^仓储/ }));
  await user.click(within(form).getByRole('button', { name: '新增并显示密钥' }));
  expect(await screen.findByText('mk_secret')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: '我已保存到程序的配置中' }));
  await user.click(screen.getByRole('button', { name: '完成' }));
  await waitFor(() => expect(screen.queryByText('mk_secret')).toBeNull());
  await user.click(screen.getByRole('button', { name: '停用 用友 ERP' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '停用' }));
  await waitFor(() => expect(ended).toEqual([{ id: 3 }]));
});
