/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast, toastStore } from '../toast/toast-store.ts';
import { CopyText } from './copy-text.tsx';

test('one click copies the part number and says 已复制', async () => {
  const user = userEvent.setup();
  const onCopied = jest.fn();
  render(<CopyText text="BG0018372" onCopied={onCopied} />);
  await user.click(screen.getByRole('button', { name: '复制 BG0018372' }));
  expect(await navigator.clipboard.readText()).toBe('BG0018372');
  await waitFor(() => expect(onCopied).toHaveBeenCalledWith({ ok: true, text: '已复制' }));
});

test('a browser that forbids it gets 复制失败, as a toast when nobody listens', async () => {
  toast.clear();
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  render(<CopyText text="BG0018372" />);
  await user.click(screen.getByRole('button', { name: '复制 BG0018372' }));
  await waitFor(() => expect(toastStore.current()).toMatchObject([{ tone: 'danger', text: '复制失败' }]));
  toast.clear();
});
