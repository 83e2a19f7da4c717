/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '../button/button.tsx';
import { AlertDialog } from './alert-dialog.tsx';

const ask = (onConfirm: () => unknown, extra: object = {}) => (
  <AlertDialog trigger={<Button>删除</Button>} tone="danger" confirmText="确认删除" onConfirm={onConfirm} {...extra}>
    确认删除当前询价商品吗
  </AlertDialog>
);

test('before something is lost, 取消 has the focus; Escape changes nothing', async () => {
  const user = userEvent.setup();
  const onConfirm = jest.fn();
  render(ask(onConfirm));
  await user.click(screen.getByRole('button', { name: '删除' }));
  expect(await screen.findByRole('alertdialog', { name: '温馨提示', description: '确认删除当前询价商品吗' })).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: '取消' })));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(onConfirm).not.toHaveBeenCalled();
});

test('where cancelling has a price, Escape is no answer', async () => {
  const user = userEvent.setup();
  const onCancel = jest.fn();
  render(
    <AlertDialog open isEscapable={false} cancelText="退出登录" onCancel={onCancel}>
      协议已更新
    </AlertDialog>,
  );
  await screen.findByRole('alertdialog');
  await user.keyboard('{Escape}');
  expect(onCancel).not.toHaveBeenCalled();
  expect(screen.getByRole('alertdialog')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '退出登录' }));
  expect(onCancel).toHaveBeenCalledTimes(1);
});

test('while the answer is carried out the button is busy; if that fails, the question stays', async () => {
  const user = userEvent.setup();
  const answers = [Promise.reject(new Error('服务不可用')), Promise.resolve()];
  const onConfirm = jest.fn(() => answers[onConfirm.mock.calls.length - 1]);
  render(ask(onConfirm));
  await user.click(screen.getByRole('button', { name: '删除' }));
  await user.click(await screen.findByRole('button', { name: '确认删除' }));
  await waitFor(() => expect(screen.getByRole('button', { name: '确认删除' }).getAttribute('aria-busy')).toBeNull());
  expect(screen.getByRole('alertdialog')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '确认删除' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(onConfirm).toHaveBeenCalledTimes(2);
});

test('a notice closes itself when its time is over', async () => {
  const onOpenChange = jest.fn();
  render(
    <AlertDialog open onOpenChange={onOpenChange} cancelText={null} autoCloseAfter={20}>
      定位数据解析失败，请刷新页面重试
    </AlertDialog>,
  );
  await waitFor(() => expect(onOpenChange).toHaveBeenCalledWith(false));
});
