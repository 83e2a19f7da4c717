/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { accessibilityFaults, refusal, screen, within } from '@mall/testing';
import { showWorkplace } from '../testing/show-workplace.tsx';

const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000 - 1000).toISOString();

test('each queue says how much waits and since when, leads to its list, and is marked only when late', async () => {
  const { container, user, address } = showWorkplace('/', {
    staff: {
      listQueues: async () => [
        { queue: 'toShip', name: '待发货', count: 12, oldestAt: ago(3) },
        { queue: 'refunds', name: '待退款', count: 2, oldestAt: ago(49) },
        { queue: 'creditApplications', name: '账期申请', count: 0, oldestAt: null },
      ],
      listRefunds: async () => [],
    },
  });
  const toShip = await screen.findByRole('link', { name: /^待发货/ });
  expect(within(toShip).getByText('最早等了 3 小时')).toBeVisible();
  expect(toShip).not.toHaveAttribute('data-late');
  const refunds = screen.getByRole('link', { name: /^待退款/ });
  expect(within(refunds).getByText('已超时')).toBeVisible();
  expect(screen.getByText('没有新的申请')).toBeVisible();
  expect(screen.getByRole('link', { name: /订单.*12 项待处理/ })).toBeVisible();
  expect(await accessibilityFaults(container)).toEqual([]);
  await user.click(refunds);
  expect(address()).toBe('/refunds');
});

test.each([
  [['warehouse'], ['待办', '订单', '售后', '库存显示', '操作日志', '邀请码']],
  [['credit'], ['待办', '账期', '账单', '操作日志', '邀请码']],
  [['finance'], ['待办', '订单', '售后', '退款', '充值', '发票', '账单', '操作日志', '邀请码']],
  [
    ['administrator'],
    [
      ...['待办', '询价', '订单', '售后', '反馈', '库存显示', '退款', '充值', '厂家认证', '发票', '账期', '账单'],
      ...['活动', '优惠券', '内容', '搜索词', '视频需求', '供应商', '产品目录', '协议', '操作日志', '邀请码', '员工', '密钥'],
    ],
  ],
] as const)('%j sees the places of their role and no others', async (roles, labels) => {
  showWorkplace('/', { roles: [...roles] });
  const places = await screen.findByRole('navigation', { name: '工作台' });
  expect(
    within(places)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(labels);
});

test('a screen of another role isn’t there, and engineers of the platform are shown the way', async () => {
  const first = showWorkplace('/operators', { roles: ['sales'] });
  expect(await screen.findByText('这里没有您可以处理的内容')).toBeVisible();
  first.unmount();
  showWorkplace('/', { roles: ['platform'] });
  expect(await screen.findByRole('link', { name: '前往运维台' })).toHaveAttribute('href', '/_platform/');
});

test('what cannot be read says so and can be tried again', async () => {
  let isAway = true;
  const { user } = showWorkplace('/', {
    staff: { listQueues: async () => (isAway ? Promise.reject(refusal('SERVICE_UNAVAILABLE', '服务不可用')) : []) },
  });
  expect(await screen.findByText('待办加载失败')).toBeVisible();
  isAway = false;
  await user.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByText('您的角色没有待办')).toBeVisible();
});
