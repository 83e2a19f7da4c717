/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { accessibilityFaults, screen, within } from '@mall/testing';
import { refused, showDesk } from '../testing/show-desk.tsx';

const token = {
  id: 'abcdefabcdef',
  area: 'mf-search',
  name: 'search-ci',
  createdAt: '2026-11-20T02:00:00.000Z',
  createdBy: 'admin',
  expiresAt: '2026-02-18T02:00:00.000Z',
};

test('an operator without the role is asked for an administrator’s token, and acts with it until the page is left', async () => {
  const { user, asked } = showDesk('/desk/tokens', {
    'GET tokens': ({ headers }: { headers: Record<string, string> }) =>
      headers.authorization === 'Bearer right' ? { body: { tokens: [token] } } : refused(403, 'ADMIN_ONLY', '不是管理员，不能查看令牌。'),
    'DELETE tokens/abcdefabcdef': { ...token, revokedAt: '2026-11-21T02:00:00.000Z' },
  });
  await user.type(await screen.findByLabelText('管理员令牌'), 'wrong{Enter}');
  expect(await screen.findByText(/不是管理员，/)).toBeVisible();
  await user.clear(screen.getByLabelText('管理员令牌'));
  await user.type(screen.getByLabelText('管理员令牌'), 'right{Enter}');
  expect(await screen.findByRole('row', { name: /search-ci mf-search/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: '撤销令牌 search-ci' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '撤销' }));
  expect(await screen.findByText('令牌“search-ci”已撤销')).toBeVisible();
  expect(asked.find(({ method }) => method === 'DELETE')?.headers.authorization).toBe('Bearer right');
  await user.click(screen.getByRole('button', { name: '结束管理' }));
  expect(await screen.findByLabelText('管理员令牌')).toBeVisible();
});

test('an administrator who is signed in needs no token; a made one is shown once, a revoked one is told', async () => {
  const { user, asked, container } = showDesk('/desk/tokens', {
    'GET tokens': { tokens: [token] },
    'POST tokens': { ...token, id: 'fedcbafedcba', name: 'cart-ci', token: 'mall_secret' },
    'DELETE tokens/abcdefabcdef': { ...token, revokedAt: '2026-11-21T02:00:00.000Z' },
  });
  expect(await screen.findByRole('row', { name: /search-ci mf-search/ })).toBeVisible();
  expect(screen.getByRole('row', { name: /search-ci .*02-18.* 已过期/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: '结束管理' })).toBeNull();
  await user.selectOptions(screen.getByLabelText('区域'), 'mf-cart-checkout');
  await user.type(screen.getByLabelText('名称'), 'cart-ci');
  await user.click(screen.getByRole('button', { name: '创建令牌' }));
  expect(await screen.findByText('mall_secret')).toBeVisible();
  expect(asked.find(({ method, path }) => method === 'POST' && path === 'tokens')?.body).toEqual({
    area: 'mf-cart-checkout',
    name: 'cart-ci',
  });
  expect(await accessibilityFaults(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: '已保存' }));
  expect(screen.queryByText('mall_secret')).toBeNull();

  await user.click(screen.getByRole('button', { name: '撤销令牌 search-ci' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '撤销' }));
  expect(await screen.findByText('令牌“search-ci”已撤销')).toBeVisible();
});
