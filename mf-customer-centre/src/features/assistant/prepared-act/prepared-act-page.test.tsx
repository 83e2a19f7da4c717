/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals';
import { accessibilityFaults, refusal, renderPage, screen } from '@mall/testing';
import PreparedActPage from './prepared-act-page.tsx';

const id = 'a'.repeat(26);
const act = {
  ...{ id, title: '取消一个订单', warning: '释放库存，已付款原路退回，不能撤销', facts: [{ label: '订单', value: 'SO202611230001' }] },
  ...{ keyName: '采购部的助手', createdAt: '2026-11-22T02:00:00Z', expiresAt: '2026-11-23T02:00:00Z', state: 'waiting', problem: '' },
};
const open = (assistant: object) =>
  renderPage(<PreparedActPage />, { answers: { assistant } as never, path: `/customer/assistantActs/${id}`, params: { id } });

test('what an assistant prepared says exactly what would change, and is done by a press', async () => {
  const confirmPreparedAct = jest.fn(async (_: object) => ({ ...act, state: 'done' }));
  const { user, container } = open({ getPreparedAct: async () => act, confirmPreparedAct });
  expect(await screen.findByText('SO202611230001')).toBeInTheDocument();
  expect(screen.getByText('释放库存，已付款原路退回，不能撤销')).toBeInTheDocument();
  expect(await accessibilityFaults(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: '确认执行' }));
  expect(confirmPreparedAct.mock.calls[0]![0]).toEqual({ id });
  expect(await screen.findByText('已完成，不会再次执行')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '确认执行' })).toBeNull();
});

test('what the mall refuses says why and can be tried again; what isn’t mine isn’t there', async () => {
  const { user } = open({ getPreparedAct: async () => act, confirmPreparedAct: async () => ({ ...act, problem: '该订单不能取消' }) });
  await user.click(await screen.findByRole('button', { name: '确认执行' }));
  expect(await screen.findByText('该订单不能取消')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '确认执行' })).toBeInTheDocument();
  open({ getPreparedAct: () => Promise.reject(refusal('ASSISTANT_ACT_NOT_FOUND', '该操作不存在，或不是为您准备的')) });
  expect(await screen.findByText('没有这个操作')).toBeInTheDocument();
});

test('what an ended key prepared says so and has no button', async () => {
  open({ getPreparedAct: async () => ({ ...act, state: 'ended' }) });
  expect(await screen.findByText(/密钥已停用/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '确认执行' })).toBeNull();
});
