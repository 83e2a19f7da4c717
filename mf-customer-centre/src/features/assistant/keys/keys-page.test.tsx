/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals';
import { accessibilityFaults, refusal, renderPage, screen, within } from '@mall/testing';
import KeysPage, { type Keys } from './keys-page.tsx';

const key = {
  ...{ id: 1, name: '采购部的助手', abilities: ['prices', 'cart'], callsPerDay: 1000, callsToday: 12, cartLimitFen: 500_000 },
  ...{ cartTodayFen: 123_400, contactName: '王敏', state: 'live', createdAt: '2026-11-20T02:00:00Z', expiresAt: '2027-02-20T02:00:00Z' },
  lastUsedAt: '2026-11-22T02:00:00Z',
} as Keys['keys'][number];
const keys: Keys = { address: 'https://mall.example/api/ai/mcp', keys: [key] };
const uses = {
  ...{ pageIndex: 1, pageSize: 20, total: 1 },
  items: [{ id: 1, at: '2026-11-22T02:00:00Z', keyName: key.name, tool: '加入购物车', subject: 'AB1C2345，3', refusal: '', cartFen: 300 }],
};
const open = (more: object = {}) =>
  renderPage(<KeysPage />, {
    answers: { assistant: { getAssistantKeys: async () => keys, getAssistantKeyUses: async () => uses, ...more } } as never,
    path: '/customer/assistantKeys',
  });

test('each key tells what it may, what of it is used today and what it did; ending it is asked first', async () => {
  const endAssistantKey = jest.fn(async (_: object) => ({ ...keys, keys: [{ ...key, state: 'ended' as const }] }));
  const { user, container } = open({ endAssistantKey });
  const table = await screen.findByRole('table', { name: '助手密钥' });
  expect(table).toHaveTextContent('12 / 1000 次');
  expect(table).toHaveTextContent('加购 ¥1,234.00 / ¥5,000.00');
  expect(await screen.findByText('已加购 ¥3.00')).toBeInTheDocument();
  expect(await accessibilityFaults(container)).toEqual([]);
  await user.click(within(table).getByRole('button', { name: '停用 采购部的助手' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '停用' }));
  expect(endAssistantKey.mock.calls[0]![0]).toEqual({ id: 1 });
  expect(await screen.findByText('已停用')).toBeInTheDocument();
});

test('a new key is shown once, with what it was given', async () => {
  const addAssistantKey = jest.fn(async (_: object) => ({ id: 2, secret: `ak_2_${'x'.repeat(43)}`, all: keys }));
  const { user, baseElement } = open({ addAssistantKey });
  await user.click(await screen.findByRole('button', { name: '新建密钥' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: '新建' }));
  expect(within(dialog).getByText('请填写名称')).toBeInTheDocument();
  await user.type(within(dialog).getByLabelText(/名称/), '采购部的助手');
  await user.click(within(dialog).getByLabelText(/准备操作/));
  expect(await accessibilityFaults(baseElement)).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: '新建' }));
  expect(addAssistantKey.mock.calls[0]![0]).toEqual({
    ...{ name: '采购部的助手', abilities: ['prices', 'orders', 'cart', 'prepare'], callsPerDay: 1000, cartLimitFen: 500_000, days: 90 },
  });
  expect(await screen.findByText(`ak_2_${'x'.repeat(43)}`)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '已保存' }));
  expect(screen.queryByText(/^ak_2_/)).toBeNull();
});

test('who may not manage reads so', async () => {
  open({ getAssistantKeys: () => Promise.reject(refusal('RIGHT_TO_MANAGE_MISSING', '您没有管理企业的权限，请联系本企业主管开通')) });
  expect(await screen.findByText('您没有管理企业的权限')).toBeInTheDocument();
});
