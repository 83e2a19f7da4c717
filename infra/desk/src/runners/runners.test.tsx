/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { accessibilityFaults, screen, within } from '@mall/testing';
import { refused, showDesk } from '../testing/show-desk.tsx';

const own = { id: 'aaaaaaaaaaaa', name: 'gateway', publicKey: 'PEM', createdAt: '', createdBy: 'setup' };
const last = { area: 'mf-search', version: '0123456789ab', passed: false, at: '2026-11-22T03:00:00.000Z', run: 'r1' };
const ci = { id: 'bbbbbbbbbbbb', name: 'search-ci', publicKey: 'PEM', createdAt: '2026-11-20T02:00:00.000Z', createdBy: '周琳', last };
const log = { ...last, report: '1 failing: 搜索框不见了', startedAt: '2026-11-22T02:59:00.000Z', endedAt: '2026-11-22T03:00:00.000Z' };

test('an administrator sees who may sign, what they ran last and what it printed', async () => {
  const { user, container } = showDesk('/desk/runners', { 'GET runners': { runners: [ci, own] }, 'GET runners/bbbbbbbbbbbb/last': log });
  expect(await screen.findByRole('row', { name: /search-ci bbbbbbbbbbbb .*周琳 未通过 mf-search 0123456789ab/ })).toBeVisible();
  const machine = screen.getByRole('row', { name: /gateway（网关本机） .*还没有/ });
  expect(within(machine).queryByRole('button')).toBeNull();
  expect(await accessibilityFaults(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: '查看 search-ci 最近一次运行的日志' }));
  expect(await within(await screen.findByRole('dialog')).findByText('1 failing: 搜索框不见了')).toBeVisible();
});

test('a key is named and ended; one that can’t be read says so and stays in its field', async () => {
  const { user, asked } = showDesk('/desk/runners', {
    'GET runners': { runners: [ci] },
    'POST runners': ({ body }: { body: { publicKey: string } }) =>
      body.publicKey === 'good' ? { status: 201, body: { ...ci, name: 'cart-ci' } } : refused(400, 'INVALID_REQUEST', '公钥无法读取。'),
    'DELETE runners/bbbbbbbbbbbb': { ...ci, revokedAt: '2026-11-23T02:00:00.000Z' },
  });
  await user.type(await screen.findByLabelText('名称'), 'cart-ci');
  await user.type(screen.getByLabelText('公钥'), 'bad');
  await user.click(screen.getByRole('button', { name: '登记运行者' }));
  expect(await screen.findByText('公钥无法读取。')).toBeVisible();
  expect(screen.getByLabelText('公钥')).toHaveValue('bad');
  await user.clear(screen.getByLabelText('公钥'));
  await user.type(screen.getByLabelText('公钥'), 'good');
  await user.click(screen.getByRole('button', { name: '登记运行者' }));
  expect(await screen.findByText('运行者“cart-ci”已登记')).toBeVisible();
  expect(screen.getByLabelText('公钥')).toHaveValue('');

  await user.click(screen.getByRole('button', { name: '撤销运行者 search-ci' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '撤销' }));
  expect(await screen.findByText('运行者“search-ci”已撤销')).toBeVisible();
  expect(asked.some(({ method, path }) => method === 'DELETE' && path === 'runners/bbbbbbbbbbbb')).toBe(true);
});

test('an operator without the role is asked for an administrator’s token', async () => {
  showDesk('/desk/runners', { 'GET runners': () => refused(403, 'ADMIN_ONLY', '不是管理员。') });
  expect(await screen.findByLabelText('管理员令牌')).toBeVisible();
  expect(screen.getByText(/不能登记和撤销运行者/)).toBeVisible();
});
