/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals';
import { accessibilityFaults, renderPage, screen, within } from '@mall/testing';
import TalkList from './talk-list.tsx';

const talk = { id: 'a'.repeat(26), name: '密封件', version: 2, changedAt: '2026-11-22T02:00:00Z' };
const page = { pageIndex: 1, pageSize: 20, total: 1, items: [talk] };

test('kept conversations are found, gone on with, named and deleted', async () => {
  const kept = { startNew: jest.fn(), open: jest.fn(async (_: string) => {}), forget: jest.fn((_: string) => {}) };
  const onClose = jest.fn();
  const getTalks = jest.fn(async (_: object) => page);
  const renameTalk = jest.fn(async (_: object) => ({ ...talk, name: 'O型圈' }));
  const deleteTalk = jest.fn(async (_: object) => true);
  const { user, baseElement } = renderPage(<TalkList kept={kept} onClose={onClose} />, {
    answers: { assistant: { getTalks, renameTalk, deleteTalk } } as never,
    path: '/ai',
  });
  const list = await screen.findByRole('list', { name: '历史对话' });
  expect(await accessibilityFaults(baseElement)).toEqual([]);
  await user.click(within(list).getByRole('button', { name: '改名 密封件' }));
  expect(screen.getByLabelText('对话名称')).toHaveFocus();
  await user.keyboard('密封圈{Escape}');
  expect(renameTalk).not.toHaveBeenCalled();
  expect(onClose).not.toHaveBeenCalled();
  expect(within(list).getByRole('button', { name: '改名 密封件' })).toHaveFocus();
  await user.keyboard('{Enter}');
  await user.clear(screen.getByLabelText('对话名称'));
  await user.type(screen.getByLabelText('对话名称'), 'O型圈{Enter}');
  expect(renameTalk.mock.calls[0]![0]).toEqual({ id: talk.id, name: 'O型圈' });
  expect(await within(list).findByRole('button', { name: '改名 密封件' })).toHaveFocus();
  await user.click(await within(list).findByRole('button', { name: '删除 密封件' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '删除' }));
  expect(deleteTalk.mock.calls[0]![0]).toEqual({ id: talk.id });
  expect(kept.forget).toHaveBeenCalledWith(talk.id);
  await user.type(screen.getByLabelText('查找对话'), '圈');
  expect(getTalks.mock.calls.at(-1)![0]).toEqual({ keyword: '圈' });
  await user.click((await within(list).findAllByRole('button', { name: /^密封件/ }))[0]!);
  expect(kept.open).toHaveBeenCalledWith(talk.id);
  expect(onClose).toHaveBeenCalled();
});

test('those beyond the first twenty are reached, too', async () => {
  const kept = { startNew: jest.fn(), open: jest.fn(async (_: string) => {}), forget: jest.fn((_: string) => {}) };
  const getTalks = jest.fn(async ({ pageIndex = 1 }: { pageIndex?: number }) => ({ ...page, pageIndex, total: 45 }));
  const { user } = renderPage(<TalkList kept={kept} onClose={() => {}} />, { answers: { assistant: { getTalks } } as never, path: '/ai' });
  await user.click(await screen.findByRole('button', { name: /下一页/ }));
  expect(getTalks.mock.calls.at(-1)![0]).toEqual({ pageIndex: 2 });
});
